--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: _sqlx_migrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public._sqlx_migrations (
    version bigint NOT NULL,
    description text NOT NULL,
    installed_on timestamp with time zone DEFAULT now() NOT NULL,
    success boolean NOT NULL,
    checksum bytea NOT NULL,
    execution_time bigint NOT NULL
);


--
-- Name: entries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.entries (
    table_id text NOT NULL,
    sequence bigint NOT NULL,
    body text NOT NULL
);


--
-- Name: people; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.people (
    id text NOT NULL,
    name text NOT NULL,
    secret_hash text NOT NULL,
    created_at bigint NOT NULL
);


--
-- Name: presence; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.presence (
    table_id text NOT NULL,
    node text NOT NULL,
    people text NOT NULL,
    others bigint NOT NULL,
    seen_at bigint NOT NULL
);


--
-- Name: results; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.results (
    table_id text NOT NULL,
    seat bigint NOT NULL,
    person_id text NOT NULL,
    game text NOT NULL,
    outcome text NOT NULL,
    ended_at bigint NOT NULL
);


--
-- Name: seats; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.seats (
    table_id text NOT NULL,
    seat bigint NOT NULL,
    person_id text NOT NULL
);


--
-- Name: service; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.service (
    id bigint NOT NULL,
    last_seen bigint NOT NULL,
    away bigint NOT NULL
);


--
-- Name: summaries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.summaries (
    table_id text NOT NULL,
    game text NOT NULL,
    host text NOT NULL,
    phase text NOT NULL,
    is_public bigint NOT NULL,
    sequence bigint NOT NULL,
    opened_at bigint NOT NULL,
    changed_at bigint NOT NULL,
    deadline bigint NOT NULL,
    waits_for_bot bigint NOT NULL,
    to_act text NOT NULL,
    about text NOT NULL
);


--
-- Name: tables; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tables (
    id text NOT NULL,
    seed text NOT NULL,
    created_at bigint NOT NULL
);


--
-- Name: transfers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.transfers (
    hash text NOT NULL,
    table_id text NOT NULL,
    seat bigint NOT NULL,
    person_id text NOT NULL,
    expires_at bigint NOT NULL
);


--
-- Data for Name: _sqlx_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public._sqlx_migrations VALUES (1, 'tables', '2026-11-17 05:40:52.910746+00', true, '\x591de7180b3506ab1857161e3cf2e952b38b82704fede33997e090eb9c36adf5a71bc1703dae5fced41c1da392250bea', 71277690);
INSERT INTO public._sqlx_migrations VALUES (2, 'nodes', '2026-11-17 05:40:52.982493+00', true, '\xfb0e0b8f057776b8330114c4aff2d37ad96ab1e1af868a4955c64b3d0eeaec56f2dddc01f33493c3ad2aaae179bcda3a', 12009716);


--
-- Data for Name: entries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.entries VALUES ('5us2xkwxp36ycqgk', 1, '{"sequence":1,"at":1794894053129,"key":{"by":"x5a5kyafu78fdxvb","word":"9d215eda1abea24546c0636604f6fb15"},"event":{"opened":{"plan":{"game":"guardians","options":{"players":2,"variant":"basic","empty_column":"shot"},"seats":["person","person"],"clock":{"live":{"minutes":1,"increment":0}},"late":"bot","public":true,"chat":true},"host":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"commitment":"b4d9072d83e60a6b9c7ff4fef5d6d4095a74e7a96583b94e027d0e0172e9af10"}}}');
INSERT INTO public.entries VALUES ('5us2xkwxp36ycqgk', 2, '{"sequence":2,"at":1794894053137,"key":{"by":"x5a5kyafu78fdxvb","word":"990bb3d52b70fcfa4719175de21090d9"},"event":{"sat":{"seat":1,"person":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"entropy":"5c1e90438b1a505323385ce2a2d1d15b"}}}');
INSERT INTO public.entries VALUES ('5us2xkwxp36ycqgk', 3, '{"sequence":3,"at":1794894053154,"key":{"by":"gc4fr2mw6g2m5gse","word":"c419e2a2f5cf29827f3bb5a19f756123"},"event":{"sat":{"seat":2,"person":{"id":"gc4fr2mw6g2m5gse","name":"Ben"},"entropy":"73af8efd3234de3d86ea45dcbc0151a4"}},"start":{"commitment":"7f22fb6547662b5b859402cb9f7e3e308aa1e351ebf0061a9db6dea3d227db01","moves":["draw 1","draw 2","draw 4","draw 3","draw 4","draw 1","draw 5","draw 2","draw 1","draw 3","draw 2","draw 4","draw 3","draw 2","draw 1","draw 5","draw 2","draw 2","draw 5","draw 4","draw 5","draw 1","draw 2","draw 3"]}}');
INSERT INTO public.entries VALUES ('3uy4gxn7k2eme8en', 1, '{"sequence":1,"at":1794894053182,"key":{"by":"x5a5kyafu78fdxvb","word":"eff195ae7d099c616154d79e0a85f11e"},"event":{"opened":{"plan":{"game":"guardians","options":{"players":2,"variant":"basic","empty_column":"shot"},"seats":["person","person"],"clock":{"live":{"minutes":1,"increment":0}},"late":"resign","public":true,"chat":true},"host":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"commitment":"741d1171d30fcc8acd31c934c3819b9fb92209040cfee88cb6e0552c02223f48"}}}');
INSERT INTO public.entries VALUES ('3uy4gxn7k2eme8en', 2, '{"sequence":2,"at":1794894053206,"key":{"by":"x5a5kyafu78fdxvb","word":"0518e830bc0eca2f1bd8e36d4597bfdb"},"event":{"sat":{"seat":1,"person":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"entropy":"8b272939ca3c737e317fab9e4aa14116"}}}');
INSERT INTO public.entries VALUES ('3uy4gxn7k2eme8en', 3, '{"sequence":3,"at":1794894053303,"key":{"by":"gc4fr2mw6g2m5gse","word":"7c0ff1736b4e7b5a7f30f8d70d227194"},"event":{"sat":{"seat":2,"person":{"id":"gc4fr2mw6g2m5gse","name":"Ben"},"entropy":"857049db5555b4b29c6ae2147a3ec1fc"}},"start":{"commitment":"d690107a422c35860a2c5b366249aab745efd8506830833138861efd28887136","moves":["draw 1","draw 5","draw 3","draw 4","draw 1","draw 4","draw 2","draw 2","draw 5","draw 3","draw 3","draw 4","draw 5","draw 5","draw 5","draw 4","draw 2","draw 2","draw 5","draw 5","draw 5","draw 2","draw 1","draw 1"]}}');
INSERT INTO public.entries VALUES ('f6rnwgfz8bjjv2ba', 1, '{"sequence":1,"at":1794894053356,"key":{"by":"x5a5kyafu78fdxvb","word":"e92339a2d339721994affc46e117bf3b"},"event":{"opened":{"plan":{"game":"guardians","options":{"players":3,"variant":"basic","empty_column":"shot"},"seats":["person","person","person"],"clock":"none","late":"bot","public":true,"chat":true},"host":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"commitment":"7a4cdcfc9ceba96ee484b293a9369ac3eac56d0d5544379a479959323576b7c7"}}}');
INSERT INTO public.entries VALUES ('f6rnwgfz8bjjv2ba', 2, '{"sequence":2,"at":1794894053359,"key":{"by":"x5a5kyafu78fdxvb","word":"32959c7845aa936c8879b4f37ba9ea9a"},"event":{"sat":{"seat":1,"person":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"entropy":"d142754c5facc9eebebffe6e44ba6467"}}}');
INSERT INTO public.entries VALUES ('f6rnwgfz8bjjv2ba', 3, '{"sequence":3,"at":1794894053370,"key":{"by":"gc4fr2mw6g2m5gse","word":"362737d6e6c7519ca6fbce936d39e8b7"},"event":{"sat":{"seat":2,"person":{"id":"gc4fr2mw6g2m5gse","name":"Ben"},"entropy":"bb6bbeedef029371cdbaca4ceedd4c4f"}}}');
INSERT INTO public.entries VALUES ('f6rnwgfz8bjjv2ba', 4, '{"sequence":4,"at":1794894053374,"key":{"by":"vwhrgh6jhu8hen6z","word":"7cc2382720dcbb9bb0b5c4b482e5b327"},"event":{"sat":{"seat":3,"person":{"id":"vwhrgh6jhu8hen6z","name":"Żaneta"},"entropy":"286e901e2b61cbfbfcc548ce2f45ab46"}},"start":{"commitment":"d6a4b4455a41d31dc261ee35de26cef4d46740bfb35027a24a86740a4b0c6a5b","moves":["draw 1","draw 2","draw 2","draw 2","draw 4","draw 1","draw 4","draw 3","draw 3","draw 3","draw 2","draw 4","draw 2","draw 4","draw 5","draw 3","draw 1","draw 2","draw 4","draw 5","draw 3","draw 5","draw 3","draw 4"]}}');
INSERT INTO public.entries VALUES ('axfhev9bxyaeqcfv', 1, '{"sequence":1,"at":1794894053378,"key":{"by":"x5a5kyafu78fdxvb","word":"5c1f051b737ba38d9639a52d9441d727"},"event":{"opened":{"plan":{"game":"rescue","options":{"players":3,"layout":"choose","powers":"none"},"seats":["person","person","person"],"clock":"none","late":"bot","public":true,"chat":true},"host":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"commitment":"4ff979adfac7f45611b57d09ec92d955ea21754350df32ed5fb74f892153dde7"}}}');
INSERT INTO public.entries VALUES ('axfhev9bxyaeqcfv', 2, '{"sequence":2,"at":1794894053381,"key":{"by":"x5a5kyafu78fdxvb","word":"b5e324ca71f2a0585d9580fa515130e4"},"event":{"sat":{"seat":1,"person":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"entropy":"c6178323270edbc7367b966d7f3bed9f"}}}');
INSERT INTO public.entries VALUES ('axfhev9bxyaeqcfv', 3, '{"sequence":3,"at":1794894053454,"key":{"by":"gc4fr2mw6g2m5gse","word":"bfd4cf1a5b8d20b6a95e024e0df11cc0"},"event":{"sat":{"seat":2,"person":{"id":"gc4fr2mw6g2m5gse","name":"Ben"},"entropy":"821e3f9358a441dc5a6ba490c26ee71d"}}}');
INSERT INTO public.entries VALUES ('axfhev9bxyaeqcfv', 4, '{"sequence":4,"at":1794894053491,"key":{"by":"vwhrgh6jhu8hen6z","word":"3bc70457ecac49c2247013d16d3e7963"},"event":{"sat":{"seat":3,"person":{"id":"vwhrgh6jhu8hen6z","name":"Żaneta"},"entropy":"ad6926a76c18b8b5b04266ac9866aacf"}},"start":{"commitment":"384ef4d3190b085f63232b8a8ec01cd0a22596619538323f33c16bcb19cd0bce","moves":[]}}');
INSERT INTO public.entries VALUES ('f6rnwgfz8bjjv2ba', 5, '{"sequence":5,"at":1794894053514,"key":{"by":"x5a5kyafu78fdxvb","word":"3e15c705e72cbc04cf80f8ddc1ae293a"},"event":{"moved":{"seat":1,"moves":["place b"]}}}');
INSERT INTO public.entries VALUES ('f6rnwgfz8bjjv2ba', 6, '{"sequence":6,"at":1794894053515,"key":{"by":"gc4fr2mw6g2m5gse","word":"41e01c1a633f7b1320fabbefabe9da39"},"event":{"moved":{"seat":2,"moves":["place f"]}}}');
INSERT INTO public.entries VALUES ('axfhev9bxyaeqcfv', 5, '{"sequence":5,"at":1794894053543,"key":{"by":"x5a5kyafu78fdxvb","word":"4e5b4f1b57cb17cd7df38abe26de6d98"},"event":{"moved":{"seat":1,"moves":["lay F"]}}}');
INSERT INTO public.entries VALUES ('axfhev9bxyaeqcfv', 6, '{"sequence":6,"at":1794894053543,"key":{"by":"x5a5kyafu78fdxvb","word":"d84ad0f2c2fd3e66b3232d4748448fdc"},"event":{"moved":{"seat":1,"moves":["lay T"]}}}');
INSERT INTO public.entries VALUES ('axfhev9bxyaeqcfv', 7, '{"sequence":7,"at":1794894053544,"key":{"by":"x5a5kyafu78fdxvb","word":"9d76275911ef37c7b1de22e456bbb6e1"},"event":{"moved":{"seat":1,"moves":["lay C"]}}}');
INSERT INTO public.entries VALUES ('axfhev9bxyaeqcfv', 8, '{"sequence":8,"at":1794894053544,"key":{"by":"x5a5kyafu78fdxvb","word":"cd685390fb89b79dd2217ec07ce20ef5"},"event":{"moved":{"seat":1,"moves":["lay H"]}}}');
INSERT INTO public.entries VALUES ('axfhev9bxyaeqcfv', 9, '{"sequence":9,"at":1794894053544,"key":{"by":"x5a5kyafu78fdxvb","word":"d64240f445c8954221da98fb8b015f50"},"event":{"moved":{"seat":1,"moves":["lay C"]}}}');
INSERT INTO public.entries VALUES ('axfhev9bxyaeqcfv', 10, '{"sequence":10,"at":1794894053545,"key":{"by":"x5a5kyafu78fdxvb","word":"58ab06bef1ec99104aa16091e2a6c834"},"event":{"moved":{"seat":1,"moves":["lay F"]}}}');
INSERT INTO public.entries VALUES ('axfhev9bxyaeqcfv', 11, '{"sequence":11,"at":1794894053545,"key":{"by":"x5a5kyafu78fdxvb","word":"0bd3c5c57444e9c49f65bc1c54d50901"},"event":{"moved":{"seat":1,"moves":["lay H"]}}}');
INSERT INTO public.entries VALUES ('axfhev9bxyaeqcfv', 12, '{"sequence":12,"at":1794894053545,"key":{"by":"x5a5kyafu78fdxvb","word":"4294ccb8e336b26fb0bfe511056a848d"},"event":{"moved":{"seat":1,"moves":["lay T"]}}}');
INSERT INTO public.entries VALUES ('axfhev9bxyaeqcfv', 13, '{"sequence":13,"at":1794894053550,"key":{"by":"gc4fr2mw6g2m5gse","word":"3eb7de59889ff41c8794685b0c21b9fb"},"event":{"moved":{"seat":2,"moves":["lay F"]}}}');
INSERT INTO public.entries VALUES ('axfhev9bxyaeqcfv', 15, '{"sequence":15,"at":1794894053563,"key":{"by":"gc4fr2mw6g2m5gse","word":"72f2f64ac0f1798dcb276b78e52cb0ad"},"event":{"moved":{"seat":2,"moves":["lay T"]}}}');
INSERT INTO public.entries VALUES ('axfhev9bxyaeqcfv', 17, '{"sequence":17,"at":1794894053574,"key":{"by":"gc4fr2mw6g2m5gse","word":"6f1884a2755ecd3793e425fe6da0d536"},"event":{"moved":{"seat":2,"moves":["lay H"]}}}');
INSERT INTO public.entries VALUES ('axfhev9bxyaeqcfv', 19, '{"sequence":19,"at":1794894053582,"key":{"by":"gc4fr2mw6g2m5gse","word":"3d785316f95a15e8c8609102853b0efd"},"event":{"moved":{"seat":2,"moves":["lay C"]}}}');
INSERT INTO public.entries VALUES ('szg743j35u9zs62b', 3, '{"sequence":3,"at":1794894053654,"key":{"by":"gc4fr2mw6g2m5gse","word":"acebd2d485ab6be510904670ba98d81e"},"event":{"sat":{"seat":2,"person":{"id":"gc4fr2mw6g2m5gse","name":"Ben"},"entropy":"ae3d85861e58d921e723bcf1ccc86445"}}}');
INSERT INTO public.entries VALUES ('szg743j35u9zs62b', 5, '{"sequence":5,"at":1794894053794,"key":{"by":"vwhrgh6jhu8hen6z","word":"6289635fd7f9b1220e8ea5a91c2b97a6"},"event":{"stood":{"seat":3}}}');
INSERT INTO public.entries VALUES ('szg743j35u9zs62b', 7, '{"sequence":7,"at":1794894053939,"key":{"by":"x5a5kyafu78fdxvb","word":"e00d61845701933ff481168ed58a0075"},"event":{"stood":{"seat":4}}}');
INSERT INTO public.entries VALUES ('szg743j35u9zs62b', 9, '{"sequence":9,"at":1794894053983,"key":{"by":"gc4fr2mw6g2m5gse","word":"d52e2682926f1d8ef3f6beb0b70f5f59"},"event":{"said":{"seat":2,"text":"Na kogo czekamy?"}}}');
INSERT INTO public.entries VALUES ('ztuvuhyq8y9ezznw', 2, '{"sequence":2,"at":1794894054187,"key":{"by":"x5a5kyafu78fdxvb","word":"94a7a17e33be0a4a136333332b96446b"},"event":{"sat":{"seat":1,"person":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"entropy":"4c9573e23a97971357c00282c51d1470"}}}');
INSERT INTO public.entries VALUES ('ztuvuhyq8y9ezznw', 4, '{"sequence":4,"at":1794894054287,"key":{"by":"x5a5kyafu78fdxvb","word":"76b77531e09898e12ea35a4487dc4ea0"},"event":{"said":{"seat":1,"text":"Another day then"}}}');
INSERT INTO public.entries VALUES ('gwu7g6xsdxckah2m', 1, '{"sequence":1,"at":1794894054335,"key":{"by":"x5a5kyafu78fdxvb","word":"21da5d1d00f41306447b9256a065979c"},"event":{"opened":{"plan":{"game":"guardians","options":{"players":2,"variant":"basic","empty_column":"shot"},"seats":["person","person"],"clock":"none","late":"bot","public":true,"chat":true},"host":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"commitment":"2d67039eb0966edba61b2dc12d908b7323631981995d7c38f2c5a26d0ff2f894"}}}');
INSERT INTO public.entries VALUES ('gwu7g6xsdxckah2m', 3, '{"sequence":3,"at":1794894054363,"key":{"by":"gc4fr2mw6g2m5gse","word":"c1b0dde1372914057330ed800d667325"},"event":{"sat":{"seat":2,"person":{"id":"gc4fr2mw6g2m5gse","name":"Ben"},"entropy":"c5ccf2018472c2bcb36d808689a73f8b"}},"start":{"commitment":"f0de6b8d4d8c84a8f7d660b90f33a069b6d33d4ef1768f0b0a7567e03bd80361","moves":["draw 3","draw 2","draw 1","draw 1","draw 3","draw 4","draw 3","draw 2","draw 5","draw 5","draw 4","draw 1","draw 2","draw 5","draw 5","draw 4","draw 2","draw 2","draw 2","draw 1","draw 1","draw 4","draw 1","draw 5"]}}');
INSERT INTO public.entries VALUES ('gwu7g6xsdxckah2m', 5, '{"sequence":5,"at":1794894054431,"key":{"by":"gc4fr2mw6g2m5gse","word":"d137c020fe0bed50b7602b42d2695b80"},"event":{"moved":{"seat":2,"moves":["place e"]}}}');
INSERT INTO public.entries VALUES ('gwu7g6xsdxckah2m', 7, '{"sequence":7,"at":1794894054476,"key":{"by":"x5a5kyafu78fdxvb","word":"d32ce5d41a0be31fa65fdd24dc3f277e"},"event":{"moved":{"seat":1,"moves":["move f1-e2"]}}}');
INSERT INTO public.entries VALUES ('gwu7g6xsdxckah2m', 9, '{"sequence":9,"at":1794894054518,"key":{"by":"x5a5kyafu78fdxvb","word":"3bb081ce21fa56eabdab3b855ea4b2e9"},"event":{"moved":{"seat":1,"moves":["mine b1"]}}}');
INSERT INTO public.entries VALUES ('gwu7g6xsdxckah2m', 11, '{"sequence":11,"at":1794894054542,"key":{"by":"x5a5kyafu78fdxvb","word":"2b70e02584e60b443d3c9a4b1577da89"},"event":{"said":{"seat":1,"text":"Good luck!"}}}');
INSERT INTO public.entries VALUES ('xcdymcx6543hg69t', 1, '{"sequence":1,"at":1794894054589,"key":{"by":"x5a5kyafu78fdxvb","word":"2a9090f1045bdfd7ec9f9969962a6704"},"event":{"opened":{"plan":{"game":"rescue","options":{"players":4,"layout":"choose","powers":"none"},"seats":["person","person","person","person"],"clock":"none","late":"bot","public":true,"chat":true},"host":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"commitment":"f826d55ee7294be14760a52ebe8d118e1dd98bbbd9d8a54c24a5e750222311f1"}}}');
INSERT INTO public.entries VALUES ('xcdymcx6543hg69t', 2, '{"sequence":2,"at":1794894054623,"key":{"by":"x5a5kyafu78fdxvb","word":"f2e8a83bb2af5a1be0aa90f8a33bac5c"},"event":{"sat":{"seat":1,"person":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"entropy":"331ac4c152eb7e0d1a493f0717d1c6df"}}}');
INSERT INTO public.entries VALUES ('xcdymcx6543hg69t', 4, '{"sequence":4,"at":1794894054680,"key":{"by":"vwhrgh6jhu8hen6z","word":"466d92b804f46c36f5ba604ff02ca109"},"event":{"sat":{"seat":3,"person":{"id":"vwhrgh6jhu8hen6z","name":"Żaneta"},"entropy":"8091739134c81205c34135971d302718"}}}');
INSERT INTO public.entries VALUES ('xcdymcx6543hg69t', 5, '{"sequence":5,"at":1794894054699,"key":{"by":"h5uu58h694fswup9","word":"dd3e5d8be3a176549d3f8ca5e3937f4a"},"event":{"sat":{"seat":4,"person":{"id":"h5uu58h694fswup9","name":"דן"},"entropy":"ac07cc1ecf94ad72101325fca534186e"}},"start":{"commitment":"d8ae4ae4c7a8c435d1d3b3f24443b301ea25dbf5ba6b2cbb751c868cdf1f0d32","moves":[]}}');
INSERT INTO public.entries VALUES ('xcdymcx6543hg69t', 7, '{"sequence":7,"at":1794894054736,"key":{"by":"x5a5kyafu78fdxvb","word":"f1fa54490e68a4a018233e7c5afd587c"},"event":{"moved":{"seat":1,"moves":["lay F"]}}}');
INSERT INTO public.entries VALUES ('xcdymcx6543hg69t', 9, '{"sequence":9,"at":1794894054771,"key":{"by":"x5a5kyafu78fdxvb","word":"36ef90a2d9be1397a0357118db12c932"},"event":{"moved":{"seat":1,"moves":["lay T"]}}}');
INSERT INTO public.entries VALUES ('xcdymcx6543hg69t', 11, '{"sequence":11,"at":1794894054798,"key":{"by":"x5a5kyafu78fdxvb","word":"3c1e4941ca5fe4aeada159c43afb2233"},"event":{"moved":{"seat":1,"moves":["lay F"]}}}');
INSERT INTO public.entries VALUES ('xcdymcx6543hg69t', 13, '{"sequence":13,"at":1794894054873,"key":{"by":"x5a5kyafu78fdxvb","word":"93cbae3a56cf10a7bd3e328a5cd837e4"},"event":{"moved":{"seat":1,"moves":["lay H"]}}}');
INSERT INTO public.entries VALUES ('pgrya7vq52hryc22', 1, '{"sequence":1,"at":1794894054910,"key":{"by":"x5a5kyafu78fdxvb","word":"548cb59a106ebe92efa1468d96368d05"},"event":{"opened":{"plan":{"game":"armada","options":{"edition":"standard","three_boxes":"zero"},"seats":["person"],"clock":"none","late":"bot","public":true,"chat":true},"host":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"commitment":"85b0f66ef65d06eb0a5e761dc91b82d8a7f0cfff59e04ba7539672ce129458a5"}}}');
INSERT INTO public.entries VALUES ('pgrya7vq52hryc22', 3, '{"sequence":3,"at":1794894054928,"key":{"by":"x5a5kyafu78fdxvb","word":"2adc4f2f9a890d51f6115f1b5b1fc911"},"event":{"moved":{"seat":1,"moves":["values 5@3c1'',5c1"]}}}');
INSERT INTO public.entries VALUES ('pgrya7vq52hryc22', 5, '{"sequence":5,"at":1794894054930,"key":{"by":"x5a5kyafu78fdxvb","word":"d3bf0b4ea3d89f65f11358b0a27419c1"},"event":{"moved":{"seat":1,"moves":["value 3@6d1"]}}}');
INSERT INTO public.entries VALUES ('pgrya7vq52hryc22', 7, '{"sequence":7,"at":1794894054939,"key":{"by":"x5a5kyafu78fdxvb","word":"f4709fd99b3ad4f79717ef94c26433ab"},"event":{"moved":{"seat":1,"moves":["value 6@2b2"]}}}');
INSERT INTO public.entries VALUES ('axfhev9bxyaeqcfv', 14, '{"sequence":14,"at":1794894053551,"key":{"by":"gc4fr2mw6g2m5gse","word":"f5d65ae44f05f7a68af7aea40e1cbbbf"},"event":{"moved":{"seat":2,"moves":["lay T"]}}}');
INSERT INTO public.entries VALUES ('axfhev9bxyaeqcfv', 16, '{"sequence":16,"at":1794894053564,"key":{"by":"gc4fr2mw6g2m5gse","word":"132ee9da045e0c566a530efb48fc325c"},"event":{"moved":{"seat":2,"moves":["lay H"]}}}');
INSERT INTO public.entries VALUES ('axfhev9bxyaeqcfv', 18, '{"sequence":18,"at":1794894053578,"key":{"by":"gc4fr2mw6g2m5gse","word":"c625126d6b743c497fb0880a7c4dd34d"},"event":{"moved":{"seat":2,"moves":["lay C"]}}}');
INSERT INTO public.entries VALUES ('axfhev9bxyaeqcfv', 20, '{"sequence":20,"at":1794894053602,"key":{"by":"gc4fr2mw6g2m5gse","word":"23f7f4062a46de740028feb79a7571db"},"event":{"moved":{"seat":2,"moves":["lay F"]}}}');
INSERT INTO public.entries VALUES ('szg743j35u9zs62b', 1, '{"sequence":1,"at":1794894053606,"key":{"by":"x5a5kyafu78fdxvb","word":"1643175eaa5081aa00f564e7eba1fec3"},"event":{"opened":{"plan":{"game":"rescue","options":{"players":4,"layout":"choose","powers":"none"},"seats":["person","person","person","person"],"clock":"none","late":"bot","public":true,"chat":true},"host":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"commitment":"419641ea046b5409588097f08c7c2ffc26a676801c301610bce4ddb94ae037ed"}}}');
INSERT INTO public.entries VALUES ('szg743j35u9zs62b', 2, '{"sequence":2,"at":1794894053609,"key":{"by":"x5a5kyafu78fdxvb","word":"4b42e6cade38e402b8d3ccc27ee58520"},"event":{"sat":{"seat":1,"person":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"entropy":"3b93bf05b22c870c1c4dbe7309443778"}}}');
INSERT INTO public.entries VALUES ('szg743j35u9zs62b', 4, '{"sequence":4,"at":1794894053747,"key":{"by":"vwhrgh6jhu8hen6z","word":"d638d1ba81e30a3c5cdfd3e5475a2c9a"},"event":{"sat":{"seat":3,"person":{"id":"vwhrgh6jhu8hen6z","name":"Żaneta"},"entropy":"69968f610273b67fb625d9235cd594d1"}}}');
INSERT INTO public.entries VALUES ('szg743j35u9zs62b', 6, '{"sequence":6,"at":1794894053926,"key":{"by":"h5uu58h694fswup9","word":"bb8d49fcc427beadb18d816600de18fb"},"event":{"sat":{"seat":4,"person":{"id":"h5uu58h694fswup9","name":"דן"},"entropy":"398bc4ad8bd6b549d097c51b3b763639"}}}');
INSERT INTO public.entries VALUES ('szg743j35u9zs62b', 8, '{"sequence":8,"at":1794894053970,"key":{"by":"x5a5kyafu78fdxvb","word":"2d79fcdcb96c3ac94a99bcb478a3320b"},"event":{"planned":{"seat":4,"by":{"bot":2}}}}');
INSERT INTO public.entries VALUES ('ztuvuhyq8y9ezznw', 1, '{"sequence":1,"at":1794894054051,"key":{"by":"x5a5kyafu78fdxvb","word":"34dea3ad03c228395db3e492c32f8040"},"event":{"opened":{"plan":{"game":"guardians","options":{"players":3,"variant":"basic","empty_column":"shot"},"seats":["person","person","person"],"clock":"none","late":"bot","public":true,"chat":true},"host":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"commitment":"fa9dec0b99e20cbbe51a0cf6e9c22a86007a8c0a7a89a878a5189a8c52e41b68"}}}');
INSERT INTO public.entries VALUES ('ztuvuhyq8y9ezznw', 3, '{"sequence":3,"at":1794894054255,"key":{"by":"gc4fr2mw6g2m5gse","word":"e05f4fac246cdb42bca22fe6c2650d0e"},"event":{"sat":{"seat":2,"person":{"id":"gc4fr2mw6g2m5gse","name":"Ben"},"entropy":"04dc8ae6962b88a7da1ad301e1c80d43"}}}');
INSERT INTO public.entries VALUES ('ztuvuhyq8y9ezznw', 5, '{"sequence":5,"at":1794894054288,"key":{"by":"x5a5kyafu78fdxvb","word":"dea1a756e63f67f2c2bab729b0b1183d"},"event":"closed"}');
INSERT INTO public.entries VALUES ('gwu7g6xsdxckah2m', 2, '{"sequence":2,"at":1794894054348,"key":{"by":"x5a5kyafu78fdxvb","word":"fa6e711fc5a13209ed1c4988da14b629"},"event":{"sat":{"seat":1,"person":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"entropy":"141bd5db22945aa6a1f485ede59d80eb"}}}');
INSERT INTO public.entries VALUES ('gwu7g6xsdxckah2m', 4, '{"sequence":4,"at":1794894054365,"key":{"by":"x5a5kyafu78fdxvb","word":"feedace5571619c22d3b6a4b76ea2f1b"},"event":{"moved":{"seat":1,"moves":["place f"]}}}');
INSERT INTO public.entries VALUES ('gwu7g6xsdxckah2m', 6, '{"sequence":6,"at":1794894054432,"key":{"by":"gc4fr2mw6g2m5gse","word":"b36cdcd6edca75b75c2cc6b7e966e072"},"event":{"moved":{"seat":2,"moves":["mine a1"]}}}');
INSERT INTO public.entries VALUES ('gwu7g6xsdxckah2m', 8, '{"sequence":8,"at":1794894054477,"key":{"by":"x5a5kyafu78fdxvb","word":"6eda2f7e4a2999d568dabe372292bbe4"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('gwu7g6xsdxckah2m', 10, '{"sequence":10,"at":1794894054527,"key":{"by":"gc4fr2mw6g2m5gse","word":"f2424e26ec769e111dc7545ebf42c2fc"},"event":{"moved":{"seat":2,"moves":["move e1-d1"]}}}');
INSERT INTO public.entries VALUES ('gwu7g6xsdxckah2m', 12, '{"sequence":12,"at":1794894054550,"key":{"by":"gc4fr2mw6g2m5gse","word":"b15ba57fb8ebd7fd9175d283c9a7c3c3"},"event":{"said":{"seat":2,"text":"Powodzenia, żółwiu 🐢"}}}');
INSERT INTO public.entries VALUES ('xcdymcx6543hg69t', 3, '{"sequence":3,"at":1794894054655,"key":{"by":"gc4fr2mw6g2m5gse","word":"ebad4f8dea93b2f72dcc77ed2223b274"},"event":{"sat":{"seat":2,"person":{"id":"gc4fr2mw6g2m5gse","name":"Ben"},"entropy":"88ec0e72ea0be3b9811e4f4aeb6febec"}}}');
INSERT INTO public.entries VALUES ('xcdymcx6543hg69t', 6, '{"sequence":6,"at":1794894054700,"key":{"by":"x5a5kyafu78fdxvb","word":"add5c34f772e021efeb8a4a76a4958d9"},"event":{"moved":{"seat":1,"moves":["lay T"]}}}');
INSERT INTO public.entries VALUES ('xcdymcx6543hg69t', 8, '{"sequence":8,"at":1794894054760,"key":{"by":"x5a5kyafu78fdxvb","word":"975bd52e20870629728ef8d12e3acfda"},"event":{"moved":{"seat":1,"moves":["lay C"]}}}');
INSERT INTO public.entries VALUES ('xcdymcx6543hg69t', 10, '{"sequence":10,"at":1794894054779,"key":{"by":"x5a5kyafu78fdxvb","word":"9a66e8c9fd19a33131c52041d60a300a"},"event":{"moved":{"seat":1,"moves":["lay C"]}}}');
INSERT INTO public.entries VALUES ('xcdymcx6543hg69t', 12, '{"sequence":12,"at":1794894054831,"key":{"by":"x5a5kyafu78fdxvb","word":"a29e710ad40efb6145da6902fc3b68f1"},"event":{"moved":{"seat":1,"moves":["lay H"]}}}');
INSERT INTO public.entries VALUES ('xcdymcx6543hg69t', 14, '{"sequence":14,"at":1794894054874,"key":{"by":"gc4fr2mw6g2m5gse","word":"d321ca49448b7e75026f34b4128fcc3a"},"event":{"moved":{"seat":2,"moves":["lay T"]}}}');
INSERT INTO public.entries VALUES ('pgrya7vq52hryc22', 2, '{"sequence":2,"at":1794894054927,"key":{"by":"x5a5kyafu78fdxvb","word":"54993c359860ac3443e5c4b1830b3ec4"},"event":{"sat":{"seat":1,"person":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"entropy":"ffdd433279ba6edae676c5464d3263e0"}},"start":{"commitment":"3233377060702fa8872b7aae3fed6a65f7c57dadfccf6a0b60fb0566da5f091e","moves":["roll 3 5 5"]}}');
INSERT INTO public.entries VALUES ('pgrya7vq52hryc22', 4, '{"sequence":4,"at":1794894054928,"key":{"by":"x5a5kyafu78fdxvb","word":"adff93bf5694c702a74c96512e7c46ef"},"event":{"moved":{"seat":1,"moves":["build 3","roll 2 3 6"]}}}');
INSERT INTO public.entries VALUES ('pgrya7vq52hryc22', 6, '{"sequence":6,"at":1794894054931,"key":{"by":"x5a5kyafu78fdxvb","word":"ea50e9cf60bed39a20779aa3800e8cd5"},"event":{"moved":{"seat":1,"moves":["build 6","roll 3 4 6"]}}}');
INSERT INTO public.entries VALUES ('utqfmrdaj29xzr8s', 1, '{"sequence":1,"at":1794894054947,"key":{"by":"x5a5kyafu78fdxvb","word":"e84b0f6b77d0340c3cbe9c303b2b5e84"},"event":{"opened":{"plan":{"game":"hegemony","options":{"difficulty":"basic","captain":"random"},"seats":["person"],"clock":"none","late":"bot","public":true,"chat":true},"host":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"commitment":"179933e4337b49e2b6050609cd2827b70ed0a86dff330f353d96e609f163aa7f"}}}');
INSERT INTO public.entries VALUES ('utqfmrdaj29xzr8s', 3, '{"sequence":3,"at":1794894054963,"key":{"by":"x5a5kyafu78fdxvb","word":"131d917c7018ceca9b2fbb2ac4429f6e"},"event":{"moved":{"seat":1,"moves":["planet orchard","card tender","card hullbreaker","card informant","card turncoat"]}}}');
INSERT INTO public.entries VALUES ('hjvuv92pbsgu7ge7', 6, '{"sequence":6,"at":1794894055561,"key":{"by":"gc4fr2mw6g2m5gse","word":"82ff9df672d163f5aa818a7cdc50655a"},"event":{"moved":{"seat":2,"moves":["mine a3"]}}}');
INSERT INTO public.entries VALUES ('utqfmrdaj29xzr8s', 2, '{"sequence":2,"at":1794894054962,"key":{"by":"x5a5kyafu78fdxvb","word":"0d9e2f5054484eb44da2eb8885270196"},"event":{"sat":{"seat":1,"person":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"entropy":"6555ac31dec40a69939297ed3cfc366b"}},"start":{"commitment":"4e4c7ef74bd83d5721928fa17a721784738b757e4b225b2cc1940ecbd8c677a0","moves":["alien drift","alien thrum","alien ledger","captain varga","die 1","planet orchard","planet moorings","planet farewell"]}}');
INSERT INTO public.entries VALUES ('utqfmrdaj29xzr8s', 4, '{"sequence":4,"at":1794894054966,"key":{"by":"x5a5kyafu78fdxvb","word":"12cf3d83f597e38940652d04f43073bd"},"event":{"moved":{"seat":1,"moves":["engage orange 1"]}}}');
INSERT INTO public.entries VALUES ('utqfmrdaj29xzr8s', 6, '{"sequence":6,"at":1794894054968,"key":{"by":"x5a5kyafu78fdxvb","word":"a5263a9fc863fac9308fd1fe0aaec6e7"},"event":{"moved":{"seat":1,"moves":["evade free"]}}}');
INSERT INTO public.entries VALUES ('vze57bb6cfpxebsp', 1, '{"sequence":1,"at":1794894054994,"key":{"by":"x5a5kyafu78fdxvb","word":"c8cd11678c64df2fba24d82fa57b52ae"},"event":{"opened":{"plan":{"game":"guardians","options":{"players":2,"variant":"basic","empty_column":"shot"},"seats":["person",{"bot":1}],"clock":"none","late":"bot","public":false,"chat":false},"host":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"commitment":"b188eed4f7af1028b80a154373c1f11d2919a5a48ab3381c200fee420d18c8eb"}}}');
INSERT INTO public.entries VALUES ('vze57bb6cfpxebsp', 3, '{"sequence":3,"at":1794894055007,"key":{"by":"x5a5kyafu78fdxvb","word":"586abf3c2e845e4d0c751d0c96bdb705"},"event":{"moved":{"seat":1,"moves":["place a"]}}}');
INSERT INTO public.entries VALUES ('vze57bb6cfpxebsp', 4, '{"sequence":4,"at":1794894055009,"event":{"moved":{"seat":2,"moves":["place e"]}}}');
INSERT INTO public.entries VALUES ('vze57bb6cfpxebsp', 6, '{"sequence":6,"at":1794894055011,"key":{"by":"x5a5kyafu78fdxvb","word":"347db565b4f125d3bcbcf55153a62fcc"},"event":{"moved":{"seat":1,"moves":["stay"]}}}');
INSERT INTO public.entries VALUES ('vze57bb6cfpxebsp', 8, '{"sequence":8,"at":1794894055013,"key":{"by":"x5a5kyafu78fdxvb","word":"a5841e8104f7e9ccbe5deea3f85be52c"},"event":{"moved":{"seat":1,"moves":["mine b2"]}}}');
INSERT INTO public.entries VALUES ('vze57bb6cfpxebsp', 10, '{"sequence":10,"at":1794894055015,"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('953pt7v5a5epdfku', 1, '{"sequence":1,"at":1794894055018,"key":{"by":"x5a5kyafu78fdxvb","word":"8397e2fa4cab614a05b89f21f68e81c0"},"event":{"opened":{"plan":{"game":"guardians","options":{"players":2,"variant":"basic","empty_column":"shot"},"seats":["person","person"],"clock":{"live":{"minutes":25,"increment":10}},"late":"bot","public":true,"chat":true},"host":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"commitment":"0408467145797714a4c2bf29a9dc9d7c3ef0832e2642f48b0400935cf5a7db91"}}}');
INSERT INTO public.entries VALUES ('953pt7v5a5epdfku', 3, '{"sequence":3,"at":1794894055104,"key":{"by":"gc4fr2mw6g2m5gse","word":"299f8e0e16bd59854604eeb66bb68209"},"event":{"sat":{"seat":2,"person":{"id":"gc4fr2mw6g2m5gse","name":"Ben"},"entropy":"12e3766c0bd5b56c60844d010e62316b"}},"start":{"commitment":"5f31c0d51b6b5bba7dcf65d4395324ccb7591759592bafa3c67e51b9e366bcad","moves":["draw 2","draw 3","draw 5","draw 5","draw 1","draw 2","draw 5","draw 2","draw 1","draw 3","draw 2","draw 3","draw 4","draw 5","draw 3","draw 1","draw 3","draw 1","draw 4","draw 2","draw 4","draw 5","draw 1","draw 2"]}}');
INSERT INTO public.entries VALUES ('953pt7v5a5epdfku', 5, '{"sequence":5,"at":1794894055134,"key":{"by":"gc4fr2mw6g2m5gse","word":"32c4e8f753d2ae7eb022a24669136a44"},"event":{"moved":{"seat":2,"moves":["place f"]}}}');
INSERT INTO public.entries VALUES ('953pt7v5a5epdfku', 7, '{"sequence":7,"at":1794894055159,"key":{"by":"x5a5kyafu78fdxvb","word":"de469074339f7826b7d8a348a60afa20"},"event":{"moved":{"seat":1,"moves":["move b1-c1"]}}}');
INSERT INTO public.entries VALUES ('953pt7v5a5epdfku', 9, '{"sequence":9,"at":1794894055182,"key":{"by":"x5a5kyafu78fdxvb","word":"b1e2abe8b3edec1276e141ff99cc7660"},"event":{"moved":{"seat":1,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('9jmd5catfcks6sfr', 2, '{"sequence":2,"at":1794894055269,"key":{"by":"x5a5kyafu78fdxvb","word":"ce8326453a5f76d8a69e1b78d8a5651e"},"event":{"sat":{"seat":1,"person":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"entropy":"a9c581556513c14963fd1386aec34091"}}}');
INSERT INTO public.entries VALUES ('9jmd5catfcks6sfr', 4, '{"sequence":4,"at":1794894055343,"key":{"by":"x5a5kyafu78fdxvb","word":"db6c32728cbc778dbf86bd9fa3172970"},"event":{"moved":{"seat":1,"moves":["lay H"]}}}');
INSERT INTO public.entries VALUES ('9jmd5catfcks6sfr', 6, '{"sequence":6,"at":1794894055344,"key":{"by":"x5a5kyafu78fdxvb","word":"edbe0282b7812fe71beefb190cc17297"},"event":{"moved":{"seat":1,"moves":["lay H"]}}}');
INSERT INTO public.entries VALUES ('9jmd5catfcks6sfr', 8, '{"sequence":8,"at":1794894055345,"key":{"by":"x5a5kyafu78fdxvb","word":"18acbfbf26b41c17108ba6cf1e7dcbfd"},"event":{"moved":{"seat":1,"moves":["lay C"]}}}');
INSERT INTO public.entries VALUES ('br94h7yz6ratcpgr', 2, '{"sequence":2,"at":1794894055366,"key":{"by":"x5a5kyafu78fdxvb","word":"f48dc6266a61563ed4cd3f1751913cfc"},"event":{"sat":{"seat":1,"person":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"entropy":"fafd58847108aa1b87fb077d7d28c422"}}}');
INSERT INTO public.entries VALUES ('br94h7yz6ratcpgr', 4, '{"sequence":4,"at":1794894055398,"key":{"by":"x5a5kyafu78fdxvb","word":"c9bdde190dc162d0134660636261c02e"},"event":{"moved":{"seat":1,"moves":["place d"]}}}');
INSERT INTO public.entries VALUES ('br94h7yz6ratcpgr', 6, '{"sequence":6,"at":1794894055407,"key":{"by":"x5a5kyafu78fdxvb","word":"545658cfa8e21989764ad19aea577c08"},"event":{"moved":{"seat":1,"moves":["place f"]}}}');
INSERT INTO public.entries VALUES ('br94h7yz6ratcpgr', 8, '{"sequence":8,"at":1794894055408,"key":{"by":"x5a5kyafu78fdxvb","word":"dc905d10412760528da974f1b7bc16d7"},"event":{"moved":{"seat":1,"moves":["place e"]}}}');
INSERT INTO public.entries VALUES ('scnqb4aceqkmw9wd', 2, '{"sequence":2,"at":1794894055414,"key":{"by":"x5a5kyafu78fdxvb","word":"e6999134d692074ef40aa6b09da3d51d"},"event":{"sat":{"seat":1,"person":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"entropy":"69918212f42a70d95dc29f8decb41c1d"}}}');
INSERT INTO public.entries VALUES ('scnqb4aceqkmw9wd', 4, '{"sequence":4,"at":1794894055418,"key":{"by":"x5a5kyafu78fdxvb","word":"3f479d3c0afab207e549ec57adab3f1f"},"event":{"moved":{"seat":1,"moves":["place a"]}}}');
INSERT INTO public.entries VALUES ('scnqb4aceqkmw9wd', 6, '{"sequence":6,"at":1794894055419,"key":{"by":"gc4fr2mw6g2m5gse","word":"715f42bd9eb829f5b59bbbcc730eea2e"},"event":{"moved":{"seat":2,"moves":["mine a4"]}}}');
INSERT INTO public.entries VALUES ('scnqb4aceqkmw9wd', 8, '{"sequence":8,"at":1794894055421,"key":{"by":"x5a5kyafu78fdxvb","word":"c851ceb1b6b9050985d9b953d1c25074"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('scnqb4aceqkmw9wd', 10, '{"sequence":10,"at":1794894055421,"key":{"by":"x5a5kyafu78fdxvb","word":"25ecf7e1cc91c8aaa98b8e4582f97a82"},"event":{"asked":{"seat":1,"wish":"undo"}}}');
INSERT INTO public.entries VALUES ('hjvuv92pbsgu7ge7', 1, '{"sequence":1,"at":1794894055424,"key":{"by":"x5a5kyafu78fdxvb","word":"cde379655421a40b17817710e6168d54"},"event":{"opened":{"plan":{"game":"guardians","options":{"players":2,"variant":"basic","empty_column":"shot"},"seats":["person","person"],"clock":"none","late":"bot","public":true,"chat":true},"host":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"commitment":"d1bed7d610a2772815072b46f7dc9a97dfc3a9e1be3d58c988923f51f88fa056"}}}');
INSERT INTO public.entries VALUES ('hjvuv92pbsgu7ge7', 7, '{"sequence":7,"at":1794894055561,"key":{"by":"x5a5kyafu78fdxvb","word":"da7dee88287b8777c47114332c06bf07"},"event":{"moved":{"seat":1,"moves":["move d1-d4"]}}}');
INSERT INTO public.entries VALUES ('utqfmrdaj29xzr8s', 5, '{"sequence":5,"at":1794894054967,"key":{"by":"x5a5kyafu78fdxvb","word":"3caa7dd642d4306ef6d78a084d126a45"},"event":{"moved":{"seat":1,"moves":["engage red 2 orange 2 blue 2"]}}}');
INSERT INTO public.entries VALUES ('utqfmrdaj29xzr8s', 7, '{"sequence":7,"at":1794894054974,"key":{"by":"x5a5kyafu78fdxvb","word":"fbe2a423ac915d4a402d33db2c349de5"},"event":{"moved":{"seat":1,"moves":["draw","cube red","cube blue","cube red"]}}}');
INSERT INTO public.entries VALUES ('vze57bb6cfpxebsp', 2, '{"sequence":2,"at":1794894055005,"key":{"by":"x5a5kyafu78fdxvb","word":"4b3da8edd9b3fdc3ce00f5bc1528c20f"},"event":{"sat":{"seat":1,"person":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"entropy":"2998454f4b9af913b18d0216f54a7a4f"}},"start":{"commitment":"08aab84a7d431437594be2138df49c0d2920df2984e7e0052d1cae495d1ad172","moves":["draw 4","draw 2","draw 2","draw 3","draw 3","draw 5","draw 4","draw 1","draw 2","draw 3","draw 2","draw 1","draw 3","draw 5","draw 4","draw 2","draw 5","draw 3","draw 2","draw 4","draw 3","draw 4","draw 2","draw 3"]}}');
INSERT INTO public.entries VALUES ('vze57bb6cfpxebsp', 5, '{"sequence":5,"at":1794894055010,"event":{"moved":{"seat":2,"moves":["mine a2"]}}}');
INSERT INTO public.entries VALUES ('vze57bb6cfpxebsp', 7, '{"sequence":7,"at":1794894055012,"key":{"by":"x5a5kyafu78fdxvb","word":"a108db367ee3f3b3abd838a1623b2d2e"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('vze57bb6cfpxebsp', 9, '{"sequence":9,"at":1794894055014,"event":{"moved":{"seat":2,"moves":["move e1-c3"]}}}');
INSERT INTO public.entries VALUES ('vze57bb6cfpxebsp', 11, '{"sequence":11,"at":1794894055015,"event":{"moved":{"seat":2,"moves":["mine c2"]}}}');
INSERT INTO public.entries VALUES ('953pt7v5a5epdfku', 2, '{"sequence":2,"at":1794894055051,"key":{"by":"x5a5kyafu78fdxvb","word":"cf4ecd83551cd5e724640231be6a8d11"},"event":{"sat":{"seat":1,"person":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"entropy":"f8bb848d696067049c4b45a6a7f31c1b"}}}');
INSERT INTO public.entries VALUES ('953pt7v5a5epdfku', 4, '{"sequence":4,"at":1794894055115,"key":{"by":"x5a5kyafu78fdxvb","word":"f822cdedbd2f1ee11a48d52efaf186a5"},"event":{"moved":{"seat":1,"moves":["place b"]}}}');
INSERT INTO public.entries VALUES ('953pt7v5a5epdfku', 6, '{"sequence":6,"at":1794894055147,"key":{"by":"gc4fr2mw6g2m5gse","word":"769ab2de9ea980a00de7a57f1234190f"},"event":{"moved":{"seat":2,"moves":["mine a1"]}}}');
INSERT INTO public.entries VALUES ('953pt7v5a5epdfku', 8, '{"sequence":8,"at":1794894055170,"key":{"by":"x5a5kyafu78fdxvb","word":"5dd4b32fbf9069fef5a56136c9eb65fd"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('9jmd5catfcks6sfr', 1, '{"sequence":1,"at":1794894055222,"key":{"by":"x5a5kyafu78fdxvb","word":"90af2f43eba93027b89753f4b6191f73"},"event":{"opened":{"plan":{"game":"rescue","options":{"players":2,"layout":"choose","powers":"none"},"seats":["person","person"],"clock":{"per-move":{"days":3}},"late":"resign","public":true,"chat":true},"host":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"commitment":"94a240a7bee703f10d0fb608ea2e4980326fa80d8ab52dc9de116c2a862d89f8"}}}');
INSERT INTO public.entries VALUES ('9jmd5catfcks6sfr', 3, '{"sequence":3,"at":1794894055308,"key":{"by":"gc4fr2mw6g2m5gse","word":"7f3b2663cc6aa964d0ade6ee8c66bc52"},"event":{"sat":{"seat":2,"person":{"id":"gc4fr2mw6g2m5gse","name":"Ben"},"entropy":"9440bce115749176045f31227f99c4dd"}},"start":{"commitment":"922df2f5c0a73d4abb0b3d8aa32b501eae63f750ef80a0f720901fefd8b2692e","moves":[]}}');
INSERT INTO public.entries VALUES ('9jmd5catfcks6sfr', 5, '{"sequence":5,"at":1794894055344,"key":{"by":"x5a5kyafu78fdxvb","word":"bf4b9057875f6e33c9f71aa0fe4944ad"},"event":{"moved":{"seat":1,"moves":["lay C"]}}}');
INSERT INTO public.entries VALUES ('9jmd5catfcks6sfr', 7, '{"sequence":7,"at":1794894055345,"key":{"by":"x5a5kyafu78fdxvb","word":"ef0b255742a25c7719be084c2115fa43"},"event":{"moved":{"seat":1,"moves":["lay F"]}}}');
INSERT INTO public.entries VALUES ('br94h7yz6ratcpgr', 1, '{"sequence":1,"at":1794894055359,"key":{"by":"x5a5kyafu78fdxvb","word":"b191d9b468f4f96eecb32badbf34c33e"},"event":{"opened":{"plan":{"game":"guardians","options":{"players":2,"variant":"basic","empty_column":"shot"},"seats":["person","person"],"clock":"none","late":"bot","public":true,"chat":true},"host":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"commitment":"b4b26431eec1a79bc5f9b7d2b4fe1d944b53d8bd0352cf9842d1b574c57dea78"}}}');
INSERT INTO public.entries VALUES ('br94h7yz6ratcpgr', 3, '{"sequence":3,"at":1794894055395,"key":{"by":"gc4fr2mw6g2m5gse","word":"4392980bd103b2294037d70a0f5b060c"},"event":{"sat":{"seat":2,"person":{"id":"gc4fr2mw6g2m5gse","name":"Ben"},"entropy":"34bca6f0931d74c9a668521613c01e6d"}},"start":{"commitment":"b82ab753b783d9b0bf03a3fb8d412c0dd3317bc848c746c5682ca81b9a4a447e","moves":["draw 4","draw 2","draw 3","draw 3","draw 2","draw 4","draw 3","draw 3","draw 3","draw 5","draw 1","draw 2","draw 2","draw 1","draw 1","draw 3","draw 5","draw 1","draw 4","draw 1","draw 2","draw 4","draw 4","draw 1"]}}');
INSERT INTO public.entries VALUES ('br94h7yz6ratcpgr', 5, '{"sequence":5,"at":1794894055402,"key":{"by":"x5a5kyafu78fdxvb","word":"744438f9fdd8fef884b2f3ed6ffd88ee"},"event":{"took-back":{"seat":1,"to":24}}}');
INSERT INTO public.entries VALUES ('br94h7yz6ratcpgr', 7, '{"sequence":7,"at":1794894055407,"key":{"by":"x5a5kyafu78fdxvb","word":"2de1ee7480403cff09bf951ea8dfbc6c"},"event":{"took-back":{"seat":1,"to":24}}}');
INSERT INTO public.entries VALUES ('scnqb4aceqkmw9wd', 1, '{"sequence":1,"at":1794894055410,"key":{"by":"x5a5kyafu78fdxvb","word":"9886df9fa5bf623c31d38b56e87deff5"},"event":{"opened":{"plan":{"game":"guardians","options":{"players":2,"variant":"basic","empty_column":"shot"},"seats":["person","person"],"clock":"none","late":"bot","public":true,"chat":true},"host":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"commitment":"f33e69c10d0c2414551a1fbee22a2984ba90fd2b752e0d6de3514dfd0a482663"}}}');
INSERT INTO public.entries VALUES ('scnqb4aceqkmw9wd', 3, '{"sequence":3,"at":1794894055417,"key":{"by":"gc4fr2mw6g2m5gse","word":"22d15c2a5a2dcfc4aca853b8d3292666"},"event":{"sat":{"seat":2,"person":{"id":"gc4fr2mw6g2m5gse","name":"Ben"},"entropy":"32c06d4a225d21cd898ba11801545920"}},"start":{"commitment":"59e301420cc1e96cb908ab025f28a6f0197aa71908344a274f12f5eb88994237","moves":["draw 5","draw 4","draw 2","draw 5","draw 5","draw 2","draw 2","draw 4","draw 3","draw 5","draw 1","draw 5","draw 3","draw 1","draw 3","draw 4","draw 4","draw 1","draw 2","draw 4","draw 4","draw 5","draw 4","draw 1"]}}');
INSERT INTO public.entries VALUES ('scnqb4aceqkmw9wd', 5, '{"sequence":5,"at":1794894055419,"key":{"by":"gc4fr2mw6g2m5gse","word":"1fc1b4994ca1fa2c738df695a95d6fc0"},"event":{"moved":{"seat":2,"moves":["place e"]}}}');
INSERT INTO public.entries VALUES ('scnqb4aceqkmw9wd', 7, '{"sequence":7,"at":1794894055420,"key":{"by":"x5a5kyafu78fdxvb","word":"fd4d3f2d8309df08f3a4af7050d2bb93"},"event":{"moved":{"seat":1,"moves":["move a1-c3"]}}}');
INSERT INTO public.entries VALUES ('scnqb4aceqkmw9wd', 9, '{"sequence":9,"at":1794894055421,"key":{"by":"x5a5kyafu78fdxvb","word":"b11594f49a3accd172241caac1277ecf"},"event":{"moved":{"seat":1,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('scnqb4aceqkmw9wd', 11, '{"sequence":11,"at":1794894055422,"key":{"by":"gc4fr2mw6g2m5gse","word":"bc9ff1613cac2c2390cb9b91860da2f5"},"event":{"answered":{"seat":2,"agrees":true}}}');
INSERT INTO public.entries VALUES ('hjvuv92pbsgu7ge7', 2, '{"sequence":2,"at":1794894055499,"key":{"by":"x5a5kyafu78fdxvb","word":"6b63adc0ca4ebd05b239bc64a37b2f5b"},"event":{"sat":{"seat":1,"person":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"entropy":"1e57c9590ce8b5fa3bc2ff4b0b219dce"}}}');
INSERT INTO public.entries VALUES ('hjvuv92pbsgu7ge7', 4, '{"sequence":4,"at":1794894055559,"key":{"by":"x5a5kyafu78fdxvb","word":"c8e4d8416072d2884497a068bd04924a"},"event":{"moved":{"seat":1,"moves":["place d"]}}}');
INSERT INTO public.entries VALUES ('hjvuv92pbsgu7ge7', 3, '{"sequence":3,"at":1794894055558,"key":{"by":"gc4fr2mw6g2m5gse","word":"7ba9432fa99c846086b891ca6c717af8"},"event":{"sat":{"seat":2,"person":{"id":"gc4fr2mw6g2m5gse","name":"Ben"},"entropy":"7f56cedbf7a6c1e600be88331a223c62"}},"start":{"commitment":"7873b6a15f71e01e5f7763e2a01faa043d3418446ccf70b3366572f334dfc727","moves":["draw 2","draw 5","draw 2","draw 2","draw 3","draw 3","draw 5","draw 3","draw 3","draw 2","draw 4","draw 1","draw 1","draw 5","draw 2","draw 2","draw 1","draw 1","draw 4","draw 3","draw 2","draw 3","draw 3","draw 5"]}}');
INSERT INTO public.entries VALUES ('hjvuv92pbsgu7ge7', 5, '{"sequence":5,"at":1794894055560,"key":{"by":"gc4fr2mw6g2m5gse","word":"68dd537d5940a51db65983b2e4981015"},"event":{"moved":{"seat":2,"moves":["place f"]}}}');
INSERT INTO public.entries VALUES ('hjvuv92pbsgu7ge7', 8, '{"sequence":8,"at":1794894055563,"key":{"by":"x5a5kyafu78fdxvb","word":"8f289b9b9ef004e3a5ede2ff0ef24688"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('hjvuv92pbsgu7ge7', 10, '{"sequence":10,"at":1794894055564,"key":{"by":"x5a5kyafu78fdxvb","word":"440bb213a57b8dc293db81773f1265ac"},"event":{"asked":{"seat":1,"wish":"undo"}}}');
INSERT INTO public.entries VALUES ('243q6ypm2ntcgne9', 1, '{"sequence":1,"at":1794894055565,"key":{"by":"x5a5kyafu78fdxvb","word":"2a5ac5944f4d269430aa9331b8b81466"},"event":{"opened":{"plan":{"game":"guardians","options":{"players":2,"variant":"basic","empty_column":"shot"},"seats":["person","person"],"clock":"none","late":"bot","public":true,"chat":true},"host":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"commitment":"3aef75f6715786c5dc6036c943fcb6b4efea3603c68cbcae603a8957007d4c3d"}}}');
INSERT INTO public.entries VALUES ('243q6ypm2ntcgne9', 3, '{"sequence":3,"at":1794894055615,"key":{"by":"gc4fr2mw6g2m5gse","word":"3cafaa35a93d0c16665ceb7b220519c4"},"event":{"sat":{"seat":2,"person":{"id":"gc4fr2mw6g2m5gse","name":"Ben"},"entropy":"5d04667e0bb94180573273c8f97bb289"}},"start":{"commitment":"192ac0b2226908e2aea6d40067640e1f65abc56954ad777ab024557784619021","moves":["draw 4","draw 3","draw 5","draw 5","draw 2","draw 2","draw 2","draw 1","draw 3","draw 3","draw 4","draw 1","draw 1","draw 3","draw 2","draw 3","draw 2","draw 4","draw 5","draw 5","draw 5","draw 1","draw 3","draw 4"]}}');
INSERT INTO public.entries VALUES ('243q6ypm2ntcgne9', 5, '{"sequence":5,"at":1794894055627,"key":{"by":"gc4fr2mw6g2m5gse","word":"afc5fd19b83937c44642da466fc78972"},"event":{"moved":{"seat":2,"moves":["place f"]}}}');
INSERT INTO public.entries VALUES ('243q6ypm2ntcgne9', 7, '{"sequence":7,"at":1794894055630,"key":{"by":"x5a5kyafu78fdxvb","word":"213fcf9f269d9ceaa5fc58c6157019ae"},"event":{"moved":{"seat":1,"moves":["move b1-c1"]}}}');
INSERT INTO public.entries VALUES ('243q6ypm2ntcgne9', 9, '{"sequence":9,"at":1794894055631,"key":{"by":"x5a5kyafu78fdxvb","word":"0c00127ccc72e74420836cfea5c3c2e5"},"event":{"moved":{"seat":1,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('ucue2nkqvkachddc', 1, '{"sequence":1,"at":1794894055646,"key":{"by":"x5a5kyafu78fdxvb","word":"2357a36ac60d1c4683ef4aed4c659e0e"},"event":{"opened":{"plan":{"game":"guardians","options":{"players":2,"variant":"basic","empty_column":"shot"},"seats":["person","person"],"clock":"none","late":"bot","public":true,"chat":true},"host":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"commitment":"108040690b0aabc15650d19300055a2af814f9e521310588ac1765aca20d72db"}}}');
INSERT INTO public.entries VALUES ('ucue2nkqvkachddc', 3, '{"sequence":3,"at":1794894055686,"key":{"by":"gc4fr2mw6g2m5gse","word":"9edce4c32bb39fba32c7e07ff7fd3800"},"event":{"sat":{"seat":2,"person":{"id":"gc4fr2mw6g2m5gse","name":"Ben"},"entropy":"a436b0d93815e904f4fc7f609437b98b"}},"start":{"commitment":"9f0b8d1398975ce088f482432faefbc8505728157bae148a401422c747213316","moves":["draw 2","draw 3","draw 1","draw 3","draw 3","draw 3","draw 5","draw 3","draw 5","draw 2","draw 3","draw 4","draw 3","draw 5","draw 1","draw 5","draw 2","draw 2","draw 5","draw 4","draw 3","draw 2","draw 4","draw 5"]}}');
INSERT INTO public.entries VALUES ('ucue2nkqvkachddc', 5, '{"sequence":5,"at":1794894055692,"key":{"by":"gc4fr2mw6g2m5gse","word":"d7d63e14143a12ada327c2faee80b974"},"event":{"moved":{"seat":2,"moves":["place e"]}}}');
INSERT INTO public.entries VALUES ('ucue2nkqvkachddc', 7, '{"sequence":7,"at":1794894055693,"key":{"by":"x5a5kyafu78fdxvb","word":"b44c780c24099d41625b4aedf244ae83"},"event":{"handed-over":{"seat":1}}}');
INSERT INTO public.entries VALUES ('ucue2nkqvkachddc', 9, '{"sequence":9,"at":1794894055726,"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('ucue2nkqvkachddc', 11, '{"sequence":11,"at":1794894055751,"key":{"by":"gc4fr2mw6g2m5gse","word":"2c5d64ebfe4d21aaad820b9524d61530"},"event":{"moved":{"seat":2,"moves":["move e1-b1"]}}}');
INSERT INTO public.entries VALUES ('farb5ksd8huhpq2d', 2, '{"sequence":2,"at":1794894055797,"key":{"by":"x5a5kyafu78fdxvb","word":"5b0d27fd70b2d6704e80eac1ce54ce4b"},"event":{"sat":{"seat":1,"person":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"entropy":"86e52f0b94bedab98d38b4306f43a8d5"}}}');
INSERT INTO public.entries VALUES ('farb5ksd8huhpq2d', 4, '{"sequence":4,"at":1794894055807,"key":{"by":"x5a5kyafu78fdxvb","word":"5bf45f5d536ec724e7f9ed89743ef27e"},"event":{"moved":{"seat":1,"moves":["place c"]}}}');
INSERT INTO public.entries VALUES ('farb5ksd8huhpq2d', 6, '{"sequence":6,"at":1794894055809,"key":{"by":"gc4fr2mw6g2m5gse","word":"94ba337dfd51e3a704e97fdb09db93c6"},"event":{"moved":{"seat":2,"moves":["mine a2"]}}}');
INSERT INTO public.entries VALUES ('farb5ksd8huhpq2d', 8, '{"sequence":8,"at":1794894055825,"event":{"moved":{"seat":1,"moves":["stay"]}}}');
INSERT INTO public.entries VALUES ('farb5ksd8huhpq2d', 10, '{"sequence":10,"at":1794894055831,"event":{"moved":{"seat":1,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('farb5ksd8huhpq2d', 12, '{"sequence":12,"at":1794894055835,"key":{"by":"x5a5kyafu78fdxvb","word":"09ddcad0ccc40ea2f07513dd1f8419a3"},"event":{"returned":{"seat":1}}}');
INSERT INTO public.entries VALUES ('uejptneexabppzeb', 1, '{"sequence":1,"at":1794894055852,"key":{"by":"x5a5kyafu78fdxvb","word":"b1d842b2098de8591ea6aa411ba90a66"},"event":{"opened":{"plan":{"game":"guardians","options":{"players":2,"variant":"basic","empty_column":"shot"},"seats":["person","person"],"clock":"none","late":"bot","public":true,"chat":true},"host":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"commitment":"c51f15bf3951ea8ea552386087a5d8fc3d84e9ef3bdf09ac5cfb0c2bd1ac2cab"}}}');
INSERT INTO public.entries VALUES ('uejptneexabppzeb', 3, '{"sequence":3,"at":1794894055885,"key":{"by":"gc4fr2mw6g2m5gse","word":"d1d36b5025d02919d845920691ce3573"},"event":{"sat":{"seat":2,"person":{"id":"gc4fr2mw6g2m5gse","name":"Ben"},"entropy":"42994824105fde037299a3368294c6b2"}},"start":{"commitment":"2cf00611358475851ce456a82b0efa8a178fc6fbe86cce31e238b092b2fa938b","moves":["draw 4","draw 1","draw 1","draw 4","draw 4","draw 2","draw 1","draw 2","draw 1","draw 2","draw 2","draw 2","draw 1","draw 2","draw 5","draw 4","draw 3","draw 5","draw 3","draw 3","draw 5","draw 4","draw 3","draw 4"]}}');
INSERT INTO public.entries VALUES ('uejptneexabppzeb', 5, '{"sequence":5,"at":1794894055887,"key":{"by":"gc4fr2mw6g2m5gse","word":"ae4488ebe125e045b566ec0e8c465f84"},"event":{"moved":{"seat":2,"moves":["place f"]}}}');
INSERT INTO public.entries VALUES ('uejptneexabppzeb', 7, '{"sequence":7,"at":1794894055951,"key":{"by":"gc4fr2mw6g2m5gse","word":"9ffe2f07056c3a91d288b9678bbeab21"},"event":{"moved":{"seat":2,"moves":["mine a1"]}}}');
INSERT INTO public.entries VALUES ('uejptneexabppzeb', 9, '{"sequence":9,"at":1794894055953,"key":{"by":"3s7dhb5ytfhqfpfs","word":"29f60e18ca3925ac2d31d85cc3ca5803"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 20, '{"sequence":20,"at":1794894056406,"event":{"moved":{"seat":3,"moves":["lay H"]}}}');
INSERT INTO public.entries VALUES ('hjvuv92pbsgu7ge7', 9, '{"sequence":9,"at":1794894055563,"key":{"by":"x5a5kyafu78fdxvb","word":"e83c5062944dfd0a7e27dfce401ca420"},"event":{"moved":{"seat":1,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('hjvuv92pbsgu7ge7', 11, '{"sequence":11,"at":1794894055564,"key":{"by":"gc4fr2mw6g2m5gse","word":"efe580870b31de33301c2aca858da6a5"},"event":{"answered":{"seat":2,"agrees":false}}}');
INSERT INTO public.entries VALUES ('243q6ypm2ntcgne9', 2, '{"sequence":2,"at":1794894055574,"key":{"by":"x5a5kyafu78fdxvb","word":"fdd54d889cbf06d557387fade73be1d6"},"event":{"sat":{"seat":1,"person":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"entropy":"6202366580e05cab33b2a19f30b1d6cc"}}}');
INSERT INTO public.entries VALUES ('243q6ypm2ntcgne9', 4, '{"sequence":4,"at":1794894055627,"key":{"by":"x5a5kyafu78fdxvb","word":"bbb236cdd30a05fd0efc3dae6d9012bb"},"event":{"moved":{"seat":1,"moves":["place b"]}}}');
INSERT INTO public.entries VALUES ('243q6ypm2ntcgne9', 6, '{"sequence":6,"at":1794894055628,"key":{"by":"gc4fr2mw6g2m5gse","word":"a407cb26fe37dae59f64f6231616a515"},"event":{"moved":{"seat":2,"moves":["mine a1"]}}}');
INSERT INTO public.entries VALUES ('243q6ypm2ntcgne9', 8, '{"sequence":8,"at":1794894055631,"key":{"by":"x5a5kyafu78fdxvb","word":"41642f4cdbce0099504b674805fa3b43"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('243q6ypm2ntcgne9', 10, '{"sequence":10,"at":1794894055632,"key":{"by":"x5a5kyafu78fdxvb","word":"870d053d8b9215624f7d71c005925281"},"event":{"asked":{"seat":1,"wish":"undo"}}}');
INSERT INTO public.entries VALUES ('ucue2nkqvkachddc', 2, '{"sequence":2,"at":1794894055674,"key":{"by":"x5a5kyafu78fdxvb","word":"57984822ab6bd3b61ce2f108497eb2ec"},"event":{"sat":{"seat":1,"person":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"entropy":"42c504ca136395b6671286ad0232c196"}}}');
INSERT INTO public.entries VALUES ('ucue2nkqvkachddc', 4, '{"sequence":4,"at":1794894055691,"key":{"by":"x5a5kyafu78fdxvb","word":"5920fad2987de40c3ee707b0579581c3"},"event":{"moved":{"seat":1,"moves":["place f"]}}}');
INSERT INTO public.entries VALUES ('ucue2nkqvkachddc', 6, '{"sequence":6,"at":1794894055692,"key":{"by":"gc4fr2mw6g2m5gse","word":"48073e32cb1f73e73249eca1846efcb0"},"event":{"moved":{"seat":2,"moves":["mine a4"]}}}');
INSERT INTO public.entries VALUES ('ucue2nkqvkachddc', 8, '{"sequence":8,"at":1794894055702,"event":{"moved":{"seat":1,"moves":["stay"]}}}');
INSERT INTO public.entries VALUES ('ucue2nkqvkachddc', 10, '{"sequence":10,"at":1794894055734,"event":{"moved":{"seat":1,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('farb5ksd8huhpq2d', 1, '{"sequence":1,"at":1794894055775,"key":{"by":"x5a5kyafu78fdxvb","word":"284fc8e91e35b832fdbe5433a5bc71e1"},"event":{"opened":{"plan":{"game":"guardians","options":{"players":2,"variant":"basic","empty_column":"shot"},"seats":["person","person"],"clock":"none","late":"bot","public":true,"chat":true},"host":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"commitment":"72686452f4cf81bc720259772c9617ffeda264497b79c0c7193c11dcdef41943"}}}');
INSERT INTO public.entries VALUES ('farb5ksd8huhpq2d', 3, '{"sequence":3,"at":1794894055803,"key":{"by":"gc4fr2mw6g2m5gse","word":"d32f1029bdb80fdf36f2fb628713a30f"},"event":{"sat":{"seat":2,"person":{"id":"gc4fr2mw6g2m5gse","name":"Ben"},"entropy":"7aefb7d651fedb04f3cf528cb9128433"}},"start":{"commitment":"c2a268165ee40530962af1572ba2b4fc9d0a15e2d711a5e0f72bdefa7102144c","moves":["draw 5","draw 2","draw 1","draw 3","draw 2","draw 4","draw 4","draw 4","draw 5","draw 2","draw 4","draw 3","draw 1","draw 3","draw 4","draw 1","draw 2","draw 2","draw 3","draw 3","draw 4","draw 4","draw 5","draw 5"]}}');
INSERT INTO public.entries VALUES ('farb5ksd8huhpq2d', 5, '{"sequence":5,"at":1794894055809,"key":{"by":"gc4fr2mw6g2m5gse","word":"fa06f0924ce009335abab2f3d7d0cf97"},"event":{"moved":{"seat":2,"moves":["place d"]}}}');
INSERT INTO public.entries VALUES ('farb5ksd8huhpq2d', 7, '{"sequence":7,"at":1794894055810,"key":{"by":"x5a5kyafu78fdxvb","word":"05ea82ff9210715d9cec93826ec7f6e0"},"event":{"handed-over":{"seat":1}}}');
INSERT INTO public.entries VALUES ('farb5ksd8huhpq2d', 9, '{"sequence":9,"at":1794894055831,"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('farb5ksd8huhpq2d', 11, '{"sequence":11,"at":1794894055835,"key":{"by":"gc4fr2mw6g2m5gse","word":"114a89e4d8774f8baaae17e8bbcb1b01"},"event":{"moved":{"seat":2,"moves":["move d1-f1"]}}}');
INSERT INTO public.entries VALUES ('farb5ksd8huhpq2d', 13, '{"sequence":13,"at":1794894055836,"key":{"by":"gc4fr2mw6g2m5gse","word":"33c377bab12c9ae3afc8679db11c80f8"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('uejptneexabppzeb', 2, '{"sequence":2,"at":1794894055865,"key":{"by":"x5a5kyafu78fdxvb","word":"38b2d12f1635f4dbab7e8086742ae5b6"},"event":{"sat":{"seat":1,"person":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"entropy":"d4672038bcea2d8e20ff7ec7ed955f76"}}}');
INSERT INTO public.entries VALUES ('uejptneexabppzeb', 4, '{"sequence":4,"at":1794894055886,"key":{"by":"x5a5kyafu78fdxvb","word":"362a2c79153d33250463a5338cd4cb1f"},"event":{"moved":{"seat":1,"moves":["place b"]}}}');
INSERT INTO public.entries VALUES ('uejptneexabppzeb', 6, '{"sequence":6,"at":1794894055938,"key":{"by":"3s7dhb5ytfhqfpfs","word":"eedc84684f3aca21d3786d3f339f42a0"},"event":{"seat-moved":{"seat":1,"person":{"id":"3s7dhb5ytfhqfpfs","name":"Ada 📱"}}}}');
INSERT INTO public.entries VALUES ('uejptneexabppzeb', 8, '{"sequence":8,"at":1794894055952,"key":{"by":"3s7dhb5ytfhqfpfs","word":"dc7a77b273aaec977e5ad683500cf396"},"event":{"moved":{"seat":1,"moves":["move b1-c1"]}}}');
INSERT INTO public.entries VALUES ('7cxsg3p62e2ujykq', 1, '{"sequence":1,"at":1794894055962,"key":{"by":"x5a5kyafu78fdxvb","word":"00c4cc320366917991a9908b8efc10f5"},"event":{"opened":{"plan":{"game":"guardians","options":{"players":2,"variant":"basic","empty_column":"shot"},"seats":["person","person"],"clock":"none","late":"bot","public":true,"chat":true},"host":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"commitment":"f3ea5ad2a3f94d2ab1d9082621f087d7c606c36c58cc1df1989bf8992af83cf5"}}}');
INSERT INTO public.entries VALUES ('7cxsg3p62e2ujykq', 3, '{"sequence":3,"at":1794894056019,"key":{"by":"gc4fr2mw6g2m5gse","word":"7516202ba74296e4393547d3c260bb18"},"event":{"sat":{"seat":2,"person":{"id":"gc4fr2mw6g2m5gse","name":"Ben"},"entropy":"5aa10ff86a8ddec6ebb0caae7eda8da9"}},"start":{"commitment":"66517927083ac4cd40061e218e51963bf07c96dd119c23d1506297d0e732c9a7","moves":["draw 4","draw 3","draw 4","draw 5","draw 4","draw 1","draw 4","draw 3","draw 3","draw 2","draw 3","draw 5","draw 2","draw 4","draw 1","draw 1","draw 2","draw 2","draw 2","draw 3","draw 1","draw 1","draw 1","draw 1"]}}');
INSERT INTO public.entries VALUES ('7cxsg3p62e2ujykq', 5, '{"sequence":5,"at":1794894056032,"key":{"by":"gc4fr2mw6g2m5gse","word":"d7be6c2be185f01d0a21f446323bb704"},"event":{"moved":{"seat":2,"moves":["place c"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 1, '{"sequence":1,"at":1794894056051,"key":{"by":"x5a5kyafu78fdxvb","word":"f1c0dc37f21f92b873d73a681e2a148b"},"event":{"opened":{"plan":{"game":"guardians","options":{"players":2,"variant":"basic","empty_column":"shot"},"seats":["person","person"],"clock":"none","late":"bot","public":true,"chat":true},"host":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"commitment":"9d6a3590e594b7a776c8e6f7f0153e3e071183672349004e8e8cef575cb7f5af"}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 2, '{"sequence":2,"at":1794894056063,"key":{"by":"x5a5kyafu78fdxvb","word":"21344857cddeff45ab2c3611f8dce3cc"},"event":{"sat":{"seat":1,"person":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"entropy":"2044e119fa5f9abe139ca4b715a3f6d8"}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 4, '{"sequence":4,"at":1794894056074,"key":{"by":"x5a5kyafu78fdxvb","word":"d60b264103dc87fc4b3e7a0a40ed92ac"},"event":{"moved":{"seat":1,"moves":["place b"]}}}');
INSERT INTO public.entries VALUES ('7cxsg3p62e2ujykq', 2, '{"sequence":2,"at":1794894055979,"key":{"by":"x5a5kyafu78fdxvb","word":"3d417d037df5bc5189d5c961e9bf75ba"},"event":{"sat":{"seat":1,"person":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"entropy":"e63b67d80b9ba6ef2261b8e132f366db"}}}');
INSERT INTO public.entries VALUES ('7cxsg3p62e2ujykq', 4, '{"sequence":4,"at":1794894056031,"key":{"by":"x5a5kyafu78fdxvb","word":"ea93ede5e20e4e60dac5ad5da28f9c1b"},"event":{"moved":{"seat":1,"moves":["place d"]}}}');
INSERT INTO public.entries VALUES ('7cxsg3p62e2ujykq', 6, '{"sequence":6,"at":1794894056032,"key":{"by":"gc4fr2mw6g2m5gse","word":"956af88efa62cb5540cacb2ce265d2c9"},"event":{"moved":{"seat":2,"moves":["mine a1"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 3, '{"sequence":3,"at":1794894056073,"key":{"by":"gc4fr2mw6g2m5gse","word":"b4753e0546ad109496a6dec94d0bdc7a"},"event":{"sat":{"seat":2,"person":{"id":"gc4fr2mw6g2m5gse","name":"Ben"},"entropy":"bf869f2c58761a99aaaded2cac3e4463"}},"start":{"commitment":"c32087048261a091458be6a40b5a15d31f139e9adf58998402908895b87b8482","moves":["draw 3","draw 5","draw 4","draw 1","draw 2","draw 4","draw 1","draw 2","draw 4","draw 5","draw 1","draw 4","draw 3","draw 3","draw 2","draw 4","draw 2","draw 2","draw 1","draw 3","draw 2","draw 1","draw 5","draw 4"]}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 5, '{"sequence":5,"at":1794894056075,"key":{"by":"gc4fr2mw6g2m5gse","word":"b81f0e8f85d6e8e164e5f2ed6eb1512e"},"event":{"moved":{"seat":2,"moves":["place f"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 7, '{"sequence":7,"at":1794894056076,"key":{"by":"x5a5kyafu78fdxvb","word":"3c75fb82429d4594c6406dc1c13a2cdb"},"event":{"moved":{"seat":1,"moves":["move b1-b2"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 9, '{"sequence":9,"at":1794894056077,"key":{"by":"x5a5kyafu78fdxvb","word":"44c62af372a73c2d99794ee2212fa9c6"},"event":{"moved":{"seat":1,"moves":["mine b4"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 11, '{"sequence":11,"at":1794894056078,"key":{"by":"gc4fr2mw6g2m5gse","word":"567d2146385b5814cfffc9b721d4e2aa"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 13, '{"sequence":13,"at":1794894056079,"key":{"by":"x5a5kyafu78fdxvb","word":"3a2fb7896e6eb1b353d0b4fa66ea9588"},"event":{"moved":{"seat":1,"moves":["move b2-f2"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 15, '{"sequence":15,"at":1794894056080,"key":{"by":"x5a5kyafu78fdxvb","word":"104176cb30547d89b226469770d0b2e9"},"event":{"moved":{"seat":1,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 17, '{"sequence":17,"at":1794894056081,"key":{"by":"gc4fr2mw6g2m5gse","word":"607c8bca50adaf8dd1de2fc27dc6344a"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 19, '{"sequence":19,"at":1794894056082,"key":{"by":"x5a5kyafu78fdxvb","word":"4b4940c2a0d3934d424318682fb86a0a"},"event":{"moved":{"seat":1,"moves":["move f2-a2"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 21, '{"sequence":21,"at":1794894056084,"key":{"by":"x5a5kyafu78fdxvb","word":"4f4aaaed45497e3ca72b5a65fac4be12"},"event":{"moved":{"seat":1,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 23, '{"sequence":23,"at":1794894056085,"key":{"by":"gc4fr2mw6g2m5gse","word":"3fdb2e21739f4b4f638c12f7f3ca8a00"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 25, '{"sequence":25,"at":1794894056086,"key":{"by":"x5a5kyafu78fdxvb","word":"53befec3a04c8f59bb622a5f7328a0d5"},"event":{"moved":{"seat":1,"moves":["move a2-a8"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 27, '{"sequence":27,"at":1794894056087,"key":{"by":"x5a5kyafu78fdxvb","word":"c3998df1fa8a219440219af037941896"},"event":{"moved":{"seat":1,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 29, '{"sequence":29,"at":1794894056088,"key":{"by":"gc4fr2mw6g2m5gse","word":"3228090a25e2fe76b58b233720c9c07b"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 31, '{"sequence":31,"at":1794894056089,"key":{"by":"x5a5kyafu78fdxvb","word":"7e3b5869b33cf5a9640820699852cdc4"},"event":{"moved":{"seat":1,"moves":["move a8-d5"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 33, '{"sequence":33,"at":1794894056090,"key":{"by":"x5a5kyafu78fdxvb","word":"f051195bf455cc021c366095a386911f"},"event":{"moved":{"seat":1,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 35, '{"sequence":35,"at":1794894056091,"key":{"by":"gc4fr2mw6g2m5gse","word":"d2c3d60f754882c092555701c878e0e9"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 37, '{"sequence":37,"at":1794894056101,"key":{"by":"x5a5kyafu78fdxvb","word":"f7cc25578382e90e09e3f981a8fad6f9"},"event":{"moved":{"seat":1,"moves":["move d5-f5"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 39, '{"sequence":39,"at":1794894056102,"key":{"by":"x5a5kyafu78fdxvb","word":"b6af712268c2a60ff6957dcad0b6ac8a"},"event":{"moved":{"seat":1,"moves":["mine e4"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 41, '{"sequence":41,"at":1794894056119,"key":{"by":"x5a5kyafu78fdxvb","word":"4187b93e88eafccf113b9f29ce04af39"},"event":{"moved":{"seat":1,"moves":["move f5-a5"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 43, '{"sequence":43,"at":1794894056126,"key":{"by":"x5a5kyafu78fdxvb","word":"4ebb6d26763340e8d17c5ce6adedcd35"},"event":{"moved":{"seat":1,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 45, '{"sequence":45,"at":1794894056139,"key":{"by":"gc4fr2mw6g2m5gse","word":"cf3b79a2f760a8eb6acaf20a43c42327"},"event":{"moved":{"seat":2,"moves":["launch","draw 1","draw 5","draw 3","draw 1","draw 5","draw 1"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 47, '{"sequence":47,"at":1794894056151,"key":{"by":"x5a5kyafu78fdxvb","word":"f6dddbe49456ac50cad9fe39668c6f30"},"event":{"moved":{"seat":1,"moves":["stay"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 49, '{"sequence":49,"at":1794894056152,"key":{"by":"x5a5kyafu78fdxvb","word":"958800cdbe8c9cd355d649e005100119"},"event":{"moved":{"seat":1,"moves":["mine f4"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 51, '{"sequence":51,"at":1794894056154,"key":{"by":"gc4fr2mw6g2m5gse","word":"ca5c218fc40627ec44c0b0d8c37d2214"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 53, '{"sequence":53,"at":1794894056155,"key":{"by":"x5a5kyafu78fdxvb","word":"6aafa91271c154814e6869e51d10f43a"},"event":{"moved":{"seat":1,"moves":["move a5-c5"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 55, '{"sequence":55,"at":1794894056156,"key":{"by":"x5a5kyafu78fdxvb","word":"ca5877f2c5618b33a86b29085000f4e4"},"event":{"moved":{"seat":1,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 57, '{"sequence":57,"at":1794894056158,"key":{"by":"gc4fr2mw6g2m5gse","word":"3d0a2cbe6016abf61c1bdae63f8eb15f"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 59, '{"sequence":59,"at":1794894056159,"key":{"by":"x5a5kyafu78fdxvb","word":"99cd949689ea868ed28c37f906943287"},"event":{"moved":{"seat":1,"moves":["move c5-e7"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 61, '{"sequence":61,"at":1794894056160,"key":{"by":"x5a5kyafu78fdxvb","word":"51ac29d31c3bf8fe62ecdd0128f717e2"},"event":{"moved":{"seat":1,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 63, '{"sequence":63,"at":1794894056161,"key":{"by":"gc4fr2mw6g2m5gse","word":"1a855d538bf1d7a32d2f1d8f1578282c"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 6, '{"sequence":6,"at":1794894056075,"key":{"by":"gc4fr2mw6g2m5gse","word":"75390b36b66d447da63e3c2552c1ca05"},"event":{"moved":{"seat":2,"moves":["mine a4"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 8, '{"sequence":8,"at":1794894056076,"key":{"by":"x5a5kyafu78fdxvb","word":"4b64cbf930f50ccdcbff46ead090d9cc"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 10, '{"sequence":10,"at":1794894056078,"key":{"by":"gc4fr2mw6g2m5gse","word":"1b4fda4c8def60f269f16011935e860e"},"event":{"moved":{"seat":2,"moves":["move f1-a1"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 12, '{"sequence":12,"at":1794894056079,"key":{"by":"gc4fr2mw6g2m5gse","word":"c5ff190a7759d1c3b8570e03161f9daf"},"event":{"moved":{"seat":2,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 14, '{"sequence":14,"at":1794894056080,"key":{"by":"x5a5kyafu78fdxvb","word":"700a020c58757dd261cb9da97a934987"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 16, '{"sequence":16,"at":1794894056081,"key":{"by":"gc4fr2mw6g2m5gse","word":"97339e53c7993a164c3d67ab4de7fd8d"},"event":{"moved":{"seat":2,"moves":["move a1-e5"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 18, '{"sequence":18,"at":1794894056082,"key":{"by":"gc4fr2mw6g2m5gse","word":"fcb5347638616a0a8c26a084a12c47ad"},"event":{"moved":{"seat":2,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 20, '{"sequence":20,"at":1794894056083,"key":{"by":"x5a5kyafu78fdxvb","word":"e8ceaddad74ee8030b7e5432b58253e0"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 22, '{"sequence":22,"at":1794894056084,"key":{"by":"gc4fr2mw6g2m5gse","word":"0c81bd8005769c424aeb57780355307e"},"event":{"moved":{"seat":2,"moves":["stay"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 24, '{"sequence":24,"at":1794894056085,"key":{"by":"gc4fr2mw6g2m5gse","word":"7a0f5e3623ce8566de2a8393e7150570"},"event":{"moved":{"seat":2,"moves":["mine c4"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 26, '{"sequence":26,"at":1794894056086,"key":{"by":"x5a5kyafu78fdxvb","word":"92b9f5ad3dee1c5ea7ac1502fc8d866f"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 28, '{"sequence":28,"at":1794894056087,"key":{"by":"gc4fr2mw6g2m5gse","word":"ff44547413c43e3fbe72994fea70789a"},"event":{"moved":{"seat":2,"moves":["stay"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 30, '{"sequence":30,"at":1794894056088,"key":{"by":"gc4fr2mw6g2m5gse","word":"54fd379fd7d8b716ef49700782505ac6"},"event":{"moved":{"seat":2,"moves":["mine d4"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 32, '{"sequence":32,"at":1794894056089,"key":{"by":"x5a5kyafu78fdxvb","word":"21c33ad70960dacef9968585a0e61c99"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 34, '{"sequence":34,"at":1794894056090,"key":{"by":"gc4fr2mw6g2m5gse","word":"c1df57f98014b97a3c1d7776ced9571c"},"event":{"moved":{"seat":2,"moves":["move e5-f4"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 36, '{"sequence":36,"at":1794894056094,"key":{"by":"gc4fr2mw6g2m5gse","word":"ca49efa034cfd6c313f358e0e7f8b372"},"event":{"moved":{"seat":2,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 38, '{"sequence":38,"at":1794894056101,"key":{"by":"x5a5kyafu78fdxvb","word":"49c094585cd21d74179dcafcfa48ae1b"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 40, '{"sequence":40,"at":1794894056103,"key":{"by":"gc4fr2mw6g2m5gse","word":"7c98edc932e8cfc0d1328210095b1821"},"event":{"moved":{"seat":2,"moves":["buy missile 5+2+2+1"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 42, '{"sequence":42,"at":1794894056119,"key":{"by":"x5a5kyafu78fdxvb","word":"e67ac710089fa4e42da09071e0190d1c"},"event":{"moved":{"seat":1,"moves":["fire","draw left","draw 5","draw 3","draw right","draw 5","draw 3"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 44, '{"sequence":44,"at":1794894056134,"key":{"by":"gc4fr2mw6g2m5gse","word":"9f4cfd4887b02f08c886542ea868c178"},"event":{"moved":{"seat":2,"moves":["move f4-f5"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 46, '{"sequence":46,"at":1794894056151,"key":{"by":"gc4fr2mw6g2m5gse","word":"26f46392590920e988f1b2c31cb30696"},"event":{"moved":{"seat":2,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 48, '{"sequence":48,"at":1794894056152,"key":{"by":"x5a5kyafu78fdxvb","word":"f1917a0894eefa46af7336dcd28826ac"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 50, '{"sequence":50,"at":1794894056153,"key":{"by":"gc4fr2mw6g2m5gse","word":"4cea744bcf537f8c184d5cd982e0eee9"},"event":{"moved":{"seat":2,"moves":["move f5-d3"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 52, '{"sequence":52,"at":1794894056154,"key":{"by":"gc4fr2mw6g2m5gse","word":"91e6b42246f6141cd36ea28362df5183"},"event":{"moved":{"seat":2,"moves":["mine a4"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 54, '{"sequence":54,"at":1794894056155,"key":{"by":"x5a5kyafu78fdxvb","word":"ef10287ae362ec1567c68d001d070f52"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 56, '{"sequence":56,"at":1794894056157,"key":{"by":"gc4fr2mw6g2m5gse","word":"ac63752846fff317ae103bf1af92247b"},"event":{"moved":{"seat":2,"moves":["move d3-d7"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 58, '{"sequence":58,"at":1794894056158,"key":{"by":"gc4fr2mw6g2m5gse","word":"9c06d2998dc9356b0a6dbbbc1b235df2"},"event":{"moved":{"seat":2,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 60, '{"sequence":60,"at":1794894056159,"key":{"by":"x5a5kyafu78fdxvb","word":"c2215ef1ba181950278a1cb954ff1f7c"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 62, '{"sequence":62,"at":1794894056160,"key":{"by":"gc4fr2mw6g2m5gse","word":"3b7d9879fdc1bcdfff8a6577bb7319f9"},"event":{"moved":{"seat":2,"moves":["stay"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 64, '{"sequence":64,"at":1794894056161,"key":{"by":"gc4fr2mw6g2m5gse","word":"0fc3994b45944984d44d80318b4d853e"},"event":{"moved":{"seat":2,"moves":["mine b4"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 66, '{"sequence":66,"at":1794894056176,"key":{"by":"x5a5kyafu78fdxvb","word":"878578747ffbf6be5af56e2d218d9808"},"event":{"moved":{"seat":1,"moves":["fire","draw 4","draw left","draw right","draw 5","draw 4","draw 4"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 68, '{"sequence":68,"at":1794894056179,"key":{"by":"gc4fr2mw6g2m5gse","word":"550a2905cdc638fd073adce929a23669"},"event":{"moved":{"seat":2,"moves":["move d7-d6"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 70, '{"sequence":70,"at":1794894056180,"key":{"by":"gc4fr2mw6g2m5gse","word":"0232c572f730f3aa17359ab7ed4bbcd1"},"event":{"moved":{"seat":2,"moves":["mine d4"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 72, '{"sequence":72,"at":1794894056198,"key":{"by":"x5a5kyafu78fdxvb","word":"ccdfad80c4aff72e1cc6f0596ab0152e"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 74, '{"sequence":74,"at":1794894056207,"key":{"by":"gc4fr2mw6g2m5gse","word":"fb64012e0b3e303e40892375992213e5"},"event":{"moved":{"seat":2,"moves":["move d6-e7"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 22, '{"sequence":22,"at":1794894056426,"event":{"moved":{"seat":3,"moves":["lay C"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 65, '{"sequence":65,"at":1794894056171,"key":{"by":"x5a5kyafu78fdxvb","word":"40f38d4dc7dc0946f7a8ff31e5b709ac"},"event":{"moved":{"seat":1,"moves":["move e7-e2"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 67, '{"sequence":67,"at":1794894056176,"key":{"by":"x5a5kyafu78fdxvb","word":"3f64433b99502d956c3aa26defb2de89"},"event":{"moved":{"seat":1,"moves":["mine c4"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 69, '{"sequence":69,"at":1794894056179,"key":{"by":"gc4fr2mw6g2m5gse","word":"c199a53f2eb03cc133d1b082869cc23c"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 71, '{"sequence":71,"at":1794894056184,"key":{"by":"x5a5kyafu78fdxvb","word":"06f78b8e802274448b82c5d0857d0732"},"event":{"moved":{"seat":1,"moves":["move e2-d1"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 73, '{"sequence":73,"at":1794894056204,"key":{"by":"x5a5kyafu78fdxvb","word":"baf9353b3cd434003f26620541c96be9"},"event":{"moved":{"seat":1,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 75, '{"sequence":75,"at":1794894056207,"key":{"by":"gc4fr2mw6g2m5gse","word":"ddf00bc8ebbda6f4985272b76f2cce70"},"event":{"moved":{"seat":2,"moves":["fire","draw 2","draw 3","draw 2","draw 3","draw 5","draw right","draw 4"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 77, '{"sequence":77,"at":1794894056211,"key":{"by":"x5a5kyafu78fdxvb","word":"8c59863fcc2406742ccfa74a2e295822"},"event":{"moved":{"seat":1,"moves":["stay"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 79, '{"sequence":79,"at":1794894056219,"key":{"by":"x5a5kyafu78fdxvb","word":"d2f374844a46c355c35b11f000d8881f"},"event":{"moved":{"seat":1,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 81, '{"sequence":81,"at":1794894056227,"key":{"by":"gc4fr2mw6g2m5gse","word":"5d6638cdd6130f4fc59bf3ea69d752ec"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 83, '{"sequence":83,"at":1794894056228,"key":{"by":"x5a5kyafu78fdxvb","word":"d6175753b1bed6255b34d7f0766a82e3"},"event":{"moved":{"seat":1,"moves":["move d1-d3"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 85, '{"sequence":85,"at":1794894056229,"key":{"by":"x5a5kyafu78fdxvb","word":"6134bf4316248334bb8dd88d7b3147a7"},"event":{"moved":{"seat":1,"moves":["mine a2"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 87, '{"sequence":87,"at":1794894056230,"key":{"by":"gc4fr2mw6g2m5gse","word":"fedb5a99d544cfc66e6de279e9659c10"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 89, '{"sequence":89,"at":1794894056231,"key":{"by":"x5a5kyafu78fdxvb","word":"051cd497b20b47068f7b0af46e43e93f"},"event":{"moved":{"seat":1,"moves":["move d3-d4"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 91, '{"sequence":91,"at":1794894056232,"key":{"by":"x5a5kyafu78fdxvb","word":"78ff7ae7114545e5310c44c06d367b8c"},"event":{"moved":{"seat":1,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 93, '{"sequence":93,"at":1794894056233,"key":{"by":"gc4fr2mw6g2m5gse","word":"8bfb1aed7d32f635b17f44b634f1a92a"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 95, '{"sequence":95,"at":1794894056243,"key":{"by":"x5a5kyafu78fdxvb","word":"4c8becb6e3d76728a49c45b8af78dacc"},"event":{"moved":{"seat":1,"moves":["move d4-e3"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 97, '{"sequence":97,"at":1794894056251,"key":{"by":"x5a5kyafu78fdxvb","word":"dde493ae3440a61824315e8797c1ffa7"},"event":{"moved":{"seat":1,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 99, '{"sequence":99,"at":1794894056255,"key":{"by":"gc4fr2mw6g2m5gse","word":"e5b89f014d5970cbcee6782b2e021778"},"event":{"moved":{"seat":2,"moves":["fire","draw right","draw 3","draw 1","draw 1","draw 3"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 101, '{"sequence":101,"at":1794894056257,"key":{"by":"x5a5kyafu78fdxvb","word":"35bdd55cdfb1e5c9a53714e285e4cb78"},"event":{"moved":{"seat":1,"moves":["buy missile 3+3+3+1"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 103, '{"sequence":103,"at":1794894056258,"key":{"by":"gc4fr2mw6g2m5gse","word":"c7436bf5b4edfe1c9cad149494f9eadd"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 105, '{"sequence":105,"at":1794894056259,"key":{"by":"x5a5kyafu78fdxvb","word":"f5d3d9ef0bf8ac636b8c71b9e0a9bf02"},"event":{"moved":{"seat":1,"moves":["launch"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 107, '{"sequence":107,"at":1794894056270,"key":{"by":"gc4fr2mw6g2m5gse","word":"073dd06887799ed2895474982835ffb2"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 109, '{"sequence":109,"at":1794894056279,"key":{"by":"x5a5kyafu78fdxvb","word":"d0e64fd40738f13426a4f93773c2626c"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 111, '{"sequence":111,"at":1794894056280,"key":{"by":"gc4fr2mw6g2m5gse","word":"8372407185c6116ed00aafa3ce98c32f"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 113, '{"sequence":113,"at":1794894056290,"key":{"by":"x5a5kyafu78fdxvb","word":"74eb8ebce43bd458b1f7a9e9b0ed9672"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 115, '{"sequence":115,"at":1794894056319,"key":{"by":"gc4fr2mw6g2m5gse","word":"be3db40e909ac40cd6aaf792cc866bb7"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 117, '{"sequence":117,"at":1794894056320,"key":{"by":"x5a5kyafu78fdxvb","word":"732150a0c391ac86c0351ecdabf5a436"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 119, '{"sequence":119,"at":1794894056321,"key":{"by":"gc4fr2mw6g2m5gse","word":"6844f33399c47da33cd8eaf409a6b9c6"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 121, '{"sequence":121,"at":1794894056322,"key":{"by":"x5a5kyafu78fdxvb","word":"f82fe0f8e1bb5dde74406abb6ef9cbd2"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 123, '{"sequence":123,"at":1794894056323,"key":{"by":"gc4fr2mw6g2m5gse","word":"4cf0a4c4d8e68f60d074956f9caccce5"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 125, '{"sequence":125,"at":1794894056324,"key":{"by":"x5a5kyafu78fdxvb","word":"d9cc8defa96939db8724376b1bf1e131"},"event":{"moved":{"seat":1,"moves":["fire"]}},"reveal":"da9699688c6c67686e145f12b5750a5461302f9f52c678be4d35da1e1ee7ca0f"}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 1, '{"sequence":1,"at":1794894056330,"key":{"by":"x5a5kyafu78fdxvb","word":"86b0c6541153bb87f0581cb2813b287d"},"event":{"opened":{"plan":{"game":"rescue","options":{"players":3,"layout":"choose","powers":"none"},"seats":["person","person",{"bot":1}],"clock":"none","late":"bot","public":true,"chat":true},"host":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"commitment":"fcd461a1e056012943e7e1f04f523a06a4b98dab86444dfa8a754a3be5434ce4"}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 3, '{"sequence":3,"at":1794894056383,"key":{"by":"gc4fr2mw6g2m5gse","word":"bffca6a57c08b1747ed3df079977d7af"},"event":{"sat":{"seat":2,"person":{"id":"gc4fr2mw6g2m5gse","name":"Ben"},"entropy":"0af451fa3a47aea05edd90617064af4a"}},"start":{"commitment":"a1a210331cb5481feb19e8c69c53a644b2326db357c0979855a5e661db75a18a","moves":[]}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 76, '{"sequence":76,"at":1794894056211,"key":{"by":"gc4fr2mw6g2m5gse","word":"49c33c27ad5ba66356222fd073c9b50f"},"event":{"moved":{"seat":2,"moves":["mine e4"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 78, '{"sequence":78,"at":1794894056218,"key":{"by":"x5a5kyafu78fdxvb","word":"124116c376206b64df76cd423d4a8c66"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 80, '{"sequence":80,"at":1794894056222,"key":{"by":"gc4fr2mw6g2m5gse","word":"f81bdd9e576938e1348fbc4026737f2f"},"event":{"moved":{"seat":2,"moves":["move e7-f6"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 82, '{"sequence":82,"at":1794894056227,"key":{"by":"gc4fr2mw6g2m5gse","word":"2bca00bfd39832cc1d41cb939493aa1f"},"event":{"moved":{"seat":2,"moves":["mine f4"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 84, '{"sequence":84,"at":1794894056228,"key":{"by":"x5a5kyafu78fdxvb","word":"fd47c7dc55894267c426ee4ed60f2396"},"event":{"moved":{"seat":1,"moves":["fire","draw 2","draw 1","draw 2","draw left","draw 5"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 86, '{"sequence":86,"at":1794894056229,"key":{"by":"gc4fr2mw6g2m5gse","word":"e81a55179de6f5681e383f1e31f08a50"},"event":{"moved":{"seat":2,"moves":["move f6-c3"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 88, '{"sequence":88,"at":1794894056230,"key":{"by":"gc4fr2mw6g2m5gse","word":"37f927dc470162778478dc40ce81741a"},"event":{"moved":{"seat":2,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 90, '{"sequence":90,"at":1794894056232,"key":{"by":"x5a5kyafu78fdxvb","word":"08cad8578302827f913e8fe648607aab"},"event":{"moved":{"seat":1,"moves":["fire","draw 1","draw left","draw 5","draw left","draw right","draw 4","draw 2"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 92, '{"sequence":92,"at":1794894056233,"key":{"by":"gc4fr2mw6g2m5gse","word":"7611391175c2f003e7e17e9fb7e87745"},"event":{"moved":{"seat":2,"moves":["move c3-d2"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 94, '{"sequence":94,"at":1794894056234,"key":{"by":"gc4fr2mw6g2m5gse","word":"b0feac139eb962467264ec1d68548d2f"},"event":{"moved":{"seat":2,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 96, '{"sequence":96,"at":1794894056251,"key":{"by":"x5a5kyafu78fdxvb","word":"62702f9e4f2ae39c4b17dcbd5dbb8c55"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 98, '{"sequence":98,"at":1794894056254,"key":{"by":"gc4fr2mw6g2m5gse","word":"fdf3500a69cd06767fe4adb25bba0007"},"event":{"moved":{"seat":2,"moves":["move d2-d3"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 100, '{"sequence":100,"at":1794894056256,"key":{"by":"gc4fr2mw6g2m5gse","word":"516afb519e99785ef22b2193546a75de"},"event":{"moved":{"seat":2,"moves":["mine b2"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 102, '{"sequence":102,"at":1794894056257,"key":{"by":"gc4fr2mw6g2m5gse","word":"a44fe17d60f7eb09c79eb9974f48a443"},"event":{"moved":{"seat":2,"moves":["move d3-d2"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 104, '{"sequence":104,"at":1794894056259,"key":{"by":"x5a5kyafu78fdxvb","word":"e45bdba13119ee51643bf59778aeb5be"},"event":{"moved":{"seat":1,"moves":["move e3-e4"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 106, '{"sequence":106,"at":1794894056260,"key":{"by":"gc4fr2mw6g2m5gse","word":"bd8f566c64f797c6ee07afad765353d2"},"event":{"moved":{"seat":2,"moves":["move d2-e3"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 108, '{"sequence":108,"at":1794894056279,"key":{"by":"x5a5kyafu78fdxvb","word":"b5ef9c77d9145fef0509065ab8819d42"},"event":{"moved":{"seat":1,"moves":["move e4-f3"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 110, '{"sequence":110,"at":1794894056280,"key":{"by":"gc4fr2mw6g2m5gse","word":"e3ab945e40a88124fcea48f634494e14"},"event":{"moved":{"seat":2,"moves":["move e3-e5"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 112, '{"sequence":112,"at":1794894056281,"key":{"by":"x5a5kyafu78fdxvb","word":"6858e047de330a54891d0fa878f95d01"},"event":{"moved":{"seat":1,"moves":["move f3-f1"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 114, '{"sequence":114,"at":1794894056314,"key":{"by":"gc4fr2mw6g2m5gse","word":"c753416ee349b2bf3ae414a8f9921ed5"},"event":{"moved":{"seat":2,"moves":["move e5-e7"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 116, '{"sequence":116,"at":1794894056319,"key":{"by":"x5a5kyafu78fdxvb","word":"ea6f59c6697a1535e4f82ccd2fb05cdf"},"event":{"moved":{"seat":1,"moves":["move f1-f4"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 118, '{"sequence":118,"at":1794894056320,"key":{"by":"gc4fr2mw6g2m5gse","word":"1f7e2b359675a2c6a5c956d3e432753f"},"event":{"moved":{"seat":2,"moves":["move e7-d6"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 120, '{"sequence":120,"at":1794894056321,"key":{"by":"x5a5kyafu78fdxvb","word":"55ad20aa8d10ae956bd7e123ce770b53"},"event":{"moved":{"seat":1,"moves":["move f4-f1"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 122, '{"sequence":122,"at":1794894056322,"key":{"by":"gc4fr2mw6g2m5gse","word":"aa56e081c82e06580c860d3a3c5bfecb"},"event":{"moved":{"seat":2,"moves":["move d6-d5"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 124, '{"sequence":124,"at":1794894056323,"key":{"by":"x5a5kyafu78fdxvb","word":"6cfb1ad05a85113eb2dad82577bd1d13"},"event":{"moved":{"seat":1,"moves":["stay"]}}}');
INSERT INTO public.entries VALUES ('rbsvzeg58kqw7uwd', 126, '{"sequence":126,"at":1794894056325,"key":{"by":"gc4fr2mw6g2m5gse","word":"0a5ea7558e81c0adf3264fc2ba2eb2af"},"event":{"said":{"seat":2,"text":"Thank you"}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 2, '{"sequence":2,"at":1794894056367,"key":{"by":"x5a5kyafu78fdxvb","word":"78649cefd8a6d339b186e269c6966358"},"event":{"sat":{"seat":1,"person":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"entropy":"5ce9fae71c78bb26d8540946a7375c9b"}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 4, '{"sequence":4,"at":1794894056383,"key":{"by":"x5a5kyafu78fdxvb","word":"6b7d2d5982f19b93b6e664b9ac8fbf8b"},"event":{"moved":{"seat":1,"moves":["lay F"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 6, '{"sequence":6,"at":1794894056385,"key":{"by":"x5a5kyafu78fdxvb","word":"17f5d656e08e7ed62b751d84d99fe5c2"},"event":{"moved":{"seat":1,"moves":["lay C"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 8, '{"sequence":8,"at":1794894056386,"key":{"by":"x5a5kyafu78fdxvb","word":"f3612343a4e81c383ce23af141669c2d"},"event":{"moved":{"seat":1,"moves":["lay C"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 10, '{"sequence":10,"at":1794894056386,"key":{"by":"x5a5kyafu78fdxvb","word":"f8f320795d1e2d7e014ec21c5d0b477b"},"event":{"moved":{"seat":1,"moves":["lay H"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 12, '{"sequence":12,"at":1794894056387,"key":{"by":"gc4fr2mw6g2m5gse","word":"d5cff2787e8f176bce42dd64f3444e08"},"event":{"moved":{"seat":2,"moves":["lay F"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 14, '{"sequence":14,"at":1794894056388,"key":{"by":"gc4fr2mw6g2m5gse","word":"5b4268069411ce05f6d1185a189e3dea"},"event":{"moved":{"seat":2,"moves":["lay T"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 16, '{"sequence":16,"at":1794894056389,"key":{"by":"gc4fr2mw6g2m5gse","word":"a2c2b8d20a7006ee902e52098ca059ba"},"event":{"moved":{"seat":2,"moves":["lay H"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 18, '{"sequence":18,"at":1794894056390,"key":{"by":"gc4fr2mw6g2m5gse","word":"37d314ff365f8d1a393b3adfa44d7d33"},"event":{"moved":{"seat":2,"moves":["lay C"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 5, '{"sequence":5,"at":1794894056384,"key":{"by":"x5a5kyafu78fdxvb","word":"b8cfa475b8bec21aa007882cb601bd3b"},"event":{"moved":{"seat":1,"moves":["lay T"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 7, '{"sequence":7,"at":1794894056385,"key":{"by":"x5a5kyafu78fdxvb","word":"bbbe939999b73d75b6a2d1d7fd020b94"},"event":{"moved":{"seat":1,"moves":["lay H"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 9, '{"sequence":9,"at":1794894056386,"key":{"by":"x5a5kyafu78fdxvb","word":"6191a54aea0b6947fd99b4de8cb9fd71"},"event":{"moved":{"seat":1,"moves":["lay F"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 11, '{"sequence":11,"at":1794894056387,"key":{"by":"x5a5kyafu78fdxvb","word":"abce46c862df608a3ff2d8d50ca4ed19"},"event":{"moved":{"seat":1,"moves":["lay T"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 13, '{"sequence":13,"at":1794894056388,"key":{"by":"gc4fr2mw6g2m5gse","word":"da31d57add9272cf69f0cb75193756f3"},"event":{"moved":{"seat":2,"moves":["lay T"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 15, '{"sequence":15,"at":1794894056389,"key":{"by":"gc4fr2mw6g2m5gse","word":"fbd41c3a652332926fd62565bd9bd10f"},"event":{"moved":{"seat":2,"moves":["lay H"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 17, '{"sequence":17,"at":1794894056390,"key":{"by":"gc4fr2mw6g2m5gse","word":"bc0f73ac54cbb02e1e7a79a510922f47"},"event":{"moved":{"seat":2,"moves":["lay C"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 19, '{"sequence":19,"at":1794894056391,"key":{"by":"gc4fr2mw6g2m5gse","word":"003ed3dbac6bc3c1484b2d236fa8b43a"},"event":{"moved":{"seat":2,"moves":["lay F"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 21, '{"sequence":21,"at":1794894056407,"event":{"moved":{"seat":3,"moves":["lay H"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 23, '{"sequence":23,"at":1794894056442,"event":{"moved":{"seat":3,"moves":["lay T"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 25, '{"sequence":25,"at":1794894056443,"event":{"moved":{"seat":3,"moves":["lay F"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 27, '{"sequence":27,"at":1794894056444,"event":{"moved":{"seat":3,"moves":["lay T"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 29, '{"sequence":29,"at":1794894056446,"key":{"by":"gc4fr2mw6g2m5gse","word":"fa058b4d01cd59e4e28b4ab63bafb687"},"event":{"moved":{"seat":2,"moves":["k7-i5"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 31, '{"sequence":31,"at":1794894056447,"key":{"by":"x5a5kyafu78fdxvb","word":"5ef69063c0e41b2c34b9b3525e304c05"},"event":{"moved":{"seat":1,"moves":["c2-d2"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 33, '{"sequence":33,"at":1794894056449,"event":{"moved":{"seat":3,"moves":["e3xa1"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 35, '{"sequence":35,"at":1794894056450,"key":{"by":"gc4fr2mw6g2m5gse","word":"1eff3d035ddce65f3796a8f3ff3d728c"},"event":{"moved":{"seat":2,"moves":["m7-i11"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 37, '{"sequence":37,"at":1794894056451,"key":{"by":"x5a5kyafu78fdxvb","word":"9150c81b57b6bbd9d264f4bac4a39c53"},"event":{"moved":{"seat":1,"moves":["b3-b4"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 39, '{"sequence":39,"at":1794894056452,"event":{"moved":{"seat":3,"moves":["g11xk9"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 41, '{"sequence":41,"at":1794894056453,"key":{"by":"gc4fr2mw6g2m5gse","word":"060b8c40c16892582dd7dac4ccd026cb"},"event":{"moved":{"seat":2,"moves":["m8-m7"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 43, '{"sequence":43,"at":1794894056454,"key":{"by":"x5a5kyafu78fdxvb","word":"d244e1b5419ba63d50ac92cf1c4eee67"},"event":{"moved":{"seat":1,"moves":["d3-d1"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 45, '{"sequence":45,"at":1794894056465,"event":{"moved":{"seat":3,"moves":["b1-b2"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 47, '{"sequence":47,"at":1794894056495,"key":{"by":"gc4fr2mw6g2m5gse","word":"d0556261677e2430d33ddae67ecdd36b"},"event":{"moved":{"seat":2,"moves":["k8-k6"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 49, '{"sequence":49,"at":1794894056527,"key":{"by":"x5a5kyafu78fdxvb","word":"6b7632a65c064f91edb6869e445d0601"},"event":{"moved":{"seat":1,"moves":["c1-b1"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 51, '{"sequence":51,"at":1794894056528,"event":{"moved":{"seat":3,"moves":["j6-i6"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 53, '{"sequence":53,"at":1794894056530,"key":{"by":"gc4fr2mw6g2m5gse","word":"e4eec0689914f90ac430437cb079bfa2"},"event":{"moved":{"seat":2,"moves":["g11-c5"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 55, '{"sequence":55,"at":1794894056549,"key":{"by":"x5a5kyafu78fdxvb","word":"b10c10ab1f923e81f31f84236b81e75c"},"event":{"moved":{"seat":1,"moves":["e3-g11"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 57, '{"sequence":57,"at":1794894056602,"event":{"moved":{"seat":3,"moves":["h13-g13"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 59, '{"sequence":59,"at":1794894056605,"key":{"by":"gc4fr2mw6g2m5gse","word":"f769c753eecb2fcd162305a047342af1"},"event":{"moved":{"seat":2,"moves":["e6-c6"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 61, '{"sequence":61,"at":1794894056618,"key":{"by":"x5a5kyafu78fdxvb","word":"c4333e931167fa2756d732d07af2175b"},"event":{"moved":{"seat":1,"moves":["a1-k9"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 63, '{"sequence":63,"at":1794894056627,"event":{"moved":{"seat":3,"moves":["i5-h5"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 65, '{"sequence":65,"at":1794894056649,"key":{"by":"gc4fr2mw6g2m5gse","word":"da595c0009dd2a9864709809d72f390a"},"event":{"moved":{"seat":2,"moves":["m7-m8"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 67, '{"sequence":67,"at":1794894056671,"key":{"by":"x5a5kyafu78fdxvb","word":"b5e9088f876b41609fb6593fb8eb3198"},"event":{"moved":{"seat":1,"moves":["c2-i5"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 69, '{"sequence":69,"at":1794894056672,"event":{"moved":{"seat":3,"moves":["f12-e6"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 71, '{"sequence":71,"at":1794894056674,"key":{"by":"gc4fr2mw6g2m5gse","word":"ad21b04942e0fcd5647e837c02f4b1d0"},"event":{"moved":{"seat":2,"moves":["f6-j4"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 73, '{"sequence":73,"at":1794894056679,"key":{"by":"x5a5kyafu78fdxvb","word":"16665dee311cb8caa3ad38d3bb9066b1"},"event":{"moved":{"seat":1,"moves":["i3-h3"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 75, '{"sequence":75,"at":1794894056691,"event":{"moved":{"seat":3,"moves":["h4-d6"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 77, '{"sequence":77,"at":1794894056723,"key":{"by":"gc4fr2mw6g2m5gse","word":"8c589fdaf5dcdb47d9d3b60dad81e5a0"},"event":{"moved":{"seat":2,"moves":["j5xh5"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 79, '{"sequence":79,"at":1794894056760,"key":{"by":"x5a5kyafu78fdxvb","word":"3390d6f89898b90d1ac67c7e18f1459d"},"event":{"moved":{"seat":1,"moves":["k9-k8"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 81, '{"sequence":81,"at":1794894056766,"event":{"moved":{"seat":3,"moves":["h12-f12"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 83, '{"sequence":83,"at":1794894056768,"key":{"by":"gc4fr2mw6g2m5gse","word":"e409e9a83947f94794e1a8721e0aafb8"},"event":{"moved":{"seat":2,"moves":["i5-g5"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 85, '{"sequence":85,"at":1794894056769,"key":{"by":"x5a5kyafu78fdxvb","word":"9b0477a9252a45839f349352ad6aec2a"},"event":{"moved":{"seat":1,"moves":["g9-g8"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 24, '{"sequence":24,"at":1794894056443,"event":{"moved":{"seat":3,"moves":["lay F"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 26, '{"sequence":26,"at":1794894056444,"event":{"moved":{"seat":3,"moves":["lay C"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 28, '{"sequence":28,"at":1794894056445,"key":{"by":"x5a5kyafu78fdxvb","word":"b7209d99119e66ce1fef11b3e736abfc"},"event":{"moved":{"seat":1,"moves":["c4-b4"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 30, '{"sequence":30,"at":1794894056447,"event":{"moved":{"seat":3,"moves":["f10-e3"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 32, '{"sequence":32,"at":1794894056448,"key":{"by":"gc4fr2mw6g2m5gse","word":"61a692f8f8173f002d203e9978213cb3"},"event":{"moved":{"seat":2,"moves":["i5-j5"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 34, '{"sequence":34,"at":1794894056449,"key":{"by":"x5a5kyafu78fdxvb","word":"a6ed1253bc340306f0897aeb36755ead"},"event":{"moved":{"seat":1,"moves":["b4-e3"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 36, '{"sequence":36,"at":1794894056450,"event":{"moved":{"seat":3,"moves":["a1xb1"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 38, '{"sequence":38,"at":1794894056451,"key":{"by":"gc4fr2mw6g2m5gse","word":"215408eaa02d5d136da9fe1ce9c34bba"},"event":{"moved":{"seat":2,"moves":["j5-k9"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 40, '{"sequence":40,"at":1794894056453,"key":{"by":"x5a5kyafu78fdxvb","word":"46961021a1ead01de41d0e6e921d5fac"},"event":{"moved":{"seat":1,"moves":["c3-k7"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 42, '{"sequence":42,"at":1794894056454,"event":{"moved":{"seat":3,"moves":["k9xk7"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 44, '{"sequence":44,"at":1794894056455,"key":{"by":"gc4fr2mw6g2m5gse","word":"772959a15546037271d6136500103193"},"event":{"moved":{"seat":2,"moves":["k6-j5"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 46, '{"sequence":46,"at":1794894056482,"key":{"by":"x5a5kyafu78fdxvb","word":"836c3b8e137060a3dabaa3cc50e9a7e9"},"event":{"moved":{"seat":1,"moves":["d1-c1"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 48, '{"sequence":48,"at":1794894056514,"event":{"moved":{"seat":3,"moves":["k7xj6"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 50, '{"sequence":50,"at":1794894056528,"key":{"by":"gc4fr2mw6g2m5gse","word":"0d46380ffa122a7430f9a4e84ab61fd7"},"event":{"moved":{"seat":2,"moves":["i11-g11"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 52, '{"sequence":52,"at":1794894056529,"key":{"by":"x5a5kyafu78fdxvb","word":"b372bb2c8b20119c2167e6ff34dc4950"},"event":{"moved":{"seat":1,"moves":["b1-c2"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 54, '{"sequence":54,"at":1794894056542,"event":{"moved":{"seat":3,"moves":["g13-e9"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 56, '{"sequence":56,"at":1794894056579,"key":{"by":"gc4fr2mw6g2m5gse","word":"fb64a680c4b6dc9b15108ed45a1f2a2d"},"event":{"moved":{"seat":2,"moves":["k6-e6"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 58, '{"sequence":58,"at":1794894056604,"key":{"by":"x5a5kyafu78fdxvb","word":"44368e56223f9abb064e6f9e1453e320"},"event":{"moved":{"seat":1,"moves":["a2-a1"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 60, '{"sequence":60,"at":1794894056610,"event":{"moved":{"seat":3,"moves":["h11-i5"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 62, '{"sequence":62,"at":1794894056619,"key":{"by":"gc4fr2mw6g2m5gse","word":"96464dce1b64238cf95c19f518b39171"},"event":{"moved":{"seat":2,"moves":["l6-f6"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 64, '{"sequence":64,"at":1794894056642,"key":{"by":"x5a5kyafu78fdxvb","word":"2acb0092c475c4a3574ee1b6a01a0a20"},"event":{"moved":{"seat":1,"moves":["b4-f8"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 66, '{"sequence":66,"at":1794894056667,"event":{"moved":{"seat":3,"moves":["i6xk9"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 68, '{"sequence":68,"at":1794894056671,"key":{"by":"gc4fr2mw6g2m5gse","word":"73d9f80910241f27711b1fed25309777"},"event":{"moved":{"seat":2,"moves":["c6-c7"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 70, '{"sequence":70,"at":1794894056673,"key":{"by":"x5a5kyafu78fdxvb","word":"5f8f766208662de0b5f19ecf542cb73a"},"event":{"moved":{"seat":1,"moves":["i5-i3"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 72, '{"sequence":72,"at":1794894056678,"event":{"moved":{"seat":3,"moves":["b2-h4"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 74, '{"sequence":74,"at":1794894056679,"key":{"by":"gc4fr2mw6g2m5gse","word":"884e8eb403f4f3e2057e8dea9381edcc"},"event":{"moved":{"seat":2,"moves":["c5-i5"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 76, '{"sequence":76,"at":1794894056703,"key":{"by":"x5a5kyafu78fdxvb","word":"da160844cac110e5968dd1ab89462334"},"event":{"moved":{"seat":1,"moves":["d2xk9"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 78, '{"sequence":78,"at":1794894056758,"event":{"moved":{"seat":3,"moves":["e9-e10"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 80, '{"sequence":80,"at":1794894056761,"key":{"by":"gc4fr2mw6g2m5gse","word":"7137f85949e4ff62b17da0d4913012b3"},"event":{"moved":{"seat":2,"moves":["l8-h8"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 82, '{"sequence":82,"at":1794894056767,"key":{"by":"x5a5kyafu78fdxvb","word":"a1b7be44adea65d3590046a523fbc145"},"event":{"moved":{"seat":1,"moves":["f8-g9"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 84, '{"sequence":84,"at":1794894056768,"event":{"moved":{"seat":3,"moves":["e10-k10"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 86, '{"sequence":86,"at":1794894056770,"key":{"by":"gc4fr2mw6g2m5gse","word":"5d905072c1fc3764d8c0339a5605e486"},"event":{"moved":{"seat":2,"moves":["h8xg8"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 88, '{"sequence":88,"at":1794894056771,"key":{"by":"x5a5kyafu78fdxvb","word":"2fdad6afb551a444cbb2f96fbb93090f"},"event":{"moved":{"seat":1,"moves":["h3-c5"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 90, '{"sequence":90,"at":1794894056775,"event":{"moved":{"seat":3,"moves":["e11-d9"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 92, '{"sequence":92,"at":1794894056787,"key":{"by":"gc4fr2mw6g2m5gse","word":"d8dfe74ec619c8c49cf79f17f3e071cc"},"event":{"moved":{"seat":2,"moves":["g8-g9"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 94, '{"sequence":94,"at":1794894056790,"key":{"by":"x5a5kyafu78fdxvb","word":"6eb15bc543922ddaf5b9201e0aee05cb"},"event":{"moved":{"seat":1,"moves":["c5-b3"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 96, '{"sequence":96,"at":1794894056791,"event":{"moved":{"seat":3,"moves":["e6-c6"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 98, '{"sequence":98,"at":1794894056795,"key":{"by":"gc4fr2mw6g2m5gse","word":"c0a5da285ab6e02f8667edc4661c136a"},"event":{"moved":{"seat":2,"moves":["a5-b6"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 100, '{"sequence":100,"at":1794894056807,"key":{"by":"x5a5kyafu78fdxvb","word":"7773b0f583db05c4c2ca0cfa424a589e"},"event":{"moved":{"seat":1,"moves":["c4-b4"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 102, '{"sequence":102,"at":1794894056810,"event":{"moved":{"seat":3,"moves":["d6-f2"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 104, '{"sequence":104,"at":1794894056833,"key":{"by":"gc4fr2mw6g2m5gse","word":"4e51e96094c3e058823f22acab18aea1"},"event":{"moved":{"seat":2,"moves":["h6-h7"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 106, '{"sequence":106,"at":1794894056835,"key":{"by":"x5a5kyafu78fdxvb","word":"a83e7308fcdfd9f2aade99c54cf39f79"},"event":{"moved":{"seat":1,"moves":["a4-a5"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 87, '{"sequence":87,"at":1794894056770,"event":{"moved":{"seat":3,"moves":["f12-e11"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 89, '{"sequence":89,"at":1794894056773,"key":{"by":"gc4fr2mw6g2m5gse","word":"142e6b1430ab68dddb4e0a4efe36c648"},"event":{"moved":{"seat":2,"moves":["c7-a5"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 91, '{"sequence":91,"at":1794894056776,"key":{"by":"x5a5kyafu78fdxvb","word":"c4c963f6118f0d0f759f8755c25c5006"},"event":{"moved":{"seat":1,"moves":["k8-a4"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 93, '{"sequence":93,"at":1794894056789,"event":{"moved":{"seat":3,"moves":["f11-f7"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 95, '{"sequence":95,"at":1794894056791,"key":{"by":"gc4fr2mw6g2m5gse","word":"5e95402ccb34ce4549431ad19460ffa0"},"event":{"moved":{"seat":2,"moves":["g5-h6"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 97, '{"sequence":97,"at":1794894056792,"key":{"by":"x5a5kyafu78fdxvb","word":"1e0504b1dd4003f4fb714901236ccd8f"},"event":{"moved":{"seat":1,"moves":["b3-c4"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 99, '{"sequence":99,"at":1794894056798,"event":{"moved":{"seat":3,"moves":["k10-k11"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 101, '{"sequence":101,"at":1794894056807,"key":{"by":"gc4fr2mw6g2m5gse","word":"5e80dbe20e138d2cbde342c5681aac5e"},"event":{"moved":{"seat":2,"moves":["b6-a6"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 103, '{"sequence":103,"at":1794894056823,"key":{"by":"x5a5kyafu78fdxvb","word":"cff5f1ff652cb481051237e3c08818ce"},"event":{"moved":{"seat":1,"moves":["b4-a2"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 105, '{"sequence":105,"at":1794894056834,"event":{"moved":{"seat":3,"moves":["d9-i8"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 107, '{"sequence":107,"at":1794894056836,"key":{"by":"gc4fr2mw6g2m5gse","word":"81bd867a2a7ae78469247bf7c43ae23e"},"event":{"moved":{"seat":2,"moves":["h5-e9"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 109, '{"sequence":109,"at":1794894056855,"key":{"by":"x5a5kyafu78fdxvb","word":"ca32ef294b9ebf0b14332ee3007e0d85"},"event":{"moved":{"seat":1,"moves":["g11-a7"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 111, '{"sequence":111,"at":1794894056870,"event":{"moved":{"seat":3,"moves":["e6-d6"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 113, '{"sequence":113,"at":1794894056876,"key":{"by":"gc4fr2mw6g2m5gse","word":"bc2b32b1b10131d1f762efd5b5d0479d"},"event":{"moved":{"seat":2,"moves":["a6-a5"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 115, '{"sequence":115,"at":1794894056879,"key":{"by":"x5a5kyafu78fdxvb","word":"931b249221746d516c606e1128fdf26b"},"event":{"moved":{"seat":1,"moves":["a7-i7"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 117, '{"sequence":117,"at":1794894056895,"event":{"moved":{"seat":3,"moves":["c6-c5"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 119, '{"sequence":119,"at":1794894056899,"key":{"by":"gc4fr2mw6g2m5gse","word":"7c561f5bef74b0cb91fde4c596a48f61"},"event":{"moved":{"seat":2,"moves":["a5-e1"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 121, '{"sequence":121,"at":1794894056900,"key":{"by":"x5a5kyafu78fdxvb","word":"b9fcbaef49a5876ff813070fc70b877e"},"event":{"moved":{"seat":1,"moves":["g11-i5"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 123, '{"sequence":123,"at":1794894056906,"event":{"moved":{"seat":3,"moves":["g13-c3"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 125, '{"sequence":125,"at":1794894056917,"key":{"by":"gc4fr2mw6g2m5gse","word":"14f0f360188932deaaa520c68d774b9a"},"event":{"moved":{"seat":2,"moves":["d8-k9"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 127, '{"sequence":127,"at":1794894056923,"key":{"by":"x5a5kyafu78fdxvb","word":"04b11b4c717f6c6baef8ef5355ad7322"},"event":{"moved":{"seat":1,"moves":["a1-b3"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 129, '{"sequence":129,"at":1794894056925,"event":{"moved":{"seat":3,"moves":["f2-f12"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 131, '{"sequence":131,"at":1794894056927,"key":{"by":"gc4fr2mw6g2m5gse","word":"cad519f8c1404b0dcbcee9903762231f"},"event":{"moved":{"seat":2,"moves":["h7-j9"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 1, '{"sequence":1,"at":1794894056937,"key":{"by":"x5a5kyafu78fdxvb","word":"4bd98e9051c383e0e8111bfe7d2c40bf"},"event":{"opened":{"plan":{"game":"armada","options":{"edition":"standard","three_boxes":"zero"},"seats":["person"],"clock":"none","late":"bot","public":true,"chat":true},"host":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"commitment":"4d1d6c716e8f4b2822b7d51889ccc00cb254583d4763fb1458aabdb7787515d8"}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 3, '{"sequence":3,"at":1794894056960,"key":{"by":"x5a5kyafu78fdxvb","word":"55ff04325d515a55bd8d2c880d29f4b5"},"event":{"moved":{"seat":1,"moves":["value 5@1b1"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 5, '{"sequence":5,"at":1794894056961,"key":{"by":"x5a5kyafu78fdxvb","word":"af6bfa5e1578677f1ec7fcdb39dadd0f"},"event":{"moved":{"seat":1,"moves":["value 4@1c1"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 7, '{"sequence":7,"at":1794894056962,"key":{"by":"x5a5kyafu78fdxvb","word":"e543dd56b74f91ca9722cdeab319661d"},"event":{"moved":{"seat":1,"moves":["value 6@2a2"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 9, '{"sequence":9,"at":1794894056963,"key":{"by":"x5a5kyafu78fdxvb","word":"17b2003872c9d6b7dbd60a7ef6e89af9"},"event":{"moved":{"seat":1,"moves":["values 5@2b1,3b2","roll 2 3 6"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 11, '{"sequence":11,"at":1794894056964,"key":{"by":"x5a5kyafu78fdxvb","word":"5c5c853cbb64aab24630978f81e3f05b"},"event":{"moved":{"seat":1,"moves":["build 3","roll 1 1 2"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 13, '{"sequence":13,"at":1794894056965,"key":{"by":"x5a5kyafu78fdxvb","word":"a8a41d1f13632219985fa0ec17264555"},"event":{"moved":{"seat":1,"moves":["count 5","roll 1 2 5"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 15, '{"sequence":15,"at":1794894056965,"key":{"by":"x5a5kyafu78fdxvb","word":"1eeef31a248c2dc768286035f1c3a807"},"event":{"moved":{"seat":1,"moves":["build 5","roll 2 5 5"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 17, '{"sequence":17,"at":1794894056966,"key":{"by":"x5a5kyafu78fdxvb","word":"bb99f659895799b1e0c9e1779a7a4ee4"},"event":{"moved":{"seat":1,"moves":["build 2","roll 5 6 6"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 19, '{"sequence":19,"at":1794894056967,"key":{"by":"x5a5kyafu78fdxvb","word":"45b94cf05e11deef599a3538f34ef653"},"event":{"moved":{"seat":1,"moves":["build 5","roll 2 3 4"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 21, '{"sequence":21,"at":1794894056968,"key":{"by":"x5a5kyafu78fdxvb","word":"dad563311100a0f52ae75c85cb9b4b4d"},"event":{"moved":{"seat":1,"moves":["build 4"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 23, '{"sequence":23,"at":1794894056969,"key":{"by":"x5a5kyafu78fdxvb","word":"4c460fe0115c049e5925dc3769d0fa85"},"event":{"moved":{"seat":1,"moves":["value 4@1a2"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 25, '{"sequence":25,"at":1794894056997,"key":{"by":"x5a5kyafu78fdxvb","word":"11967b5f6cce8c892fb2b19915679b7a"},"event":{"moved":{"seat":1,"moves":["count 1","roll 1 4 6"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 27, '{"sequence":27,"at":1794894057000,"key":{"by":"x5a5kyafu78fdxvb","word":"1dacb38817b9b97cf12dd6bdf4720c3a"},"event":{"moved":{"seat":1,"moves":["build 1","roll 2 2 6"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 108, '{"sequence":108,"at":1794894056846,"event":{"moved":{"seat":3,"moves":["f7-e6"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 110, '{"sequence":110,"at":1794894056856,"key":{"by":"gc4fr2mw6g2m5gse","word":"2ea81a3601d0efac332365437f3d3324"},"event":{"moved":{"seat":2,"moves":["e9-d8"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 112, '{"sequence":112,"at":1794894056875,"key":{"by":"x5a5kyafu78fdxvb","word":"a69e1e872290526c65d880a24ee16a0f"},"event":{"moved":{"seat":1,"moves":["a5-g11"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 114, '{"sequence":114,"at":1794894056878,"event":{"moved":{"seat":3,"moves":["k11-g1"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 116, '{"sequence":116,"at":1794894056879,"key":{"by":"gc4fr2mw6g2m5gse","word":"5b27ad41fe2eba9fd102ad8d41dce394"},"event":{"moved":{"seat":2,"moves":["g9-e3"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 118, '{"sequence":118,"at":1794894056897,"key":{"by":"x5a5kyafu78fdxvb","word":"5e835b7507572e5b34e50438fdd883cf"},"event":{"moved":{"seat":1,"moves":["a2-c2"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 120, '{"sequence":120,"at":1794894056900,"event":{"moved":{"seat":3,"moves":["d6-e7"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 122, '{"sequence":122,"at":1794894056901,"key":{"by":"gc4fr2mw6g2m5gse","word":"87a46f2bc073cd75172849ff0a525841"},"event":{"moved":{"seat":2,"moves":["e1-e2"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 124, '{"sequence":124,"at":1794894056908,"key":{"by":"x5a5kyafu78fdxvb","word":"61271c174e595b98d3108762d0ac4f64"},"event":{"moved":{"seat":1,"moves":["c2-a1"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 126, '{"sequence":126,"at":1794894056922,"event":{"moved":{"seat":3,"moves":["c5-d6"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 128, '{"sequence":128,"at":1794894056924,"key":{"by":"gc4fr2mw6g2m5gse","word":"6b1c1f91e9cc2cddb67bcde01fe29d21"},"event":{"moved":{"seat":2,"moves":["k9-i3"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 130, '{"sequence":130,"at":1794894056925,"key":{"by":"x5a5kyafu78fdxvb","word":"b9e235eaa7a9e5406f02095d318d3c78"},"event":{"moved":{"seat":1,"moves":["i7-f8"]}}}');
INSERT INTO public.entries VALUES ('khssf3re5xdncg24', 132, '{"sequence":132,"at":1794894056928,"event":{"moved":{"seat":3,"moves":["f12-g12"]}},"reveal":"3174f87e5979cd82576ef14d218a3c7048024f202206f2323ddad72e27ee809a"}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 2, '{"sequence":2,"at":1794894056940,"key":{"by":"x5a5kyafu78fdxvb","word":"651a262ddaa5a92088930ab752f4bf58"},"event":{"sat":{"seat":1,"person":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"entropy":"4dee7e3b096e8aac451290a3a98b2a27"}},"start":{"commitment":"56df9604216cff642fa0769547044a9690f2b50ed1f329c12d17a5185f2bdbda","moves":["roll 2 5 5"]}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 4, '{"sequence":4,"at":1794894056960,"key":{"by":"x5a5kyafu78fdxvb","word":"f50c535d7e0e8c58245740d9f34b7a92"},"event":{"moved":{"seat":1,"moves":["build 5","roll 1 3 4"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 6, '{"sequence":6,"at":1794894056961,"key":{"by":"x5a5kyafu78fdxvb","word":"8147b446c3be2d3cfda0abe17db3d452"},"event":{"moved":{"seat":1,"moves":["build 1","roll 2 4 6"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 8, '{"sequence":8,"at":1794894056962,"key":{"by":"x5a5kyafu78fdxvb","word":"3409931f5ac16e9a48805ae7f9e8f1be"},"event":{"moved":{"seat":1,"moves":["build 2","roll 2 5 5"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 10, '{"sequence":10,"at":1794894056963,"key":{"by":"x5a5kyafu78fdxvb","word":"3cad26e663860f0047bdfcf6b4faf02f"},"event":{"moved":{"seat":1,"moves":["value 6@3d1"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 12, '{"sequence":12,"at":1794894056964,"key":{"by":"x5a5kyafu78fdxvb","word":"9d1af637cc25e58732b605116a93b892"},"event":{"moved":{"seat":1,"moves":["values 1@4c1,6c1"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 14, '{"sequence":14,"at":1794894056965,"key":{"by":"x5a5kyafu78fdxvb","word":"c34beb30c24a22e54410c5ebfd9c3b27"},"event":{"moved":{"seat":1,"moves":["value 2@1c2"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 16, '{"sequence":16,"at":1794894056966,"key":{"by":"x5a5kyafu78fdxvb","word":"23eea4873fd0f9548ef5d1507f4d65c4"},"event":{"moved":{"seat":1,"moves":["values 5@3b1,3c1''"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 18, '{"sequence":18,"at":1794894056967,"key":{"by":"x5a5kyafu78fdxvb","word":"3f8295c6f2e1d6063125d02a96d3a9a5"},"event":{"moved":{"seat":1,"moves":["values 6@5b1,6d1"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 20, '{"sequence":20,"at":1794894056968,"key":{"by":"x5a5kyafu78fdxvb","word":"d6b161292cab5265ec7065f647326874"},"event":{"moved":{"seat":1,"moves":["value 3@1b2"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 22, '{"sequence":22,"at":1794894056969,"key":{"by":"x5a5kyafu78fdxvb","word":"99c76d2903418e036dc909134da975b7"},"event":{"moved":{"seat":1,"moves":["count 1","roll 2 4 6"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 24, '{"sequence":24,"at":1794894056990,"key":{"by":"x5a5kyafu78fdxvb","word":"a266a731cd28a4ffbc79b771fff7f1ff"},"event":{"moved":{"seat":1,"moves":["build 6"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 26, '{"sequence":26,"at":1794894056999,"key":{"by":"x5a5kyafu78fdxvb","word":"128e03b769a6f30b929c03873b4c031c"},"event":{"moved":{"seat":1,"moves":["value 4@3a2"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 28, '{"sequence":28,"at":1794894057000,"key":{"by":"x5a5kyafu78fdxvb","word":"8a3c656b73488b5de37fc1466de3b228"},"event":{"moved":{"seat":1,"moves":["values 2@5d1,6b1","roll 1 1 5"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 30, '{"sequence":30,"at":1794894057001,"key":{"by":"x5a5kyafu78fdxvb","word":"0035b160755fb2a0ea9986085e1b4f2e"},"event":{"moved":{"seat":1,"moves":["count 5"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 32, '{"sequence":32,"at":1794894057002,"key":{"by":"x5a5kyafu78fdxvb","word":"39f4da4b64f9c032ccd6a8de1af4c791"},"event":{"moved":{"seat":1,"moves":["value 6@3c2"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 34, '{"sequence":34,"at":1794894057003,"key":{"by":"x5a5kyafu78fdxvb","word":"f42dd278936592fd3067bdce8e3c78ff"},"event":{"moved":{"seat":1,"moves":["value 1@3c2''"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 36, '{"sequence":36,"at":1794894057004,"key":{"by":"x5a5kyafu78fdxvb","word":"bd96c1d07e485ba845ad02a9ff3dfc35"},"event":{"moved":{"seat":1,"moves":["value 1@3d2"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 38, '{"sequence":38,"at":1794894057004,"key":{"by":"x5a5kyafu78fdxvb","word":"be11943469328dfbd87c1529525820e6"},"event":{"moved":{"seat":1,"moves":["count 5","roll 3 3 5"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 40, '{"sequence":40,"at":1794894057005,"key":{"by":"x5a5kyafu78fdxvb","word":"653ef5d75662571fb526d12ca7dcb045"},"event":{"moved":{"seat":1,"moves":["attack","roll 1 3 4"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 42, '{"sequence":42,"at":1794894057006,"key":{"by":"x5a5kyafu78fdxvb","word":"bdc35bb59b66bf88e426ccfaa178df1d"},"event":{"moved":{"seat":1,"moves":["attack","roll 1 3 6"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 44, '{"sequence":44,"at":1794894057007,"key":{"by":"x5a5kyafu78fdxvb","word":"82da9f6551bb56904a9d55c96d9ffbbc"},"event":{"moved":{"seat":1,"moves":["attack","roll 1 4 4"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 46, '{"sequence":46,"at":1794894057008,"key":{"by":"x5a5kyafu78fdxvb","word":"d645bc895e2440fd4712c7c3a86bee38"},"event":{"moved":{"seat":1,"moves":["attack","roll 1 2 6"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 29, '{"sequence":29,"at":1794894057000,"key":{"by":"x5a5kyafu78fdxvb","word":"0eea846bdccb74c3ac3229d06105166c"},"event":{"moved":{"seat":1,"moves":["value 5@5c1"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 31, '{"sequence":31,"at":1794894057001,"key":{"by":"x5a5kyafu78fdxvb","word":"62ad2afb2e41563562cf9a01da82eaa8"},"event":{"moved":{"seat":1,"moves":["count 4","roll 1 3 6"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 33, '{"sequence":33,"at":1794894057002,"key":{"by":"x5a5kyafu78fdxvb","word":"9f87c1effef8b8579c74f5928d9f0ddb"},"event":{"moved":{"seat":1,"moves":["count 4","roll 1 3 5"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 35, '{"sequence":35,"at":1794894057003,"key":{"by":"x5a5kyafu78fdxvb","word":"bc900e7a24f3d7fc8455cc0081ef04fd"},"event":{"moved":{"seat":1,"moves":["build 5","roll 1 1 4"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 37, '{"sequence":37,"at":1794894057004,"key":{"by":"x5a5kyafu78fdxvb","word":"aa958eca0f332ec19c0c681cbc47d451"},"event":{"moved":{"seat":1,"moves":["build 4"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 39, '{"sequence":39,"at":1794894057005,"key":{"by":"x5a5kyafu78fdxvb","word":"a4964ad9a25f1338c636793d95d3da5f"},"event":{"moved":{"seat":1,"moves":["value 3@-"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 41, '{"sequence":41,"at":1794894057006,"key":{"by":"x5a5kyafu78fdxvb","word":"155462db6f281b8e3b0fcea826a0d104"},"event":{"moved":{"seat":1,"moves":["let go"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 43, '{"sequence":43,"at":1794894057007,"key":{"by":"x5a5kyafu78fdxvb","word":"7ca6fd3e5e2c08912ee3f9c8db7321c7"},"event":{"moved":{"seat":1,"moves":["cross south_america 1"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 45, '{"sequence":45,"at":1794894057008,"key":{"by":"x5a5kyafu78fdxvb","word":"a4d74903f54fbf6b11a251e291889fe8"},"event":{"moved":{"seat":1,"moves":["let go"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 47, '{"sequence":47,"at":1794894057009,"key":{"by":"x5a5kyafu78fdxvb","word":"4ef7bd31f223286ae906547aa6108f81"},"event":{"moved":{"seat":1,"moves":["let go"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 49, '{"sequence":49,"at":1794894057009,"key":{"by":"x5a5kyafu78fdxvb","word":"e8442b068ac24b488ce9aeedcebeec17"},"event":{"moved":{"seat":1,"moves":["let go"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 51, '{"sequence":51,"at":1794894057010,"key":{"by":"x5a5kyafu78fdxvb","word":"e39f0b43cebf11cefa4c3db2b3fcbcbc"},"event":{"moved":{"seat":1,"moves":["let go"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 53, '{"sequence":53,"at":1794894057011,"key":{"by":"x5a5kyafu78fdxvb","word":"56eae06791a799843bbacb5883619d51"},"event":{"moved":{"seat":1,"moves":["let go"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 55, '{"sequence":55,"at":1794894057012,"key":{"by":"x5a5kyafu78fdxvb","word":"197e7505a0b26eda75a71adfa4b15e42"},"event":{"moved":{"seat":1,"moves":["let go"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 57, '{"sequence":57,"at":1794894057068,"key":{"by":"x5a5kyafu78fdxvb","word":"101422b3bff3e06786196ba59d907147"},"event":{"moved":{"seat":1,"moves":["cross south_america 2"]}},"reveal":"74b05ac4a4f69cb31fd2fea828a64a77bd90cdeec41e998b03539da25c8f6509"}');
INSERT INTO public.entries VALUES ('gpfgm5zz2axedte3', 2, '{"sequence":2,"at":1794894057088,"key":{"by":"x5a5kyafu78fdxvb","word":"f38257f38a3a98b1b40572f3e20a5635"},"event":{"sat":{"seat":1,"person":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"entropy":"f7675098c2fee256b600710fffd076c6"}},"start":{"commitment":"fabfb4245791af1ed5d0c18b0a14680468faea7c5a683f7048c0c68be7760c5a","moves":["alien thrum","alien mirrorkin","alien quietus","captain kade","die 3","planet spindle","planet stillness","planet cinder"]}}');
INSERT INTO public.entries VALUES ('gpfgm5zz2axedte3', 4, '{"sequence":4,"at":1794894057092,"key":{"by":"x5a5kyafu78fdxvb","word":"322550a6e3d8fe0fec7706c02856418e"},"event":{"moved":{"seat":1,"moves":["choose 2"]}}}');
INSERT INTO public.entries VALUES ('gpfgm5zz2axedte3', 6, '{"sequence":6,"at":1794894057093,"key":{"by":"x5a5kyafu78fdxvb","word":"eec4f42a55de92b4c36485f2063743b8"},"event":{"moved":{"seat":1,"moves":["evade blue 1","cube blue","cube orange","cube red","cube yellow","weapon prism-drill"]}}}');
INSERT INTO public.entries VALUES ('gpfgm5zz2axedte3', 8, '{"sequence":8,"at":1794894057093,"key":{"by":"x5a5kyafu78fdxvb","word":"161da0b30660469d668294c397ae6b84"},"event":{"moved":{"seat":1,"moves":["use scanner understand"]}}}');
INSERT INTO public.entries VALUES ('gpfgm5zz2axedte3', 10, '{"sequence":10,"at":1794894057118,"key":{"by":"x5a5kyafu78fdxvb","word":"1394c8addc0e37cc2cee09c95cdac8d8"},"event":{"moved":{"seat":1,"moves":["turn to 1","cube red"]}}}');
INSERT INTO public.entries VALUES ('gpfgm5zz2axedte3', 12, '{"sequence":12,"at":1794894057123,"key":{"by":"x5a5kyafu78fdxvb","word":"8007ce3f195bd5083cb42f9228a26056"},"event":{"moved":{"seat":1,"moves":["evade red 1","cube blue","cube orange"]}}}');
INSERT INTO public.entries VALUES ('gpfgm5zz2axedte3', 14, '{"sequence":14,"at":1794894057124,"key":{"by":"x5a5kyafu78fdxvb","word":"d49c1705063190b5a27384b4b1e2120c"},"event":{"moved":{"seat":1,"moves":["engage orange 1 blue 2"]}}}');
INSERT INTO public.entries VALUES ('gpfgm5zz2axedte3', 16, '{"sequence":16,"at":1794894057125,"key":{"by":"x5a5kyafu78fdxvb","word":"3e88b6ff58ce888e98bdebcfc8ee93ea"},"event":{"moved":{"seat":1,"moves":["use scanner recover","cube white","cube white","cube yellow","weapon twin-comet","cube orange"]}}}');
INSERT INTO public.entries VALUES ('gpfgm5zz2axedte3', 18, '{"sequence":18,"at":1794894057141,"key":{"by":"x5a5kyafu78fdxvb","word":"7e369a967f47d7ecd6338f87bb4a4960"},"event":{"moved":{"seat":1,"moves":["raise"]}}}');
INSERT INTO public.entries VALUES ('gpfgm5zz2axedte3', 20, '{"sequence":20,"at":1794894057171,"key":{"by":"x5a5kyafu78fdxvb","word":"d50c5aaf50c8ed15b2049956fcea6856"},"event":{"moved":{"seat":1,"moves":["engage red 3 orange 2"]}}}');
INSERT INTO public.entries VALUES ('qsebhf74ae7u9huz', 1, '{"sequence":1,"at":1794894057175,"key":{"by":"x5a5kyafu78fdxvb","word":"adfdc08a8f9d1c3624d42473f8d6e433"},"event":{"opened":{"plan":{"game":"guardians","options":{"players":2,"variant":"basic","empty_column":"shot"},"seats":["person","person"],"clock":"none","late":"bot","public":true,"chat":true},"host":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"commitment":"dd666702f6047142b26dda348f618a19e8012f46d539028c28bfc95ad0b91aa4"}}}');
INSERT INTO public.entries VALUES ('qsebhf74ae7u9huz', 3, '{"sequence":3,"at":1794894057181,"key":{"by":"gc4fr2mw6g2m5gse","word":"8ee4be3d51ea9269421e2f403e4ec7bf"},"event":{"sat":{"seat":2,"person":{"id":"gc4fr2mw6g2m5gse","name":"Ben"},"entropy":"4cb253398067d7a0279966f41dd8ad6e"}},"start":{"commitment":"4d2de8cf41f4da2f51672b3d50995ef11f980957f7d0d6e3ea9f1e49e1b5d3f8","moves":["draw 5","draw 5","draw 4","draw 3","draw 1","draw 2","draw 1","draw 3","draw 4","draw 3","draw 5","draw 5","draw 4","draw 1","draw 4","draw 2","draw 3","draw 3","draw 4","draw 1","draw 4","draw 2","draw 5","draw 2"]}}');
INSERT INTO public.entries VALUES ('qsebhf74ae7u9huz', 5, '{"sequence":5,"at":1794894057187,"key":{"by":"gc4fr2mw6g2m5gse","word":"ab2da6865327d6b1164ff9cf3f6ac296"},"event":{"moved":{"seat":2,"moves":["place f"]}}}');
INSERT INTO public.entries VALUES ('qsebhf74ae7u9huz', 7, '{"sequence":7,"at":1794894057191,"key":{"by":"x5a5kyafu78fdxvb","word":"19eeaf4c39a643c080494fb7b4580125"},"event":{"moved":{"seat":1,"moves":["move b1-b2"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 18, '{"sequence":18,"at":1794894057308,"key":{"by":"vwhrgh6jhu8hen6z","word":"97c878b7dc3508657fb73133e9c84ae7"},"event":{"moved":{"seat":3,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 48, '{"sequence":48,"at":1794894057009,"key":{"by":"x5a5kyafu78fdxvb","word":"73f3b30e5cae49881b23eef5f01e332b"},"event":{"moved":{"seat":1,"moves":["attack","roll 3 4 5"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 50, '{"sequence":50,"at":1794894057010,"key":{"by":"x5a5kyafu78fdxvb","word":"97bbd1c1953d5414046bf7ff4c4b5247"},"event":{"moved":{"seat":1,"moves":["attack","roll 2 2 4"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 52, '{"sequence":52,"at":1794894057011,"key":{"by":"x5a5kyafu78fdxvb","word":"db3b093bccee880c989feb23f894dea7"},"event":{"moved":{"seat":1,"moves":["attack","roll 1 3 6"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 54, '{"sequence":54,"at":1794894057012,"key":{"by":"x5a5kyafu78fdxvb","word":"1809ceee920f0afb8d9e88d054b685e3"},"event":{"moved":{"seat":1,"moves":["attack","roll 3 5 5"]}}}');
INSERT INTO public.entries VALUES ('fzw8vtpjzdb68m77', 56, '{"sequence":56,"at":1794894057012,"key":{"by":"x5a5kyafu78fdxvb","word":"64e74720005e54aacd49c96a06bbe097"},"event":{"moved":{"seat":1,"moves":["attack","roll 3 5 6"]}}}');
INSERT INTO public.entries VALUES ('gpfgm5zz2axedte3', 1, '{"sequence":1,"at":1794894057079,"key":{"by":"x5a5kyafu78fdxvb","word":"405b025cd21b4326975c9ed7cc5c9663"},"event":{"opened":{"plan":{"game":"hegemony","options":{"difficulty":"basic","captain":"random"},"seats":["person"],"clock":"none","late":"bot","public":true,"chat":true},"host":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"commitment":"9d843ed2035478fa0e6e6f1368501092050fb90cb277aaebf8d2a9746803aa00"}}}');
INSERT INTO public.entries VALUES ('gpfgm5zz2axedte3', 3, '{"sequence":3,"at":1794894057091,"key":{"by":"x5a5kyafu78fdxvb","word":"306b6287e894f9933ec300e8d8501744"},"event":{"moved":{"seat":1,"moves":["planet stillness","card boarders","card bazaar","card jammer","card nebula"]}}}');
INSERT INTO public.entries VALUES ('gpfgm5zz2axedte3', 5, '{"sequence":5,"at":1794894057092,"key":{"by":"x5a5kyafu78fdxvb","word":"59d6e2927bc40d51cb6b4855118190a5"},"event":{"moved":{"seat":1,"moves":["engage blue 1"]}}}');
INSERT INTO public.entries VALUES ('gpfgm5zz2axedte3', 7, '{"sequence":7,"at":1794894057093,"key":{"by":"x5a5kyafu78fdxvb","word":"65e5c414d41317742a1199de5a0674b2"},"event":{"moved":{"seat":1,"moves":["draw","cube blue"]}}}');
INSERT INTO public.entries VALUES ('gpfgm5zz2axedte3', 9, '{"sequence":9,"at":1794894057110,"key":{"by":"x5a5kyafu78fdxvb","word":"5ec1ec3e3f8a1bb863b51d160cd6b73e"},"event":{"moved":{"seat":1,"moves":["understand prism-drill"]}}}');
INSERT INTO public.entries VALUES ('gpfgm5zz2axedte3', 11, '{"sequence":11,"at":1794894057123,"key":{"by":"x5a5kyafu78fdxvb","word":"7fba96a5a612f3c80d73379eda4471fb"},"event":{"moved":{"seat":1,"moves":["planet cinder","card buoy","card monument","card tender","card hullbreaker"]}}}');
INSERT INTO public.entries VALUES ('gpfgm5zz2axedte3', 13, '{"sequence":13,"at":1794894057124,"key":{"by":"x5a5kyafu78fdxvb","word":"83a8e4ca6fbc95ec12704794125da951"},"event":{"moved":{"seat":1,"moves":["engage red 2 blue 2"]}}}');
INSERT INTO public.entries VALUES ('gpfgm5zz2axedte3', 15, '{"sequence":15,"at":1794894057125,"key":{"by":"x5a5kyafu78fdxvb","word":"0786c55e3cc58bd15684cd7d385a13ca"},"event":{"moved":{"seat":1,"moves":["draw","cube red"]}}}');
INSERT INTO public.entries VALUES ('gpfgm5zz2axedte3', 17, '{"sequence":17,"at":1794894057126,"key":{"by":"x5a5kyafu78fdxvb","word":"2a59c3301d87ee80d01c6399847e1461"},"event":{"moved":{"seat":1,"moves":["raise","cube black","cube orange"]}}}');
INSERT INTO public.entries VALUES ('gpfgm5zz2axedte3', 19, '{"sequence":19,"at":1794894057153,"key":{"by":"x5a5kyafu78fdxvb","word":"62b0e2675412fb412afc7aa3834f5821"},"event":{"moved":{"seat":1,"moves":["planet spindle","card relay","card defector","card lancer","card dreadnought"]}}}');
INSERT INTO public.entries VALUES ('gpfgm5zz2axedte3', 21, '{"sequence":21,"at":1794894057171,"key":{"by":"x5a5kyafu78fdxvb","word":"ec642478eec6947d3ede40b6d053d769"},"event":{"moved":{"seat":1,"moves":["engage red 2"]}},"reveal":"e29ed8a4b3c53d56237a2213404bcdbfa94eecb6e3a055bfbc6ce0905186dc96"}');
INSERT INTO public.entries VALUES ('qsebhf74ae7u9huz', 2, '{"sequence":2,"at":1794894057179,"key":{"by":"x5a5kyafu78fdxvb","word":"314e9cbf543fc745914b84e7a7987111"},"event":{"sat":{"seat":1,"person":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"entropy":"7a74871cd149374b5754d8693f7734cf"}}}');
INSERT INTO public.entries VALUES ('qsebhf74ae7u9huz', 4, '{"sequence":4,"at":1794894057187,"key":{"by":"x5a5kyafu78fdxvb","word":"7c7b218b2d7b0fbe6ec5589202d1e39d"},"event":{"moved":{"seat":1,"moves":["place b"]}}}');
INSERT INTO public.entries VALUES ('qsebhf74ae7u9huz', 6, '{"sequence":6,"at":1794894057190,"key":{"by":"gc4fr2mw6g2m5gse","word":"1e9c1f7e685705537026eeb060633c90"},"event":{"moved":{"seat":2,"moves":["mine a4"]}}}');
INSERT INTO public.entries VALUES ('qsebhf74ae7u9huz', 8, '{"sequence":8,"at":1794894057192,"key":{"by":"x5a5kyafu78fdxvb","word":"8abf8f68b0b681cefba902e41517fe3e"},"event":{"resigned":{"seat":1}},"reveal":"3a827a2a53450233dc2525866bdbdca1f62ef8e65e0a8dc0471d5623d6117fd3"}');
INSERT INTO public.entries VALUES ('hpvcbgj8khd7s4d2', 2, '{"sequence":2,"at":1794894057207,"key":{"by":"x5a5kyafu78fdxvb","word":"771d213612c2212d6f2636be1479b2b2"},"event":{"sat":{"seat":1,"person":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"entropy":"255125be2d220c5cd4630df0c2acc5f4"}}}');
INSERT INTO public.entries VALUES ('hpvcbgj8khd7s4d2', 4, '{"sequence":4,"at":1794894057210,"key":{"by":"x5a5kyafu78fdxvb","word":"6a303e0102a411ef9df97c40546a2b28"},"event":{"moved":{"seat":1,"moves":["lay F"]}}}');
INSERT INTO public.entries VALUES ('hpvcbgj8khd7s4d2', 6, '{"sequence":6,"at":1794894057212,"key":{"by":"x5a5kyafu78fdxvb","word":"d2a9e312848d775fa1b2a158e99ce153"},"event":{"moved":{"seat":1,"moves":["lay C"]}}}');
INSERT INTO public.entries VALUES ('hpvcbgj8khd7s4d2', 8, '{"sequence":8,"at":1794894057212,"key":{"by":"x5a5kyafu78fdxvb","word":"6347696f645d91d383f204b6b581121c"},"event":{"resigned":{"seat":1}},"reveal":"272fe864aa82f09e7bfd51ffc8d08e20c60c4c63d5ffaae4bb97bb5aa95ed96c"}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 2, '{"sequence":2,"at":1794894057217,"key":{"by":"x5a5kyafu78fdxvb","word":"c6bcfba79635edfd3ab4c510aaf41bce"},"event":{"sat":{"seat":1,"person":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"entropy":"7afb4bdd67c7bffad16acb98ba2a4eaa"}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 4, '{"sequence":4,"at":1794894057221,"key":{"by":"vwhrgh6jhu8hen6z","word":"eb36efc44ca187dd7b761b8adda8a973"},"event":{"sat":{"seat":3,"person":{"id":"vwhrgh6jhu8hen6z","name":"Żaneta"},"entropy":"62d993ab7319de589856591de3274681"}},"start":{"commitment":"7ea0e0d8ff5487b14139441e9c61f394559ff441cb240e53a5dfd4157821d5d1","moves":["draw 4","draw 5","draw 1","draw 1","draw 5","draw 2","draw 5","draw 3","draw 2","draw 2","draw 4","draw 3","draw 1","draw 5","draw 5","draw 1","draw 5","draw 4","draw 5","draw 1","draw 3","draw 2","draw 3","draw 3"]}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 6, '{"sequence":6,"at":1794894057223,"key":{"by":"gc4fr2mw6g2m5gse","word":"5a7023a648d1ca8e5e90d5de2676bb9a"},"event":{"moved":{"seat":2,"moves":["place c"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 8, '{"sequence":8,"at":1794894057224,"key":{"by":"vwhrgh6jhu8hen6z","word":"f20b5f5db2242ed9fe67cd132d23bc5a"},"event":{"moved":{"seat":3,"moves":["mine a3"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 10, '{"sequence":10,"at":1794894057250,"event":{"moved":{"seat":1,"moves":["move b1-c2"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 12, '{"sequence":12,"at":1794894057263,"event":{"moved":{"seat":1,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 16, '{"sequence":16,"at":1794894057307,"key":{"by":"vwhrgh6jhu8hen6z","word":"1759298ea7972614770d11e883060c4e"},"event":{"moved":{"seat":3,"moves":["move a1-c3"]}}}');
INSERT INTO public.entries VALUES ('hpvcbgj8khd7s4d2', 1, '{"sequence":1,"at":1794894057194,"key":{"by":"x5a5kyafu78fdxvb","word":"280379a7fab134c8a4dcdf730b21e14a"},"event":{"opened":{"plan":{"game":"rescue","options":{"players":2,"layout":"choose","powers":"none"},"seats":["person","person"],"clock":"none","late":"bot","public":true,"chat":true},"host":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"commitment":"b9aca5c9125f437668fe9eadcc6915200a13eeed31ff9387d0b18f0c9202d1f1"}}}');
INSERT INTO public.entries VALUES ('hpvcbgj8khd7s4d2', 3, '{"sequence":3,"at":1794894057210,"key":{"by":"gc4fr2mw6g2m5gse","word":"96a2bfba5b22afc3edbbbfd9189c2c35"},"event":{"sat":{"seat":2,"person":{"id":"gc4fr2mw6g2m5gse","name":"Ben"},"entropy":"66da766f596da717ad460034d6a720fa"}},"start":{"commitment":"6bfed05f5ad86d4ebf0ac5ae22e7693da5e9f16e8323d7018b8e12da669461fa","moves":[]}}');
INSERT INTO public.entries VALUES ('hpvcbgj8khd7s4d2', 5, '{"sequence":5,"at":1794894057211,"key":{"by":"x5a5kyafu78fdxvb","word":"fdd63800779c25ff6b3b94c5f8406691"},"event":{"moved":{"seat":1,"moves":["lay T"]}}}');
INSERT INTO public.entries VALUES ('hpvcbgj8khd7s4d2', 7, '{"sequence":7,"at":1794894057212,"key":{"by":"x5a5kyafu78fdxvb","word":"e88ca932e7c8655af32519ff65c87633"},"event":{"moved":{"seat":1,"moves":["lay H"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 1, '{"sequence":1,"at":1794894057214,"key":{"by":"x5a5kyafu78fdxvb","word":"a0171079acc73950eaee7c05795c549e"},"event":{"opened":{"plan":{"game":"guardians","options":{"players":3,"variant":"basic","empty_column":"shot"},"seats":["person","person","person"],"clock":"none","late":"bot","public":true,"chat":true},"host":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"commitment":"6fc8c60236ba52eae02ca880038dbabae33ab7129e0574debc6e5295fb7f578b"}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 3, '{"sequence":3,"at":1794894057219,"key":{"by":"gc4fr2mw6g2m5gse","word":"6c04364d8df0f3f0f323a6e2bc1c2f05"},"event":{"sat":{"seat":2,"person":{"id":"gc4fr2mw6g2m5gse","name":"Ben"},"entropy":"92ba1eadf9ea1f6682184b5e93c73aaa"}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 5, '{"sequence":5,"at":1794894057222,"key":{"by":"x5a5kyafu78fdxvb","word":"366c3b6174ebf3ffaa19f1bccda03744"},"event":{"moved":{"seat":1,"moves":["place b"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 7, '{"sequence":7,"at":1794894057223,"key":{"by":"vwhrgh6jhu8hen6z","word":"fccabc0d45393b8979ba4a5f5b5ba286"},"event":{"moved":{"seat":3,"moves":["place a"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 9, '{"sequence":9,"at":1794894057224,"key":{"by":"x5a5kyafu78fdxvb","word":"7096ab7091aeae1a9667b2a6ccec864e"},"event":{"resigned":{"seat":1}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 11, '{"sequence":11,"at":1794894057262,"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 13, '{"sequence":13,"at":1794894057264,"key":{"by":"gc4fr2mw6g2m5gse","word":"1d3fbaa2458da7ad6426c44e1d27bd6a"},"event":{"moved":{"seat":2,"moves":["move c1-f1"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 14, '{"sequence":14,"at":1794894057265,"key":{"by":"gc4fr2mw6g2m5gse","word":"4e63cd591a0874b1284d820840c93b1a"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 15, '{"sequence":15,"at":1794894057306,"key":{"by":"gc4fr2mw6g2m5gse","word":"01b1391fe71987e5346b71a037d8b7aa"},"event":{"moved":{"seat":2,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 17, '{"sequence":17,"at":1794894057308,"key":{"by":"vwhrgh6jhu8hen6z","word":"41575578ff8593edddf373d327c33a13"},"event":{"moved":{"seat":3,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 19, '{"sequence":19,"at":1794894057310,"event":{"moved":{"seat":1,"moves":["move c2-c1"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 21, '{"sequence":21,"at":1794894057311,"event":{"moved":{"seat":1,"moves":["mine b3"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 22, '{"sequence":22,"at":1794894057315,"key":{"by":"gc4fr2mw6g2m5gse","word":"7d837c071a459ab2bdd5b3d83320231c"},"event":{"moved":{"seat":2,"moves":["move f1-f5"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 24, '{"sequence":24,"at":1794894057316,"key":{"by":"gc4fr2mw6g2m5gse","word":"1ca8ea60ed06da5e7f8e44846265c6de"},"event":{"moved":{"seat":2,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 25, '{"sequence":25,"at":1794894057316,"key":{"by":"vwhrgh6jhu8hen6z","word":"944e35c899a0bb1b99bc704a3d36900e"},"event":{"moved":{"seat":3,"moves":["move c3-d4"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 27, '{"sequence":27,"at":1794894057317,"key":{"by":"vwhrgh6jhu8hen6z","word":"61d8c95ba890d0422cf5f4dde7c3f4cf"},"event":{"moved":{"seat":3,"moves":["mine c3"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 28, '{"sequence":28,"at":1794894057318,"event":{"moved":{"seat":1,"moves":["move c1-a1"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 30, '{"sequence":30,"at":1794894057323,"event":{"moved":{"seat":1,"moves":["mine d3"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 31, '{"sequence":31,"at":1794894057332,"key":{"by":"gc4fr2mw6g2m5gse","word":"eab5c87dbb4af01300293c1360272367"},"event":{"moved":{"seat":2,"moves":["move f5-f4"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 33, '{"sequence":33,"at":1794894057333,"key":{"by":"gc4fr2mw6g2m5gse","word":"77e5700c6c1dace00bb804cb8394e2c3"},"event":{"moved":{"seat":2,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 34, '{"sequence":34,"at":1794894057336,"key":{"by":"vwhrgh6jhu8hen6z","word":"d2742b899c0ae2870c941354cd41431b"},"event":{"moved":{"seat":3,"moves":["move d4-a4"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 36, '{"sequence":36,"at":1794894057337,"key":{"by":"vwhrgh6jhu8hen6z","word":"26c39c06ad6b2893b6ae23d51a03e28f"},"event":{"moved":{"seat":3,"moves":["mine e3"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 37, '{"sequence":37,"at":1794894057354,"event":{"moved":{"seat":1,"moves":["move a1-f1"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 39, '{"sequence":39,"at":1794894057355,"event":{"moved":{"seat":1,"moves":["mine f3"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 41, '{"sequence":41,"at":1794894057361,"key":{"by":"gc4fr2mw6g2m5gse","word":"0cf2b5479c8a236a1ae842f07b9b49a9"},"event":{"moved":{"seat":2,"moves":["fire","draw 1","draw 4","draw 1","draw 1","draw 1","draw left","draw 4"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 42, '{"sequence":42,"at":1794894057362,"key":{"by":"gc4fr2mw6g2m5gse","word":"09cf9c1a17647d37b5ae70bd599fc423"},"event":{"moved":{"seat":2,"moves":["mine a1"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 44, '{"sequence":44,"at":1794894057411,"key":{"by":"vwhrgh6jhu8hen6z","word":"49774e0b04d2868dd16e80e6fdf7a88d"},"event":{"moved":{"seat":3,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 45, '{"sequence":45,"at":1794894057423,"key":{"by":"vwhrgh6jhu8hen6z","word":"b9e1c06d8cfbcfe574f407a5cdb23cf3"},"event":{"moved":{"seat":3,"moves":["mine b1"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 47, '{"sequence":47,"at":1794894057446,"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 48, '{"sequence":48,"at":1794894057510,"event":{"moved":{"seat":1,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 50, '{"sequence":50,"at":1794894057514,"key":{"by":"gc4fr2mw6g2m5gse","word":"3a4b51e657b7638b65fd4302204c1ba8"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 141, '{"sequence":141,"at":1794894057983,"event":{"moved":{"seat":1,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 20, '{"sequence":20,"at":1794894057311,"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 23, '{"sequence":23,"at":1794894057315,"key":{"by":"gc4fr2mw6g2m5gse","word":"7b875ef28345bd820112dfc54d751f80"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 26, '{"sequence":26,"at":1794894057317,"key":{"by":"vwhrgh6jhu8hen6z","word":"84cee7f7508241d3bf690e1f9683199f"},"event":{"moved":{"seat":3,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 29, '{"sequence":29,"at":1794894057322,"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 32, '{"sequence":32,"at":1794894057333,"key":{"by":"gc4fr2mw6g2m5gse","word":"65d439c1c7f90adba6bc735e72e39468"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 35, '{"sequence":35,"at":1794894057337,"key":{"by":"vwhrgh6jhu8hen6z","word":"acb72888368bef7ac65d63a5385ae154"},"event":{"moved":{"seat":3,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 38, '{"sequence":38,"at":1794894057355,"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 40, '{"sequence":40,"at":1794894057361,"key":{"by":"gc4fr2mw6g2m5gse","word":"555229674513326a743cc779fd69cb13"},"event":{"moved":{"seat":2,"moves":["move f4-f6"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 43, '{"sequence":43,"at":1794894057391,"key":{"by":"vwhrgh6jhu8hen6z","word":"b85b77809e4526ffc87d963c18789fb0"},"event":{"moved":{"seat":3,"moves":["move a4-b5"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 46, '{"sequence":46,"at":1794894057442,"event":{"moved":{"seat":1,"moves":["move f1-e2"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 49, '{"sequence":49,"at":1794894057513,"key":{"by":"gc4fr2mw6g2m5gse","word":"dad3989f740dfa729c1ad8d3455540e5"},"event":{"moved":{"seat":2,"moves":["move f6-b6"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 53, '{"sequence":53,"at":1794894057516,"key":{"by":"vwhrgh6jhu8hen6z","word":"2ecd213f80908d7f1c17469ffc8c9a86"},"event":{"moved":{"seat":3,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 56, '{"sequence":56,"at":1794894057527,"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 58, '{"sequence":58,"at":1794894057535,"key":{"by":"gc4fr2mw6g2m5gse","word":"221ba3a0d13d300488f7f699290d6f31"},"event":{"moved":{"seat":2,"moves":["move b6-d4"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 62, '{"sequence":62,"at":1794894057537,"key":{"by":"vwhrgh6jhu8hen6z","word":"aa6fe8f49337a9ae38bc561e7a665782"},"event":{"moved":{"seat":3,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 64, '{"sequence":64,"at":1794894057542,"event":{"moved":{"seat":1,"moves":["move e3-a3"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 68, '{"sequence":68,"at":1794894057548,"key":{"by":"gc4fr2mw6g2m5gse","word":"5a0234c3a263af0fa66fb6496e2052ad"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 70, '{"sequence":70,"at":1794894057559,"key":{"by":"vwhrgh6jhu8hen6z","word":"f1416918032dfc5c2d4fe54a73a4490b"},"event":{"moved":{"seat":3,"moves":["move c4-e4"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 73, '{"sequence":73,"at":1794894057582,"event":{"moved":{"seat":1,"moves":["move a3-e7"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 77, '{"sequence":77,"at":1794894057620,"key":{"by":"vwhrgh6jhu8hen6z","word":"2ae894422a361ff9858bcfc04c75182c"},"event":{"moved":{"seat":3,"moves":["move e4-e2"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 81, '{"sequence":81,"at":1794894057786,"event":{"moved":{"seat":1,"moves":["fire","draw left","draw 4","draw 5","draw 1","draw 2","draw left","draw 5","draw 4"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 85, '{"sequence":85,"at":1794894057884,"key":{"by":"gc4fr2mw6g2m5gse","word":"f2f03e3a57be9e8cfb5aabdfe3b0b8ec"},"event":{"moved":{"seat":2,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 87, '{"sequence":87,"at":1794894057885,"key":{"by":"vwhrgh6jhu8hen6z","word":"6c3e4c1418cad1a8036eb5259b7d00c4"},"event":{"moved":{"seat":3,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 92, '{"sequence":92,"at":1794894057906,"key":{"by":"gc4fr2mw6g2m5gse","word":"ce9051c78b76058d35d1c600b2433b01"},"event":{"moved":{"seat":2,"moves":["mine c1"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 95, '{"sequence":95,"at":1794894057909,"key":{"by":"vwhrgh6jhu8hen6z","word":"1635f20f2c8119d4dd4e3a6577589e6a"},"event":{"moved":{"seat":3,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 99, '{"sequence":99,"at":1794894057933,"key":{"by":"gc4fr2mw6g2m5gse","word":"7b8f3d4fc6f62cbbba3ff9b948268750"},"event":{"moved":{"seat":2,"moves":["move e2-b5"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 104, '{"sequence":104,"at":1794894057936,"key":{"by":"vwhrgh6jhu8hen6z","word":"98df4d429a90945fabdea66e5cc3f18b"},"event":{"moved":{"seat":3,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 107, '{"sequence":107,"at":1794894057939,"event":{"moved":{"seat":1,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 113, '{"sequence":113,"at":1794894057946,"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 117, '{"sequence":117,"at":1794894057956,"key":{"by":"gc4fr2mw6g2m5gse","word":"572c0649431defd6b4db0eef3d045f9e"},"event":{"moved":{"seat":2,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 119, '{"sequence":119,"at":1794894057958,"key":{"by":"vwhrgh6jhu8hen6z","word":"e9405abcb764627bdc66b3670976b6d2"},"event":{"moved":{"seat":3,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 124, '{"sequence":124,"at":1794894057963,"key":{"by":"gc4fr2mw6g2m5gse","word":"b6e577446e1e9dcd52bfe5d29241a5eb"},"event":{"moved":{"seat":2,"moves":["move b1-b3"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 128, '{"sequence":128,"at":1794894057967,"key":{"by":"vwhrgh6jhu8hen6z","word":"8b5a0807f7018a3ff72174cc64f854d7"},"event":{"moved":{"seat":3,"moves":["launch","draw right","draw 3","draw 3","draw 1","draw 2"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 132, '{"sequence":132,"at":1794894057971,"event":{"moved":{"seat":1,"moves":["mine c2"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 137, '{"sequence":137,"at":1794894057974,"key":{"by":"vwhrgh6jhu8hen6z","word":"72337bc0e6f5620fce36b3a76b090f7f"},"event":{"moved":{"seat":3,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 139, '{"sequence":139,"at":1794894057978,"event":{"moved":{"seat":1,"moves":["move c5-a3"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 143, '{"sequence":143,"at":1794894057987,"key":{"by":"gc4fr2mw6g2m5gse","word":"9fee4d0dc4fc71f8ec060582e645cef8"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 149, '{"sequence":149,"at":1794894058012,"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 152, '{"sequence":152,"at":1794894058030,"key":{"by":"gc4fr2mw6g2m5gse","word":"fea6ee3898e9cbc85903751b0b296b3d"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 160, '{"sequence":160,"at":1794894058086,"key":{"by":"gc4fr2mw6g2m5gse","word":"7c59764c40b13bab908ace9656fc7c5b"},"event":{"moved":{"seat":2,"moves":["move e4-e5"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 51, '{"sequence":51,"at":1794894057514,"key":{"by":"gc4fr2mw6g2m5gse","word":"32e596c1452ba4e74652216412073e47"},"event":{"moved":{"seat":2,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 54, '{"sequence":54,"at":1794894057516,"key":{"by":"vwhrgh6jhu8hen6z","word":"9cfa009719412bd20aa5c25ce16bd9e5"},"event":{"moved":{"seat":3,"moves":["mine c1"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 57, '{"sequence":57,"at":1794894057528,"event":{"moved":{"seat":1,"moves":["mine d1"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 60, '{"sequence":60,"at":1794894057536,"key":{"by":"gc4fr2mw6g2m5gse","word":"4a2fed518906f996586b51a46d84d52d"},"event":{"moved":{"seat":2,"moves":["mine e1"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 63, '{"sequence":63,"at":1794894057537,"key":{"by":"vwhrgh6jhu8hen6z","word":"242d1fddd4d21059fb72fd10303b58e8"},"event":{"moved":{"seat":3,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 66, '{"sequence":66,"at":1794894057546,"event":{"moved":{"seat":1,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 69, '{"sequence":69,"at":1794894057548,"key":{"by":"gc4fr2mw6g2m5gse","word":"3270cb080e99ec9aa2912cf4dcceffb9"},"event":{"moved":{"seat":2,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 74, '{"sequence":74,"at":1794894057594,"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 78, '{"sequence":78,"at":1794894057643,"key":{"by":"vwhrgh6jhu8hen6z","word":"bd08472f686b6e92acac971b6eaf9f43"},"event":{"moved":{"seat":3,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 82, '{"sequence":82,"at":1794894057866,"event":{"moved":{"seat":1,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 86, '{"sequence":86,"at":1794894057885,"key":{"by":"vwhrgh6jhu8hen6z","word":"253e8a3c2e5cc3a8e309520fe64bf1fe"},"event":{"moved":{"seat":3,"moves":["move e2-f2"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 90, '{"sequence":90,"at":1794894057904,"key":{"by":"gc4fr2mw6g2m5gse","word":"2940ae7417971c857ad21d39300183d6"},"event":{"moved":{"seat":2,"moves":["move b2-e2"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 94, '{"sequence":94,"at":1794894057907,"key":{"by":"vwhrgh6jhu8hen6z","word":"44acaab23858fc220a0b399f3d17168f"},"event":{"moved":{"seat":3,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 98, '{"sequence":98,"at":1794894057931,"event":{"moved":{"seat":1,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 102, '{"sequence":102,"at":1794894057934,"key":{"by":"vwhrgh6jhu8hen6z","word":"d277ddbc6716eda10a0284cd8bc1d6ac"},"event":{"moved":{"seat":3,"moves":["move f2-f1"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 106, '{"sequence":106,"at":1794894057937,"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 110, '{"sequence":110,"at":1794894057940,"key":{"by":"gc4fr2mw6g2m5gse","word":"7dc658f79dcba70680e7b6b91ca21907"},"event":{"moved":{"seat":2,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 114, '{"sequence":114,"at":1794894057947,"event":{"moved":{"seat":1,"moves":["mine e1"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 118, '{"sequence":118,"at":1794894057956,"key":{"by":"vwhrgh6jhu8hen6z","word":"f446ef7c94d6c24ff384759854142803"},"event":{"moved":{"seat":3,"moves":["move f1-d3"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 122, '{"sequence":122,"at":1794894057960,"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 126, '{"sequence":126,"at":1794894057964,"key":{"by":"gc4fr2mw6g2m5gse","word":"263bf08652845991d61dcb5721f66b01"},"event":{"moved":{"seat":2,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 130, '{"sequence":130,"at":1794894057970,"event":{"moved":{"seat":1,"moves":["move d5-c5"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 134, '{"sequence":134,"at":1794894057972,"key":{"by":"gc4fr2mw6g2m5gse","word":"819f07050926bcd5d954a2b60e8c7a70"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 138, '{"sequence":138,"at":1794894057975,"key":{"by":"vwhrgh6jhu8hen6z","word":"44e891409c0565ce664c31ab0f58249a"},"event":{"moved":{"seat":3,"moves":["mine d2"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 142, '{"sequence":142,"at":1794894057983,"key":{"by":"gc4fr2mw6g2m5gse","word":"f07e24f687687cff5fd1f857db55cac5"},"event":{"moved":{"seat":2,"moves":["move e3-e2"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 146, '{"sequence":146,"at":1794894057988,"key":{"by":"vwhrgh6jhu8hen6z","word":"83a8cce379c0cf24a93ba52ac5e61eb3"},"event":{"moved":{"seat":3,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 150, '{"sequence":150,"at":1794894058022,"event":{"moved":{"seat":1,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 154, '{"sequence":154,"at":1794894058051,"key":{"by":"vwhrgh6jhu8hen6z","word":"f6fa4efaead4d86a444b392655cffd19"},"event":{"moved":{"seat":3,"moves":["move d8-d6"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 157, '{"sequence":157,"at":1794894058071,"event":{"moved":{"seat":1,"moves":["move a1-a4"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 163, '{"sequence":163,"at":1794894058118,"key":{"by":"vwhrgh6jhu8hen6z","word":"80370e52c323d7dd45ecf3c847c2be1b"},"event":{"moved":{"seat":3,"moves":["move d6-d8"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 167, '{"sequence":167,"at":1794894058225,"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 171, '{"sequence":171,"at":1794894058244,"key":{"by":"gc4fr2mw6g2m5gse","word":"e53fdc89d8208e33d9392fa0cda4f65f"},"event":{"moved":{"seat":2,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 175, '{"sequence":175,"at":1794894058263,"event":{"moved":{"seat":1,"moves":["move c2-b1"]}}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 2, '{"sequence":2,"at":1794894058327,"key":{"by":"x5a5kyafu78fdxvb","word":"fe13c425146bc2edc388e7a036645451"},"event":{"sat":{"seat":1,"person":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"entropy":"705f4f1484c4a5a3470d51826d1ef45d"}}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 6, '{"sequence":6,"at":1794894058438,"key":{"by":"x5a5kyafu78fdxvb","word":"554984feb42675f1636045ae93b04ad8"},"event":{"moved":{"seat":1,"moves":["lay H"]}}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 10, '{"sequence":10,"at":1794894058463,"event":{"moved":{"seat":1,"moves":["lay F"]}}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 15, '{"sequence":15,"at":1794894058480,"key":{"by":"gc4fr2mw6g2m5gse","word":"95ddb3b39bce31d756be35f816b35de8"},"event":{"moved":{"seat":2,"moves":["lay H"]}}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 19, '{"sequence":19,"at":1794894058546,"key":{"by":"gc4fr2mw6g2m5gse","word":"7f94d791f5e6d95a4cd5afc7e4bf6618"},"event":{"moved":{"seat":2,"moves":["lay C"]}}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 22, '{"sequence":22,"at":1794894058583,"key":{"by":"vwhrgh6jhu8hen6z","word":"0b5933f9d1bb93d5494960471d8826d5"},"event":{"moved":{"seat":3,"moves":["lay T"]}}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 26, '{"sequence":26,"at":1794894058618,"key":{"by":"vwhrgh6jhu8hen6z","word":"0dc5df6be7e2546f3e24407fe87796a0"},"event":{"moved":{"seat":3,"moves":["lay H"]}}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 30, '{"sequence":30,"at":1794894058659,"event":{"moved":{"seat":1,"moves":["c4-i4"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 52, '{"sequence":52,"at":1794894057515,"key":{"by":"vwhrgh6jhu8hen6z","word":"d6ffe1560dbbe7e96d6ab9bdcae7670e"},"event":{"moved":{"seat":3,"moves":["move b5-b3"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 55, '{"sequence":55,"at":1794894057526,"event":{"moved":{"seat":1,"moves":["move e2-e3"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 59, '{"sequence":59,"at":1794894057535,"key":{"by":"gc4fr2mw6g2m5gse","word":"136ee13fbdcb34814f95bb5cb68ec12d"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 61, '{"sequence":61,"at":1794894057536,"key":{"by":"vwhrgh6jhu8hen6z","word":"5f93b700c8dc22051f07387eb8c6805a"},"event":{"moved":{"seat":3,"moves":["move b3-c4"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 65, '{"sequence":65,"at":1794894057543,"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 67, '{"sequence":67,"at":1794894057547,"key":{"by":"gc4fr2mw6g2m5gse","word":"3fad20af2e54e55b1c1a71b36d177445"},"event":{"moved":{"seat":2,"moves":["move d4-d2"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 71, '{"sequence":71,"at":1794894057559,"key":{"by":"vwhrgh6jhu8hen6z","word":"563ca4057bb217d43ff64173bc7f31e7"},"event":{"moved":{"seat":3,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 72, '{"sequence":72,"at":1794894057560,"key":{"by":"vwhrgh6jhu8hen6z","word":"c9809260b6293fb3e5f0bc590372f39d"},"event":{"moved":{"seat":3,"moves":["mine f1"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 75, '{"sequence":75,"at":1794894057595,"event":{"moved":{"seat":1,"moves":["mine a1"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 76, '{"sequence":76,"at":1794894057607,"key":{"by":"gc4fr2mw6g2m5gse","word":"7d935381989a7def56aba31872b5646a"},"event":{"moved":{"seat":2,"moves":["buy missile 4+3+2+1"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 79, '{"sequence":79,"at":1794894057654,"key":{"by":"vwhrgh6jhu8hen6z","word":"65fbf29d600699a0fb624cad878157ff"},"event":{"moved":{"seat":3,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 80, '{"sequence":80,"at":1794894057695,"event":{"moved":{"seat":1,"moves":["move e7-f8"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 83, '{"sequence":83,"at":1794894057867,"key":{"by":"gc4fr2mw6g2m5gse","word":"167ab12205656aebdd799917397b8206"},"event":{"moved":{"seat":2,"moves":["move d2-b2"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 84, '{"sequence":84,"at":1794894057882,"key":{"by":"gc4fr2mw6g2m5gse","word":"cc20fb2216fe2376d7c0fe4fc6f441b2"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 88, '{"sequence":88,"at":1794894057886,"key":{"by":"vwhrgh6jhu8hen6z","word":"94a7954f252e927770d71e2bacbd6d08"},"event":{"moved":{"seat":3,"moves":["mine b1"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 89, '{"sequence":89,"at":1794894057903,"event":{"moved":{"seat":1,"moves":["buy missile 5+5"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 91, '{"sequence":91,"at":1794894057906,"key":{"by":"gc4fr2mw6g2m5gse","word":"b4d070c74bff2a6d549b3000367f1d4c"},"event":{"moved":{"seat":2,"moves":["launch","draw 2","draw 3","draw 2","draw 5","draw 5","draw left","draw right","draw 4"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 93, '{"sequence":93,"at":1794894057907,"key":{"by":"vwhrgh6jhu8hen6z","word":"09870b39055de30b69927f546562b2b2"},"event":{"moved":{"seat":3,"moves":["stay"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 96, '{"sequence":96,"at":1794894057916,"event":{"moved":{"seat":1,"moves":["move f8-f3"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 97, '{"sequence":97,"at":1794894057917,"event":{"moved":{"seat":1,"moves":["launch","draw 1","draw left","draw right","draw 3"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 100, '{"sequence":100,"at":1794894057933,"key":{"by":"gc4fr2mw6g2m5gse","word":"e888b7a5df7149211162724db671e0ac"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 101, '{"sequence":101,"at":1794894057934,"key":{"by":"gc4fr2mw6g2m5gse","word":"eaf9dd00391cb199d790ec86b11fa5d0"},"event":{"moved":{"seat":2,"moves":["mine d1"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 103, '{"sequence":103,"at":1794894057935,"key":{"by":"vwhrgh6jhu8hen6z","word":"eb5f00f42e88c62260159669eea2e442"},"event":{"moved":{"seat":3,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 105, '{"sequence":105,"at":1794894057936,"event":{"moved":{"seat":1,"moves":["move f3-e2"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 108, '{"sequence":108,"at":1794894057939,"key":{"by":"gc4fr2mw6g2m5gse","word":"d555e0c54d62e4bde7c11ef888f3eecb"},"event":{"moved":{"seat":2,"moves":["move b5-b7"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 109, '{"sequence":109,"at":1794894057940,"key":{"by":"gc4fr2mw6g2m5gse","word":"d45561da894895acfab5e0f623470520"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 111, '{"sequence":111,"at":1794894057941,"key":{"by":"vwhrgh6jhu8hen6z","word":"77b9966a12f910d8e334a7069349cf5d"},"event":{"moved":{"seat":3,"moves":["buy missile 4+2+2+1+1"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 112, '{"sequence":112,"at":1794894057941,"event":{"moved":{"seat":1,"moves":["move e2-f3"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 115, '{"sequence":115,"at":1794894057955,"key":{"by":"gc4fr2mw6g2m5gse","word":"d177f929e369db4c0d102b9d1ee09d6c"},"event":{"moved":{"seat":2,"moves":["move b7-b1"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 116, '{"sequence":116,"at":1794894057955,"key":{"by":"gc4fr2mw6g2m5gse","word":"c19deb647c60c8b5003d1db50b833ce9"},"event":{"moved":{"seat":2,"moves":["fire","draw 2","draw right","draw 4","draw 2","draw 3"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 120, '{"sequence":120,"at":1794894057959,"key":{"by":"vwhrgh6jhu8hen6z","word":"79eb96bee7b1c7ab3823af8f4b9d7df7"},"event":{"moved":{"seat":3,"moves":["mine f1"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 121, '{"sequence":121,"at":1794894057960,"event":{"moved":{"seat":1,"moves":["move f3-d5"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 123, '{"sequence":123,"at":1794894057963,"event":{"moved":{"seat":1,"moves":["mine a2"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 125, '{"sequence":125,"at":1794894057963,"key":{"by":"gc4fr2mw6g2m5gse","word":"e6fe6b9c8dbd16979ac8a23a6e2a3d35"},"event":{"moved":{"seat":2,"moves":["fire","draw 2","draw 4","draw right","draw 3","draw 4"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 127, '{"sequence":127,"at":1794894057967,"key":{"by":"vwhrgh6jhu8hen6z","word":"7f0821301befc67423fb816aa3a3685c"},"event":{"moved":{"seat":3,"moves":["move d3-b5"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 129, '{"sequence":129,"at":1794894057968,"key":{"by":"vwhrgh6jhu8hen6z","word":"09f99db560cd3edb7ca872d08e4d4629"},"event":{"moved":{"seat":3,"moves":["mine b2"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 131, '{"sequence":131,"at":1794894057971,"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 133, '{"sequence":133,"at":1794894057972,"key":{"by":"gc4fr2mw6g2m5gse","word":"3661cff212d8e2dbe513be9c82588ce4"},"event":{"moved":{"seat":2,"moves":["move b3-e3"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 135, '{"sequence":135,"at":1794894057973,"key":{"by":"gc4fr2mw6g2m5gse","word":"591252e5debd50e514edc80c7f9f58f8"},"event":{"moved":{"seat":2,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 136, '{"sequence":136,"at":1794894057974,"key":{"by":"vwhrgh6jhu8hen6z","word":"9d6fc3e5533db2539b7c20a03f9c31df"},"event":{"moved":{"seat":3,"moves":["move b5-d3"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 140, '{"sequence":140,"at":1794894057982,"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 144, '{"sequence":144,"at":1794894057987,"key":{"by":"gc4fr2mw6g2m5gse","word":"ff3d248ede39b90d555d34bfc11f92d9"},"event":{"moved":{"seat":2,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 148, '{"sequence":148,"at":1794894057998,"event":{"moved":{"seat":1,"moves":["move a3-a1"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 153, '{"sequence":153,"at":1794894058039,"key":{"by":"gc4fr2mw6g2m5gse","word":"62f954a5f9b14483e99994daf6cef2a5"},"event":{"moved":{"seat":2,"moves":["mine e2"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 156, '{"sequence":156,"at":1794894058068,"key":{"by":"vwhrgh6jhu8hen6z","word":"9dfec3a8e4242653b859d29bb09154c4"},"event":{"moved":{"seat":3,"moves":["mine f2"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 159, '{"sequence":159,"at":1794894058084,"event":{"moved":{"seat":1,"moves":["mine a2"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 162, '{"sequence":162,"at":1794894058105,"key":{"by":"gc4fr2mw6g2m5gse","word":"cc0e53a96dcdc564b0abc38ab5ec4588"},"event":{"moved":{"seat":2,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 166, '{"sequence":166,"at":1794894058224,"event":{"moved":{"seat":1,"moves":["move a4-c2"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 170, '{"sequence":170,"at":1794894058243,"key":{"by":"gc4fr2mw6g2m5gse","word":"4be50e8f01a0f42d8e581306227cb27d"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 174, '{"sequence":174,"at":1794894058262,"key":{"by":"vwhrgh6jhu8hen6z","word":"24642106f7b2f16087a87f3e156ef055"},"event":{"moved":{"seat":3,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 1, '{"sequence":1,"at":1794894058294,"key":{"by":"x5a5kyafu78fdxvb","word":"d911c9c3db320b2e2ab52ed25f8b39f0"},"event":{"opened":{"plan":{"game":"rescue","options":{"players":3,"layout":"choose","powers":"none"},"seats":["person","person","person"],"clock":"none","late":"bot","public":true,"chat":true},"host":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"commitment":"49b084c6d089188abfb7ece68c523b579b66d58381f1fa7de9ea7c6af28f9acb"}}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 5, '{"sequence":5,"at":1794894058414,"key":{"by":"x5a5kyafu78fdxvb","word":"56995b33793f7e2aa1bfb83acbfaef88"},"event":{"moved":{"seat":1,"moves":["lay T"]}}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 9, '{"sequence":9,"at":1794894058459,"key":{"by":"x5a5kyafu78fdxvb","word":"3ac8c023a364877b008b59dc464e365a"},"event":{"resigned":{"seat":1}}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 13, '{"sequence":13,"at":1794894058464,"event":{"moved":{"seat":1,"moves":["lay H"]}}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 17, '{"sequence":17,"at":1794894058506,"key":{"by":"gc4fr2mw6g2m5gse","word":"0b60a1c9eb85e2dc2fe1503b4013d439"},"event":{"moved":{"seat":2,"moves":["lay T"]}}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 21, '{"sequence":21,"at":1794894058578,"key":{"by":"gc4fr2mw6g2m5gse","word":"1125e45fdf032c9f4042960bd274f61d"},"event":{"moved":{"seat":2,"moves":["lay T"]}}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 25, '{"sequence":25,"at":1794894058606,"key":{"by":"vwhrgh6jhu8hen6z","word":"fb9aa42b753bb3cbe409a794ebfe0a41"},"event":{"moved":{"seat":3,"moves":["lay T"]}}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 29, '{"sequence":29,"at":1794894058644,"key":{"by":"vwhrgh6jhu8hen6z","word":"8888d39eb02b7c129c8c3bdd6674d50a"},"event":{"moved":{"seat":3,"moves":["lay C"]}}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 33, '{"sequence":33,"at":1794894058680,"event":{"moved":{"seat":1,"moves":["b1-d1"]}}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 37, '{"sequence":37,"at":1794894058738,"key":{"by":"gc4fr2mw6g2m5gse","word":"c757d32cb3932728d03f168e3b95b0dc"},"event":{"moved":{"seat":2,"moves":["h9-i9"]}}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 41, '{"sequence":41,"at":1794894058934,"key":{"by":"vwhrgh6jhu8hen6z","word":"a30d5881d0e7397f7a7082fece22f235"},"event":{"moved":{"seat":3,"moves":["i10-h10"]}}}');
INSERT INTO public.entries VALUES ('etvtwbutf2t5kury', 3, '{"sequence":3,"at":1794894059041,"key":{"by":"gc4fr2mw6g2m5gse","word":"6cf85951768b4f1e07f362852d4d4e95"},"event":{"sat":{"seat":2,"person":{"id":"gc4fr2mw6g2m5gse","name":"Ben"},"entropy":"e8979b48a30cbc68d6d50f45f129154e"}}}');
INSERT INTO public.entries VALUES ('etvtwbutf2t5kury', 6, '{"sequence":6,"at":1794894059108,"key":{"by":"gc4fr2mw6g2m5gse","word":"19e169bc1ac08288f9f2ee2ecc1e44f2"},"event":{"moved":{"seat":2,"moves":["place e"]}}}');
INSERT INTO public.entries VALUES ('etvtwbutf2t5kury', 10, '{"sequence":10,"at":1794894059187,"event":{"moved":{"seat":1,"moves":["stay"]}}}');
INSERT INTO public.entries VALUES ('etvtwbutf2t5kury', 14, '{"sequence":14,"at":1794894059261,"key":{"by":"gc4fr2mw6g2m5gse","word":"65d5d73e5e8b9143a9ae65d5e53db2eb"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 4, '{"sequence":4,"at":1794894059506,"key":{"by":"x5a5kyafu78fdxvb","word":"18f40946e4c84ae15a623b9c71237adf"},"event":{"moved":{"seat":1,"moves":["place d"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 10, '{"sequence":10,"at":1794894059635,"key":{"by":"gc4fr2mw6g2m5gse","word":"2f439f4f503a442d6f0851b1b3ca05c5"},"event":{"moved":{"seat":2,"moves":["move c1-d2"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 14, '{"sequence":14,"at":1794894059678,"key":{"by":"x5a5kyafu78fdxvb","word":"7ee02e06ae876a3667afc8c10dd18650"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 18, '{"sequence":18,"at":1794894059732,"key":{"by":"gc4fr2mw6g2m5gse","word":"1f100886a85445dc3c8fc27bb46199f7"},"event":{"moved":{"seat":2,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 22, '{"sequence":22,"at":1794894059750,"key":{"by":"gc4fr2mw6g2m5gse","word":"a27a8fb75b9d110af22a2b14e180ad2b"},"event":{"moved":{"seat":2,"moves":["move d7-d5"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 26, '{"sequence":26,"at":1794894059753,"key":{"by":"x5a5kyafu78fdxvb","word":"50c36ac98caf57d3b638a1aa26c12b82"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 30, '{"sequence":30,"at":1794894059755,"key":{"by":"gc4fr2mw6g2m5gse","word":"4b4adc355334c8b97d41111d1b4a1aba"},"event":{"moved":{"seat":2,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 34, '{"sequence":34,"at":1794894059758,"key":{"by":"gc4fr2mw6g2m5gse","word":"8521b17644242abe063a6c89c6fdc379"},"event":{"moved":{"seat":2,"moves":["move e6-e7"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 38, '{"sequence":38,"at":1794894059762,"key":{"by":"gc4fr2mw6g2m5gse","word":"c2dfd9fda28249a0dc61666d43de0733"},"event":{"moved":{"seat":2,"moves":["move e7-b4"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 42, '{"sequence":42,"at":1794894059794,"key":{"by":"x5a5kyafu78fdxvb","word":"d45e6e980d35c325aa1806347119c634"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 46, '{"sequence":46,"at":1794894059963,"key":{"by":"gc4fr2mw6g2m5gse","word":"50ce0c1bfddc263abb6a87b579d5d892"},"event":{"moved":{"seat":2,"moves":["mine b4"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 145, '{"sequence":145,"at":1794894057988,"key":{"by":"vwhrgh6jhu8hen6z","word":"86788576e441045d2d8cd43f169af295"},"event":{"moved":{"seat":3,"moves":["move d3-d8"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 147, '{"sequence":147,"at":1794894057989,"key":{"by":"vwhrgh6jhu8hen6z","word":"152d611cf6dc9e60ce5e9cc0687a33a6"},"event":{"moved":{"seat":3,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 151, '{"sequence":151,"at":1794894058028,"key":{"by":"gc4fr2mw6g2m5gse","word":"7752e560bb7819f79934d5b7d3c4e4fd"},"event":{"moved":{"seat":2,"moves":["move e2-e4"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 155, '{"sequence":155,"at":1794894058052,"key":{"by":"vwhrgh6jhu8hen6z","word":"bcd86d3fe59cbc5bff0e911085ae0b82"},"event":{"moved":{"seat":3,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 158, '{"sequence":158,"at":1794894058083,"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 161, '{"sequence":161,"at":1794894058098,"key":{"by":"gc4fr2mw6g2m5gse","word":"e4af1f9987078a6b2c24694c6bcf9398"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 165, '{"sequence":165,"at":1794894058223,"key":{"by":"vwhrgh6jhu8hen6z","word":"efb65f95e4b29b8187004524e7fe7db8"},"event":{"moved":{"seat":3,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 169, '{"sequence":169,"at":1794894058242,"key":{"by":"gc4fr2mw6g2m5gse","word":"791cd64114f1cbb8a25cfd85a5632345"},"event":{"moved":{"seat":2,"moves":["move e5-e2"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 173, '{"sequence":173,"at":1794894058245,"key":{"by":"vwhrgh6jhu8hen6z","word":"f77842b3ab92779cdf3fc8dd614c2467"},"event":{"moved":{"seat":3,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 177, '{"sequence":177,"at":1794894058264,"event":{"moved":{"seat":1,"moves":["mine hold"]}},"reveal":"ff7c7ef6ea2b0cac9d771544d9920db7e4e05f45cd85a3476810ff86cbbfd202"}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 4, '{"sequence":4,"at":1794894058402,"key":{"by":"vwhrgh6jhu8hen6z","word":"f9c418c0d8fdaf7c8bfb2c42cacbb96b"},"event":{"sat":{"seat":3,"person":{"id":"vwhrgh6jhu8hen6z","name":"Żaneta"},"entropy":"bf7ee7eb4b03c0c4ce0e8c2d85f0f7d2"}},"start":{"commitment":"6b1d0bf13d94fc1a6232fbca5f0895ef5cbf270b28b23913d57871a7071a4887","moves":[]}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 8, '{"sequence":8,"at":1794894058450,"key":{"by":"x5a5kyafu78fdxvb","word":"169a6483d4d398e26f42d226883e7bb5"},"event":{"moved":{"seat":1,"moves":["lay C"]}}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 12, '{"sequence":12,"at":1794894058464,"event":{"moved":{"seat":1,"moves":["lay C"]}}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 16, '{"sequence":16,"at":1794894058481,"key":{"by":"gc4fr2mw6g2m5gse","word":"2e01678060db86966538ae3e39e57740"},"event":{"moved":{"seat":2,"moves":["lay F"]}}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 20, '{"sequence":20,"at":1794894058548,"key":{"by":"gc4fr2mw6g2m5gse","word":"44b48cfc8e675c221e3026b4ef0a2d2a"},"event":{"moved":{"seat":2,"moves":["lay F"]}}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 23, '{"sequence":23,"at":1794894058586,"key":{"by":"vwhrgh6jhu8hen6z","word":"773f9cbb1a470d602e80f6d20bc9f565"},"event":{"moved":{"seat":3,"moves":["lay H"]}}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 27, '{"sequence":27,"at":1794894058622,"key":{"by":"vwhrgh6jhu8hen6z","word":"525b3ae216526d1b5092ff4da7729aae"},"event":{"moved":{"seat":3,"moves":["lay C"]}}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 31, '{"sequence":31,"at":1794894058660,"key":{"by":"gc4fr2mw6g2m5gse","word":"4768b7709daf6afd808c5ce6886b53c0"},"event":{"moved":{"seat":2,"moves":["l8-j12"]}}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 35, '{"sequence":35,"at":1794894058702,"key":{"by":"vwhrgh6jhu8hen6z","word":"ca6ff678111ec2b79bf8c094a32f2243"},"event":{"moved":{"seat":3,"moves":["g11-i11"]}}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 39, '{"sequence":39,"at":1794894058810,"event":{"moved":{"seat":1,"moves":["l7-b1"]}}}');
INSERT INTO public.entries VALUES ('etvtwbutf2t5kury', 1, '{"sequence":1,"at":1794894058976,"key":{"by":"x5a5kyafu78fdxvb","word":"aaa9040390f97026ffb977ceb53fdb91"},"event":{"opened":{"plan":{"game":"guardians","options":{"players":3,"variant":"basic","empty_column":"shot"},"seats":["person","person","person"],"clock":"none","late":"bot","public":true,"chat":true},"host":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"commitment":"db7757c249e7ba503d5be3e63849aeb4ebfc1a0662269607ca0525b281011eb3"}}}');
INSERT INTO public.entries VALUES ('etvtwbutf2t5kury', 4, '{"sequence":4,"at":1794894059087,"key":{"by":"vwhrgh6jhu8hen6z","word":"f95598a97da9d73c9f17d6f3ed9f7567"},"event":{"sat":{"seat":3,"person":{"id":"vwhrgh6jhu8hen6z","name":"Żaneta"},"entropy":"aa470041be6451113bd9c09ff8daf3b9"}},"start":{"commitment":"62ea0f114906597a3c76b7788cc589dfe348d42ffe47a8756d5de7882e605007","moves":["draw 1","draw 2","draw 3","draw 5","draw 5","draw 1","draw 5","draw 5","draw 2","draw 1","draw 3","draw 2","draw 1","draw 4","draw 5","draw 3","draw 1","draw 5","draw 2","draw 4","draw 1","draw 5","draw 4","draw 2"]}}');
INSERT INTO public.entries VALUES ('etvtwbutf2t5kury', 9, '{"sequence":9,"at":1794894059155,"key":{"by":"x5a5kyafu78fdxvb","word":"a4c1a326647d25647661ce281928a949"},"event":{"resigned":{"seat":1}}}');
INSERT INTO public.entries VALUES ('etvtwbutf2t5kury', 13, '{"sequence":13,"at":1794894059249,"key":{"by":"gc4fr2mw6g2m5gse","word":"bfff3eae6b8a09e992ba1410859fa382"},"event":{"moved":{"seat":2,"moves":["move e1-d1"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 3, '{"sequence":3,"at":1794894059482,"key":{"by":"gc4fr2mw6g2m5gse","word":"1e811c73f2afbbbc5bd7d5e73bb02472"},"event":{"sat":{"seat":2,"person":{"id":"gc4fr2mw6g2m5gse","name":"Ben"},"entropy":"2ce38fbca0df30e0b4c9d1fe00571fa5"}},"start":{"commitment":"e60e81f060bf1c024aa0c1cca2737a0d0cf48b907a1db3f4414a0abbf7a92b98","moves":["draw 5","draw 3","draw 1","draw 1","draw 4","draw 2","draw 3","draw 5","draw 4","draw 1","draw 3","draw 2","draw 1","draw 5","draw 3","draw 1","draw 4","draw 4","draw 1","draw 1","draw 2","draw 4","draw 1","draw 5"]}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 7, '{"sequence":7,"at":1794894059574,"key":{"by":"x5a5kyafu78fdxvb","word":"29af9ff793538fbc83bc3d17a10c69ce"},"event":{"moved":{"seat":1,"moves":["move d1-b3"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 11, '{"sequence":11,"at":1794894059647,"key":{"by":"gc4fr2mw6g2m5gse","word":"4d69dc55fa9a77558809fcfba7affe0b"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 15, '{"sequence":15,"at":1794894059712,"key":{"by":"x5a5kyafu78fdxvb","word":"80169061a2fdd5db16a3990c596e945d"},"event":{"moved":{"seat":1,"moves":["mine c1"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 19, '{"sequence":19,"at":1794894059742,"key":{"by":"x5a5kyafu78fdxvb","word":"28706759582a6b9a1ff3f0497d90f952"},"event":{"moved":{"seat":1,"moves":["move d1-b3"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 23, '{"sequence":23,"at":1794894059751,"key":{"by":"gc4fr2mw6g2m5gse","word":"6fa130627477de192fa76f33a7fff411"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 27, '{"sequence":27,"at":1794894059754,"key":{"by":"x5a5kyafu78fdxvb","word":"1d5205873c43a5ec997ca05d5887dbdb"},"event":{"moved":{"seat":1,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 31, '{"sequence":31,"at":1794894059756,"key":{"by":"x5a5kyafu78fdxvb","word":"bf84398d62acbcf579cd93504bf973f3"},"event":{"moved":{"seat":1,"moves":["move b6-a6"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 164, '{"sequence":164,"at":1794894058154,"key":{"by":"vwhrgh6jhu8hen6z","word":"87470ee27a577fbfdf3704f4722ab5a4"},"event":{"moved":{"seat":3,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 168, '{"sequence":168,"at":1794894058239,"event":{"moved":{"seat":1,"moves":["mine b2"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 172, '{"sequence":172,"at":1794894058244,"key":{"by":"vwhrgh6jhu8hen6z","word":"c19367054cf8380f8947b65aa751457d"},"event":{"moved":{"seat":3,"moves":["move d8-d3"]}}}');
INSERT INTO public.entries VALUES ('pfbymwuqqqgsdgdm', 176, '{"sequence":176,"at":1794894058264,"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 3, '{"sequence":3,"at":1794894058366,"key":{"by":"gc4fr2mw6g2m5gse","word":"114c2c81ddae33659bf639dcdb34618c"},"event":{"sat":{"seat":2,"person":{"id":"gc4fr2mw6g2m5gse","name":"Ben"},"entropy":"20ae3142e038a06391e07aa2195bcd55"}}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 7, '{"sequence":7,"at":1794894058446,"key":{"by":"x5a5kyafu78fdxvb","word":"8208facc91ea877aa45045700dba745c"},"event":{"moved":{"seat":1,"moves":["lay T"]}}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 11, '{"sequence":11,"at":1794894058463,"event":{"moved":{"seat":1,"moves":["lay F"]}}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 14, '{"sequence":14,"at":1794894058480,"key":{"by":"gc4fr2mw6g2m5gse","word":"d2fdbeae37ea19d5767c27f6f2107423"},"event":{"moved":{"seat":2,"moves":["lay C"]}}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 18, '{"sequence":18,"at":1794894058534,"key":{"by":"gc4fr2mw6g2m5gse","word":"4f3b5f156a16a73a3702c68a48ffe2e2"},"event":{"moved":{"seat":2,"moves":["lay H"]}}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 24, '{"sequence":24,"at":1794894058599,"key":{"by":"vwhrgh6jhu8hen6z","word":"c97e1295bc7cb04eec6ca1fc286ea7ed"},"event":{"moved":{"seat":3,"moves":["lay F"]}}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 28, '{"sequence":28,"at":1794894058642,"key":{"by":"vwhrgh6jhu8hen6z","word":"85a65659549e7fbd00e5ee55901f937b"},"event":{"moved":{"seat":3,"moves":["lay F"]}}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 32, '{"sequence":32,"at":1794894058675,"key":{"by":"vwhrgh6jhu8hen6z","word":"33e7008a9521820dd14a08cbe556376e"},"event":{"moved":{"seat":3,"moves":["h11-i10"]}}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 36, '{"sequence":36,"at":1794894058731,"event":{"moved":{"seat":1,"moves":["d3-l7"]}}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 40, '{"sequence":40,"at":1794894058834,"key":{"by":"gc4fr2mw6g2m5gse","word":"418e432938d9877b3c1e494d5c5e4ae1"},"event":{"moved":{"seat":2,"moves":["i9-h6"]}}}');
INSERT INTO public.entries VALUES ('etvtwbutf2t5kury', 2, '{"sequence":2,"at":1794894058978,"key":{"by":"x5a5kyafu78fdxvb","word":"bad065ddf7ff11933bd64dd2d922ae3f"},"event":{"sat":{"seat":1,"person":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"entropy":"8433133737075d1fd5e3be1136e6ffb6"}}}');
INSERT INTO public.entries VALUES ('etvtwbutf2t5kury', 5, '{"sequence":5,"at":1794894059107,"key":{"by":"x5a5kyafu78fdxvb","word":"cb74c40cd6b11d03bf54aa8ab8d5e6e6"},"event":{"moved":{"seat":1,"moves":["place b"]}}}');
INSERT INTO public.entries VALUES ('etvtwbutf2t5kury', 8, '{"sequence":8,"at":1794894059142,"key":{"by":"vwhrgh6jhu8hen6z","word":"5e1d138da9451908fb84d873d636f766"},"event":{"moved":{"seat":3,"moves":["mine a1"]}}}');
INSERT INTO public.entries VALUES ('etvtwbutf2t5kury', 12, '{"sequence":12,"at":1794894059210,"event":{"moved":{"seat":1,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 2, '{"sequence":2,"at":1794894059419,"key":{"by":"x5a5kyafu78fdxvb","word":"1a5aa087b597d91659bac1fe108575f7"},"event":{"sat":{"seat":1,"person":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"entropy":"1f70e308fd2a4d9f805576ad90deb819"}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 6, '{"sequence":6,"at":1794894059556,"key":{"by":"gc4fr2mw6g2m5gse","word":"88e50ee30854799edf6615a7db6e8237"},"event":{"moved":{"seat":2,"moves":["mine a1"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 8, '{"sequence":8,"at":1794894059598,"key":{"by":"x5a5kyafu78fdxvb","word":"01233e7e54c8a32773f7df0567846740"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 12, '{"sequence":12,"at":1794894059660,"key":{"by":"gc4fr2mw6g2m5gse","word":"c6fcef36bf023f475dada18f4b76a3ab"},"event":{"moved":{"seat":2,"moves":["mine b1"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 16, '{"sequence":16,"at":1794894059713,"key":{"by":"gc4fr2mw6g2m5gse","word":"bc0b5e48ad2cae28788c5ad0ce138a5c"},"event":{"moved":{"seat":2,"moves":["move d2-d7"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 20, '{"sequence":20,"at":1794894059743,"key":{"by":"x5a5kyafu78fdxvb","word":"609d3453de16472fb39cea6836ffd61d"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 24, '{"sequence":24,"at":1794894059752,"key":{"by":"gc4fr2mw6g2m5gse","word":"540b7f0a89155d30957e9a60826d2711"},"event":{"moved":{"seat":2,"moves":["mine e1"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 28, '{"sequence":28,"at":1794894059754,"key":{"by":"gc4fr2mw6g2m5gse","word":"4aeed97c071c49bcb55924e9ddfd66d7"},"event":{"moved":{"seat":2,"moves":["move d5-e6"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 32, '{"sequence":32,"at":1794894059757,"key":{"by":"x5a5kyafu78fdxvb","word":"ae87a7ac6bd52758b30c6f6034393baf"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 36, '{"sequence":36,"at":1794894059759,"key":{"by":"gc4fr2mw6g2m5gse","word":"a87488a7dfd1b7d475fb62806f6f78b3"},"event":{"moved":{"seat":2,"moves":["mine a4"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 40, '{"sequence":40,"at":1794894059787,"key":{"by":"gc4fr2mw6g2m5gse","word":"9cf791de610789cb3b92f4990dcbe810"},"event":{"moved":{"seat":2,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 44, '{"sequence":44,"at":1794894059954,"key":{"by":"gc4fr2mw6g2m5gse","word":"58385adc7cd5161e16e3609ee9a3addf"},"event":{"moved":{"seat":2,"moves":["move b4-e4"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 48, '{"sequence":48,"at":1794894059969,"key":{"by":"x5a5kyafu78fdxvb","word":"4eb6f56573cf632d964c104c2d13274a"},"event":{"moved":{"seat":1,"moves":["fire","draw 5","draw 3","draw 2","draw 3"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 52, '{"sequence":52,"at":1794894059993,"key":{"by":"gc4fr2mw6g2m5gse","word":"fdc082082433ab355ce6c237730cf8c5"},"event":{"moved":{"seat":2,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 56, '{"sequence":56,"at":1794894060024,"key":{"by":"gc4fr2mw6g2m5gse","word":"4728e6a56ab71c01b15fabb48588e7c8"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 60, '{"sequence":60,"at":1794894060070,"key":{"by":"x5a5kyafu78fdxvb","word":"53e6bb5bfe8f549e65942527e0bb0cff"},"event":{"moved":{"seat":1,"moves":["move b6-b8"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 63, '{"sequence":63,"at":1794894060178,"key":{"by":"gc4fr2mw6g2m5gse","word":"ed5a76e47aed6364030e6696f8d87db6"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 67, '{"sequence":67,"at":1794894060569,"key":{"by":"gc4fr2mw6g2m5gse","word":"39d403669f6d3ffc19d94f26fb8b598b"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 71, '{"sequence":71,"at":1794894060643,"key":{"by":"gc4fr2mw6g2m5gse","word":"89ce51b57d06ef45ebc10c5d27508925"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 34, '{"sequence":34,"at":1794894058701,"key":{"by":"gc4fr2mw6g2m5gse","word":"1d1de18fc7b797cc5ee6853d4a0b6039"},"event":{"moved":{"seat":2,"moves":["j6-h9"]}}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 38, '{"sequence":38,"at":1794894058766,"key":{"by":"vwhrgh6jhu8hen6z","word":"9e41f17c1632a655344d0975b9dcbd5e"},"event":{"moved":{"seat":3,"moves":["g13-c5"]}}}');
INSERT INTO public.entries VALUES ('d47frftc93gggyzg', 42, '{"sequence":42,"at":1794894058947,"event":{"moved":{"seat":1,"moves":["b1-b2"]}},"reveal":"e5c9bff9074739a00c2dfac7517821df582358671f308f1cee690fd6ceeb1327"}');
INSERT INTO public.entries VALUES ('etvtwbutf2t5kury', 7, '{"sequence":7,"at":1794894059121,"key":{"by":"vwhrgh6jhu8hen6z","word":"724a41def765d7471274848f08bdc5a0"},"event":{"moved":{"seat":3,"moves":["place c"]}}}');
INSERT INTO public.entries VALUES ('etvtwbutf2t5kury', 11, '{"sequence":11,"at":1794894059188,"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 1, '{"sequence":1,"at":1794894059327,"key":{"by":"x5a5kyafu78fdxvb","word":"14c6963a6e99946c895ebce72dd56460"},"event":{"opened":{"plan":{"game":"guardians","options":{"players":2,"variant":"basic","empty_column":"shot"},"seats":["person","person"],"clock":"none","late":"bot","public":true,"chat":true},"host":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"commitment":"46835b8442763f29cb524c7dbcc8b2a742abbbbc8462801a57ed55c8d6819329"}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 5, '{"sequence":5,"at":1794894059543,"key":{"by":"gc4fr2mw6g2m5gse","word":"b26af807f564e34600f2f597747a733d"},"event":{"moved":{"seat":2,"moves":["place c"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 9, '{"sequence":9,"at":1794894059618,"key":{"by":"x5a5kyafu78fdxvb","word":"e8ec7b1ba1e6cf3784533cb512e50bb4"},"event":{"moved":{"seat":1,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 13, '{"sequence":13,"at":1794894059664,"key":{"by":"x5a5kyafu78fdxvb","word":"436253f91bd267c48a297f358e337fa5"},"event":{"moved":{"seat":1,"moves":["move b3-d1"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 17, '{"sequence":17,"at":1794894059714,"key":{"by":"gc4fr2mw6g2m5gse","word":"a6a16993b8aa296f447b7e0561defbef"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 21, '{"sequence":21,"at":1794894059743,"key":{"by":"x5a5kyafu78fdxvb","word":"5f4cfd4d99ef682d11dbaeb41b41012b"},"event":{"moved":{"seat":1,"moves":["mine d1"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 25, '{"sequence":25,"at":1794894059752,"key":{"by":"x5a5kyafu78fdxvb","word":"6de8f82e8090bfc43459927bf197b5c4"},"event":{"moved":{"seat":1,"moves":["move b3-b6"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 29, '{"sequence":29,"at":1794894059755,"key":{"by":"gc4fr2mw6g2m5gse","word":"acbd52510c825702d9cd517b043f7c00"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 33, '{"sequence":33,"at":1794894059757,"key":{"by":"x5a5kyafu78fdxvb","word":"6bffa5a57252310b09e054876d9d2ef9"},"event":{"moved":{"seat":1,"moves":["mine f1"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 37, '{"sequence":37,"at":1794894059760,"key":{"by":"x5a5kyafu78fdxvb","word":"6900f2086aceec549bc8a90d6e84f34a"},"event":{"moved":{"seat":1,"moves":["buy missile 5+5"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 41, '{"sequence":41,"at":1794894059788,"key":{"by":"x5a5kyafu78fdxvb","word":"c78cb7e1414b83c4cedbe2808fe9cc93"},"event":{"moved":{"seat":1,"moves":["move a6-a5"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 45, '{"sequence":45,"at":1794894059962,"key":{"by":"gc4fr2mw6g2m5gse","word":"b00133325d9c8437e6cd2f8fa14c23fc"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 49, '{"sequence":49,"at":1794894059990,"key":{"by":"x5a5kyafu78fdxvb","word":"9bfbc0e1f24cd893aa9548996e1b2dc8"},"event":{"moved":{"seat":1,"moves":["mine c4"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 53, '{"sequence":53,"at":1794894060016,"key":{"by":"x5a5kyafu78fdxvb","word":"2ced49c46c920bb85d9c3254112128b3"},"event":{"moved":{"seat":1,"moves":["stay"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 57, '{"sequence":57,"at":1794894060026,"key":{"by":"x5a5kyafu78fdxvb","word":"9c5ef6382925e1b57a3564374aff7c19"},"event":{"moved":{"seat":1,"moves":["move b5-b6"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 61, '{"sequence":61,"at":1794894060070,"key":{"by":"x5a5kyafu78fdxvb","word":"66603b22baaec89fe0486df53c0f7045"},"event":{"moved":{"seat":1,"moves":["fire","draw 3","draw 5","draw 2","draw 2","draw left"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 65, '{"sequence":65,"at":1794894060463,"key":{"by":"x5a5kyafu78fdxvb","word":"18c4515cf7d24abef3b8c6fac42faea1"},"event":{"moved":{"seat":1,"moves":["launch","draw right","draw 4","draw 5","draw 1","draw 2","draw right","draw 4","draw 4"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 69, '{"sequence":69,"at":1794894060641,"key":{"by":"x5a5kyafu78fdxvb","word":"8a8cb57f44cadd71f2a463a950414b72"},"event":{"moved":{"seat":1,"moves":["fire","draw left","draw left","draw left","draw right"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 72, '{"sequence":72,"at":1794894060679,"key":{"by":"x5a5kyafu78fdxvb","word":"22d92453774ee49d9a6caf377e64dacf"},"event":{"moved":{"seat":1,"moves":["move b7-b6"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 2, '{"sequence":2,"at":1794894061039,"key":{"by":"gc4fr2mw6g2m5gse","word":"d8317ce8be2fa89073ca93ccbc757567"},"event":{"moved":{"seat":1,"moves":["place e"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 6, '{"sequence":6,"at":1794894061062,"key":{"by":"gc4fr2mw6g2m5gse","word":"03c3995391cd9b557eda6ac554e4b7e2"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 10, '{"sequence":10,"at":1794894061106,"key":{"by":"x5a5kyafu78fdxvb","word":"abb96f7d943c46484559c07ed4b28bff"},"event":{"moved":{"seat":2,"moves":["mine c1"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 14, '{"sequence":14,"at":1794894061278,"key":{"by":"x5a5kyafu78fdxvb","word":"23977973d5425f2118f79eb4144db066"},"event":{"moved":{"seat":2,"moves":["move e1-e4"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 18, '{"sequence":18,"at":1794894061375,"key":{"by":"gc4fr2mw6g2m5gse","word":"b92cbac9da3a7ea80f21aab821b9fe0d"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 22, '{"sequence":22,"at":1794894061410,"key":{"by":"x5a5kyafu78fdxvb","word":"50c19f1f7a2c3f97a390148971f39960"},"event":{"moved":{"seat":2,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 26, '{"sequence":26,"at":1794894061501,"key":{"by":"x5a5kyafu78fdxvb","word":"944175d9eebcb56d045363ee1dc5db8d"},"event":{"moved":{"seat":2,"moves":["move c2-a4"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 30, '{"sequence":30,"at":1794894061536,"key":{"by":"gc4fr2mw6g2m5gse","word":"3af16c0957af5e1a8252e420a20af7b7"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 34, '{"sequence":34,"at":1794894061559,"key":{"by":"x5a5kyafu78fdxvb","word":"d702c3b7753698154f02513fb0edb933"},"event":{"moved":{"seat":2,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 38, '{"sequence":38,"at":1794894061599,"key":{"by":"x5a5kyafu78fdxvb","word":"c26b7d6ada741611e34c6fc7c8b6e231"},"event":{"moved":{"seat":2,"moves":["move a3-c3"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 35, '{"sequence":35,"at":1794894059759,"key":{"by":"gc4fr2mw6g2m5gse","word":"224f465d9e4edfc8253c44b3c8e45042"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 39, '{"sequence":39,"at":1794894059770,"key":{"by":"gc4fr2mw6g2m5gse","word":"e92b269fd6c67eb32e47e20a3246b698"},"event":{"moved":{"seat":2,"moves":["fire","draw 1","draw 4","draw 3","draw 4","draw left","draw 5","draw right","draw 2"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 43, '{"sequence":43,"at":1794894059796,"key":{"by":"x5a5kyafu78fdxvb","word":"af6e6421dae30e0b18572b6b7e032077"},"event":{"moved":{"seat":1,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 47, '{"sequence":47,"at":1794894059968,"key":{"by":"x5a5kyafu78fdxvb","word":"c64f496208545b5e84087acffaf46dc4"},"event":{"moved":{"seat":1,"moves":["move a5-b5"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 51, '{"sequence":51,"at":1794894059992,"key":{"by":"gc4fr2mw6g2m5gse","word":"2ae08896b16b90841546d11bbf100fb0"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 55, '{"sequence":55,"at":1794894060023,"key":{"by":"gc4fr2mw6g2m5gse","word":"c2659aefed107eb49b95cad1e43148e8"},"event":{"moved":{"seat":2,"moves":["move e5-e2"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 59, '{"sequence":59,"at":1794894060066,"key":{"by":"gc4fr2mw6g2m5gse","word":"9f656a899d45ab268d71fa9f4132ed33"},"event":{"moved":{"seat":2,"moves":["buy missile 4+3+3"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 62, '{"sequence":62,"at":1794894060178,"key":{"by":"gc4fr2mw6g2m5gse","word":"0c13e2c4f489290138c54ab8a5dfb90e"},"event":{"moved":{"seat":2,"moves":["move e2-d1"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 66, '{"sequence":66,"at":1794894060567,"key":{"by":"gc4fr2mw6g2m5gse","word":"2cdd9f9e5934bb894abaa1186d421d77"},"event":{"moved":{"seat":2,"moves":["move d1-e1"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 70, '{"sequence":70,"at":1794894060643,"key":{"by":"gc4fr2mw6g2m5gse","word":"cfdddf9340f8700042e720a3f2a43749"},"event":{"moved":{"seat":2,"moves":["move e1-d2"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 73, '{"sequence":73,"at":1794894060682,"key":{"by":"x5a5kyafu78fdxvb","word":"74d1a73a046660455f75e84f60812444"},"event":{"moved":{"seat":1,"moves":["fire"]}},"reveal":"dc89149fa4fcab680573f966f692c8a4073e07f402bba269598afb975afa2298"}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 3, '{"sequence":3,"at":1794894061040,"key":{"by":"x5a5kyafu78fdxvb","word":"780264372f6343c9e9554d14a82a17b5"},"event":{"moved":{"seat":2,"moves":["place d"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 7, '{"sequence":7,"at":1794894061076,"key":{"by":"gc4fr2mw6g2m5gse","word":"6e519497ef3adcdb7178c26471a57986"},"event":{"moved":{"seat":1,"moves":["mine b1"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 13, '{"sequence":13,"at":1794894061246,"key":{"by":"gc4fr2mw6g2m5gse","word":"5ed6330a9204dc9755a1eb94afc11304"},"event":{"moved":{"seat":1,"moves":["mine d1"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 17, '{"sequence":17,"at":1794894061363,"key":{"by":"gc4fr2mw6g2m5gse","word":"124331cbe98fef8aba2a931bdee240be"},"event":{"moved":{"seat":1,"moves":["move a5-c3"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 21, '{"sequence":21,"at":1794894061408,"key":{"by":"x5a5kyafu78fdxvb","word":"0aa6b6a8727495c99a96ae5ed50ecdda"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 25, '{"sequence":25,"at":1794894061478,"key":{"by":"gc4fr2mw6g2m5gse","word":"68e5f7f00b7acfc4702fd82797a57930"},"event":{"moved":{"seat":1,"moves":["mine e1"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 29, '{"sequence":29,"at":1794894061535,"key":{"by":"gc4fr2mw6g2m5gse","word":"51101514fdfd8c936332c46b40dd61fc"},"event":{"moved":{"seat":1,"moves":["move e5-a1"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 33, '{"sequence":33,"at":1794894061558,"key":{"by":"x5a5kyafu78fdxvb","word":"887a331bb34b6db6bd772b2c6797b1e5"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 37, '{"sequence":37,"at":1794894061591,"key":{"by":"gc4fr2mw6g2m5gse","word":"482fbccb63595d049e7111a0b8a2938f"},"event":{"moved":{"seat":1,"moves":["mine b2"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 41, '{"sequence":41,"at":1794894061630,"key":{"by":"gc4fr2mw6g2m5gse","word":"fc5a17a2f17c65f32409ffad99fb57e7"},"event":{"moved":{"seat":1,"moves":["move b1-d1"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 45, '{"sequence":45,"at":1794894061647,"key":{"by":"x5a5kyafu78fdxvb","word":"07e745de2ea146124f4d3cea1a5f5497"},"event":{"moved":{"seat":2,"moves":["fire","draw 2","draw 3","draw left","draw 1","draw 3","draw right"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 49, '{"sequence":49,"at":1794894061666,"key":{"by":"gc4fr2mw6g2m5gse","word":"34d9b404e155f6832a6dc44b3488e714"},"event":{"moved":{"seat":1,"moves":["mine c2"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 52, '{"sequence":52,"at":1794894061680,"key":{"by":"x5a5kyafu78fdxvb","word":"15aedb2469ee02a794a192255ecbf657"},"event":{"moved":{"seat":2,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 55, '{"sequence":55,"at":1794894061698,"key":{"by":"gc4fr2mw6g2m5gse","word":"25c68dee2e7c5f16fef8a9077fc16071"},"event":{"moved":{"seat":1,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 59, '{"sequence":59,"at":1794894061747,"key":{"by":"gc4fr2mw6g2m5gse","word":"3a58e08f052e1dd6ac138dfa76a73a46"},"event":{"moved":{"seat":1,"moves":["buy missile 5+2+2+1"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 63, '{"sequence":63,"at":1794894061795,"key":{"by":"gc4fr2mw6g2m5gse","word":"1fe0c6a5e71ee65f6589874033b7303f"},"event":{"moved":{"seat":1,"moves":["move f2-f4"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 67, '{"sequence":67,"at":1794894061858,"key":{"by":"x5a5kyafu78fdxvb","word":"6721c0273d4dd0121c176f9cbae5725a"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 71, '{"sequence":71,"at":1794894061902,"key":{"by":"gc4fr2mw6g2m5gse","word":"6b5c62d3c39e23590a92cfcfb0f8eece"},"event":{"moved":{"seat":1,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 75, '{"sequence":75,"at":1794894061946,"key":{"by":"gc4fr2mw6g2m5gse","word":"29dbc00b9ba7b9ed76dbd1477cec71a2"},"event":{"moved":{"seat":1,"moves":["move e4-e7"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 79, '{"sequence":79,"at":1794894062025,"key":{"by":"gc4fr2mw6g2m5gse","word":"beab4c497214b1d2c01129c25fd5e6b5"},"event":{"moved":{"seat":1,"moves":["move e7-e5"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 83, '{"sequence":83,"at":1794894062057,"key":{"by":"x5a5kyafu78fdxvb","word":"48164e5b57321601c3d444bcc1853911"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 87, '{"sequence":87,"at":1794894062107,"key":{"by":"x5a5kyafu78fdxvb","word":"486815dcec21a7fba61b1eb81f10008c"},"event":{"moved":{"seat":2,"moves":["stay"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 91, '{"sequence":91,"at":1794894062127,"key":{"by":"x5a5kyafu78fdxvb","word":"a42e7ac21efd84f7683e6f03003ce71d"},"event":{"moved":{"seat":2,"moves":["move a2-b1"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 95, '{"sequence":95,"at":1794894062166,"key":{"by":"x5a5kyafu78fdxvb","word":"b5105450974ebfee5163b6a0045dc7e7"},"event":{"moved":{"seat":2,"moves":["move b1-b3"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 50, '{"sequence":50,"at":1794894059992,"key":{"by":"gc4fr2mw6g2m5gse","word":"dadd28f779e1a56163c29222a7e0fd01"},"event":{"moved":{"seat":2,"moves":["move e4-e5"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 54, '{"sequence":54,"at":1794894060017,"key":{"by":"x5a5kyafu78fdxvb","word":"8f1baae2a3095820826ba58013c331f2"},"event":{"moved":{"seat":1,"moves":["fire","draw 1","draw 1","draw 3","draw 3","draw 5","draw 2"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 58, '{"sequence":58,"at":1794894060057,"key":{"by":"x5a5kyafu78fdxvb","word":"776d8fd34ba6c0207ed5e9122bcb3b00"},"event":{"moved":{"seat":1,"moves":["fire","draw 4","draw 2","draw right","draw 2","draw 5","draw 3","draw 5"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 64, '{"sequence":64,"at":1794894060262,"key":{"by":"x5a5kyafu78fdxvb","word":"766c63595ded1975a69ff87596be3328"},"event":{"moved":{"seat":1,"moves":["move b8-b9"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 68, '{"sequence":68,"at":1794894060603,"key":{"by":"x5a5kyafu78fdxvb","word":"2e2ecd57887000af289d3c80dbe53c76"},"event":{"moved":{"seat":1,"moves":["move b9-b7"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 74, '{"sequence":74,"at":1794894060683,"key":{"by":"x5a5kyafu78fdxvb","word":"b5180118ada2e56f5bbec0f31ef5848a"},"event":{"asked":{"seat":1,"wish":"rematch","entropy":"af0f8fc795e92c0bf293751c3477d120"}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 4, '{"sequence":4,"at":1794894061040,"key":{"by":"x5a5kyafu78fdxvb","word":"a1cae28aea9a7be3dae8d84ab30741e2"},"event":{"moved":{"seat":2,"moves":["mine a1"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 8, '{"sequence":8,"at":1794894061095,"key":{"by":"x5a5kyafu78fdxvb","word":"44ebe9e6b2eb02703e8a8a9badebe52d"},"event":{"moved":{"seat":2,"moves":["move d1-e1"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 11, '{"sequence":11,"at":1794894061195,"key":{"by":"gc4fr2mw6g2m5gse","word":"92dbcfe4fd822ea2be044c52de773edd"},"event":{"moved":{"seat":1,"moves":["move d2-a5"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 15, '{"sequence":15,"at":1794894061282,"key":{"by":"x5a5kyafu78fdxvb","word":"3ed57b014ab8b8c78f6d62429547f999"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 19, '{"sequence":19,"at":1794894061376,"key":{"by":"gc4fr2mw6g2m5gse","word":"4eef020daadd2f3abb7b03a3ead13213"},"event":{"moved":{"seat":1,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 23, '{"sequence":23,"at":1794894061414,"key":{"by":"gc4fr2mw6g2m5gse","word":"95749807ece775c43c3be3f20d54efb7"},"event":{"moved":{"seat":1,"moves":["move c3-e5"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 27, '{"sequence":27,"at":1794894061530,"key":{"by":"x5a5kyafu78fdxvb","word":"cb1384bf200ada9e43afabeadce378ca"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 31, '{"sequence":31,"at":1794894061537,"key":{"by":"gc4fr2mw6g2m5gse","word":"64872a9b8602cae89015f0201a07a928"},"event":{"moved":{"seat":1,"moves":["mine a2"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 35, '{"sequence":35,"at":1794894061572,"key":{"by":"gc4fr2mw6g2m5gse","word":"507196103e56fa2f3e2b8e5ffc1e45d2"},"event":{"moved":{"seat":1,"moves":["move a1-b1"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 39, '{"sequence":39,"at":1794894061600,"key":{"by":"x5a5kyafu78fdxvb","word":"7f4b71c84b21de3abea3322b12304256"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 43, '{"sequence":43,"at":1794894061633,"key":{"by":"gc4fr2mw6g2m5gse","word":"498a9dea7563b7b10a72c584d528c3d9"},"event":{"moved":{"seat":1,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 47, '{"sequence":47,"at":1794894061648,"key":{"by":"gc4fr2mw6g2m5gse","word":"f2f9905200a220117d62b0391f6a99dd"},"event":{"moved":{"seat":1,"moves":["move d1-d2"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 51, '{"sequence":51,"at":1794894061668,"key":{"by":"x5a5kyafu78fdxvb","word":"64a0ecacd4b3ad5f40c2d6e12898b0fc"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 54, '{"sequence":54,"at":1794894061681,"key":{"by":"gc4fr2mw6g2m5gse","word":"a9074b9407df6f6d1db0ec0fbe5bf10b"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 58, '{"sequence":58,"at":1794894061722,"key":{"by":"x5a5kyafu78fdxvb","word":"a4d0c4c59aeeca56c24a88fcdd3d3900"},"event":{"moved":{"seat":2,"moves":["mine d2"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 62, '{"sequence":62,"at":1794894061786,"key":{"by":"x5a5kyafu78fdxvb","word":"d0fea7000a137b46fa4a4de67cc56b75"},"event":{"moved":{"seat":2,"moves":["mine e2"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 66, '{"sequence":66,"at":1794894061846,"key":{"by":"x5a5kyafu78fdxvb","word":"c7a070e1fe0b71b7ad1f7a7399b29114"},"event":{"moved":{"seat":2,"moves":["move c3-d3"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 70, '{"sequence":70,"at":1794894061887,"key":{"by":"gc4fr2mw6g2m5gse","word":"c364d71556ce5ded34088134745c12a1"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 74, '{"sequence":74,"at":1794894061934,"key":{"by":"x5a5kyafu78fdxvb","word":"7aeb20b76551a9f6e0bf7314d208e542"},"event":{"moved":{"seat":2,"moves":["mine a4"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 78, '{"sequence":78,"at":1794894062006,"key":{"by":"x5a5kyafu78fdxvb","word":"152abe2eb21448c605c9f416f98f8fd4"},"event":{"moved":{"seat":2,"moves":["buy missile 5+4+3"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 82, '{"sequence":82,"at":1794894062047,"key":{"by":"x5a5kyafu78fdxvb","word":"76c6e51341b4b05147c3d928c6f554e8"},"event":{"moved":{"seat":2,"moves":["move a3-a2"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 86, '{"sequence":86,"at":1794894062086,"key":{"by":"gc4fr2mw6g2m5gse","word":"e1d86fc66fbdfcdc54609ba919459fa2"},"event":{"moved":{"seat":1,"moves":["fire","draw 2","draw 2"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 90, '{"sequence":90,"at":1794894062124,"key":{"by":"gc4fr2mw6g2m5gse","word":"510bccce6d4fce801e8fff00784dca70"},"event":{"moved":{"seat":1,"moves":["fire","draw 5","draw right","draw right","draw 1","draw left","draw 5","draw 1"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 94, '{"sequence":94,"at":1794894062163,"key":{"by":"gc4fr2mw6g2m5gse","word":"aa52ed283fa5a8ebac43db06e1b7178b"},"event":{"moved":{"seat":1,"moves":["fire","draw 3","draw 5","draw 3","draw left","draw 3"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 97, '{"sequence":97,"at":1794894062191,"key":{"by":"gc4fr2mw6g2m5gse","word":"105da782cb20739dd39e23420c96d50f"},"event":{"moved":{"seat":1,"moves":["stay"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 101, '{"sequence":101,"at":1794894062270,"key":{"by":"gc4fr2mw6g2m5gse","word":"d08db9cb6acf2cd6cb5ef3c889cb8ea3"},"event":{"moved":{"seat":1,"moves":["move e9-e7"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 105, '{"sequence":105,"at":1794894062290,"key":{"by":"gc4fr2mw6g2m5gse","word":"6f7949a31d22a68053fabd212273974f"},"event":{"moved":{"seat":1,"moves":["move e7-e8"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 109, '{"sequence":109,"at":1794894062335,"key":{"by":"gc4fr2mw6g2m5gse","word":"c75a0893b24c9bba3ddab3ae80e0ca9a"},"event":{"moved":{"seat":1,"moves":["move e8-f9"]}}}');
INSERT INTO public.entries VALUES ('ybmpxwqym4azjavu', 75, '{"sequence":75,"at":1794894060730,"key":{"by":"gc4fr2mw6g2m5gse","word":"4869fd67f8ff43ccca8293e6f4c6a81f"},"event":{"answered":{"seat":2,"agrees":true,"entropy":"5718c1b2233e6795db3a63d35f0314d6"}},"next":"sceqfjgyp594xthb"}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 1, '{"sequence":1,"at":1794894060730,"event":{"opened":{"plan":{"game":"guardians","options":{"players":2,"variant":"basic","empty_column":"shot"},"seats":["person","person"],"clock":"none","late":"bot","public":true,"chat":true},"host":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"commitment":"8c311cd977ad24e5eea1ecb8f48c715452df708dfceeaa705390c757714af424","seated":[{"seat":1,"person":{"id":"gc4fr2mw6g2m5gse","name":"Ben"},"entropy":"5718c1b2233e6795db3a63d35f0314d6"},{"seat":2,"person":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"entropy":"af0f8fc795e92c0bf293751c3477d120"}],"follows":"ybmpxwqym4azjavu"}},"start":{"commitment":"3cda2dbadcca2d251c51307f8ed456b00b6f25aefe13c7e9d0161de43626b7e7","moves":["draw 1","draw 1","draw 5","draw 5","draw 4","draw 1","draw 4","draw 2","draw 4","draw 5","draw 5","draw 2","draw 1","draw 4","draw 4","draw 2","draw 1","draw 4","draw 5","draw 2","draw 3","draw 4","draw 2","draw 4"]}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 5, '{"sequence":5,"at":1794894061051,"key":{"by":"gc4fr2mw6g2m5gse","word":"0a6a3afab9ad0d4b52480b2e7bdfabcc"},"event":{"moved":{"seat":1,"moves":["move e1-d2"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 9, '{"sequence":9,"at":1794894061098,"key":{"by":"x5a5kyafu78fdxvb","word":"14ad6a3a02d6f5fa49b2ad71be65b207"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 12, '{"sequence":12,"at":1794894061209,"key":{"by":"gc4fr2mw6g2m5gse","word":"2c17e8dc43c1d0b70eefc88447f5f81a"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 16, '{"sequence":16,"at":1794894061306,"key":{"by":"x5a5kyafu78fdxvb","word":"022eec1d0eb58851294a0e80755219b6"},"event":{"moved":{"seat":2,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 20, '{"sequence":20,"at":1794894061408,"key":{"by":"x5a5kyafu78fdxvb","word":"4ab5105ccfe8ea7317580e752d3007c6"},"event":{"moved":{"seat":2,"moves":["move e4-c2"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 24, '{"sequence":24,"at":1794894061449,"key":{"by":"gc4fr2mw6g2m5gse","word":"1cdc1c583cbf600f1581c96a7941f734"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 28, '{"sequence":28,"at":1794894061534,"key":{"by":"x5a5kyafu78fdxvb","word":"69dd7604b1534ae7af60a6c1598b53f1"},"event":{"moved":{"seat":2,"moves":["mine f1"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 32, '{"sequence":32,"at":1794894061550,"key":{"by":"x5a5kyafu78fdxvb","word":"f24185fdf10527aac4d0efa39292350f"},"event":{"moved":{"seat":2,"moves":["move a4-a3"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 36, '{"sequence":36,"at":1794894061590,"key":{"by":"gc4fr2mw6g2m5gse","word":"8ea7e91a4261d84658672dd104cf1748"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 40, '{"sequence":40,"at":1794894061619,"key":{"by":"x5a5kyafu78fdxvb","word":"ba0ab571d85a6c1a49950c48188f26f5"},"event":{"moved":{"seat":2,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 44, '{"sequence":44,"at":1794894061647,"key":{"by":"x5a5kyafu78fdxvb","word":"cd98a55f6ba814d66be320a721033856"},"event":{"moved":{"seat":2,"moves":["move c3-e5"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 48, '{"sequence":48,"at":1794894061659,"key":{"by":"gc4fr2mw6g2m5gse","word":"22304afd3c71cbdca6ec36ad24624fc8"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 57, '{"sequence":57,"at":1794894061700,"key":{"by":"x5a5kyafu78fdxvb","word":"73719d2fa8411d36f4492044631244cd"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 61, '{"sequence":61,"at":1794894061755,"key":{"by":"x5a5kyafu78fdxvb","word":"fdeb8da77954d0631b7e7ab73d3dc539"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 65, '{"sequence":65,"at":1794894061833,"key":{"by":"gc4fr2mw6g2m5gse","word":"8da85c14b5e80d8738adee1c52fb6372"},"event":{"moved":{"seat":1,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 69, '{"sequence":69,"at":1794894061860,"key":{"by":"gc4fr2mw6g2m5gse","word":"220e5d34a496288918bf847965aa804b"},"event":{"moved":{"seat":1,"moves":["move f4-e4"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 73, '{"sequence":73,"at":1794894061904,"key":{"by":"x5a5kyafu78fdxvb","word":"b688a330c8b9e428ed4d842e2f042c12"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 77, '{"sequence":77,"at":1794894061994,"key":{"by":"gc4fr2mw6g2m5gse","word":"e4deffe537ad97e2208cdec697672071"},"event":{"moved":{"seat":1,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 81, '{"sequence":81,"at":1794894062035,"key":{"by":"gc4fr2mw6g2m5gse","word":"4add43ed2122c481fc32ee3175b3b139"},"event":{"moved":{"seat":1,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 85, '{"sequence":85,"at":1794894062074,"key":{"by":"gc4fr2mw6g2m5gse","word":"59f7933f8c9cf375bb6ce73c2ab37888"},"event":{"moved":{"seat":1,"moves":["move e5-e4"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 89, '{"sequence":89,"at":1794894062108,"key":{"by":"gc4fr2mw6g2m5gse","word":"f0b40d6852bb21ced6c1c218260c410f"},"event":{"moved":{"seat":1,"moves":["move e4-e3"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 93, '{"sequence":93,"at":1794894062163,"key":{"by":"gc4fr2mw6g2m5gse","word":"f7d0f50ea326a349b1f40ca1b5f97636"},"event":{"moved":{"seat":1,"moves":["move e3-e9"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 96, '{"sequence":96,"at":1794894062191,"key":{"by":"x5a5kyafu78fdxvb","word":"6a984c9358a17ee92321953777b71381"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 100, '{"sequence":100,"at":1794894062266,"key":{"by":"x5a5kyafu78fdxvb","word":"7a30a2bb2501cea5e3379257f3a10d77"},"event":{"moved":{"seat":2,"moves":["launch"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 104, '{"sequence":104,"at":1794894062276,"key":{"by":"x5a5kyafu78fdxvb","word":"d6d4d43c17b393b834055fd8ce3c2840"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 108, '{"sequence":108,"at":1794894062334,"key":{"by":"x5a5kyafu78fdxvb","word":"2412ef95642c9fc4f53e6ed6030730a5"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 112, '{"sequence":112,"at":1794894062383,"key":{"by":"x5a5kyafu78fdxvb","word":"4b4b80a86aefd4869c3fec9bf6ff5716"},"event":{"moved":{"seat":2,"moves":["fire"]}},"reveal":"5716ef13670ca96cc28713abff3f87e64daf3c8fa70133809337e2524e9a1007"}');
INSERT INTO public.entries VALUES ('gn6qa8fc9b52gfy5', 3, '{"sequence":3,"at":1794894062482,"key":{"by":"gc4fr2mw6g2m5gse","word":"91f8aa59e12249ff4bbf092eae98498b"},"event":{"moved":{"seat":2,"moves":["place d"]}}}');
INSERT INTO public.entries VALUES ('savjsq8vynph9t4c', 1, '{"sequence":1,"at":1794894062566,"key":{"by":"x5a5kyafu78fdxvb","word":"7a322327092e66a75a1c09379b4e3bb6"},"event":{"opened":{"plan":{"game":"guardians","options":{"players":2,"variant":"basic","empty_column":"shot"},"seats":["person","person"],"clock":"none","late":"bot","public":true,"chat":true},"host":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"commitment":"de3f59ea427f8b3c76b1c35dc66e0b7a96aadbd0900dddce9623b119c4929d4a"}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 42, '{"sequence":42,"at":1794894061633,"key":{"by":"gc4fr2mw6g2m5gse","word":"2894db130870edf65cb864bdbc011f79"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 46, '{"sequence":46,"at":1794894061648,"key":{"by":"x5a5kyafu78fdxvb","word":"636f1daf5e0c8a232f09516347e1c0c7"},"event":{"moved":{"seat":2,"moves":["mine hold"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 50, '{"sequence":50,"at":1794894061667,"key":{"by":"x5a5kyafu78fdxvb","word":"379c024eea32d2cbe61fb1da3678f902"},"event":{"moved":{"seat":2,"moves":["move e5-f4"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 53, '{"sequence":53,"at":1794894061681,"key":{"by":"gc4fr2mw6g2m5gse","word":"db6435588eab7e4aa2223b497f8d37db"},"event":{"moved":{"seat":1,"moves":["move d2-f2"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 56, '{"sequence":56,"at":1794894061699,"key":{"by":"x5a5kyafu78fdxvb","word":"4e5a27de9552d29c9efd62f83e8c351b"},"event":{"moved":{"seat":2,"moves":["move f4-c7"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 60, '{"sequence":60,"at":1794894061747,"key":{"by":"x5a5kyafu78fdxvb","word":"559364e5765de3787ef8e4bed1f9e04a"},"event":{"moved":{"seat":2,"moves":["move c7-c3"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 64, '{"sequence":64,"at":1794894061822,"key":{"by":"gc4fr2mw6g2m5gse","word":"e75128e6cba2ede562db8b5dae4e22af"},"event":{"moved":{"seat":1,"moves":["launch","draw 1","draw 5","draw 5","draw 3","draw left","draw 1","draw 4"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 68, '{"sequence":68,"at":1794894061859,"key":{"by":"x5a5kyafu78fdxvb","word":"169c8cba4323b4c4e03efde81acd16ae"},"event":{"moved":{"seat":2,"moves":["mine f2"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 72, '{"sequence":72,"at":1794894061903,"key":{"by":"x5a5kyafu78fdxvb","word":"8961a9c5d5bf281f94fd93613479ec6e"},"event":{"moved":{"seat":2,"moves":["move d3-a3"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 76, '{"sequence":76,"at":1794894061978,"key":{"by":"gc4fr2mw6g2m5gse","word":"cf8e406c013a14e6497712cd69432580"},"event":{"moved":{"seat":1,"moves":["fire","draw 5","draw 3","draw 2","draw 2","draw left","draw 4","draw 1"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 80, '{"sequence":80,"at":1794894062035,"key":{"by":"gc4fr2mw6g2m5gse","word":"a697495ceb42bba58eebf81610cef73c"},"event":{"moved":{"seat":1,"moves":["fire","draw 3","draw 1","draw 4","draw 3","draw 2","draw right","draw right","draw 3"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 84, '{"sequence":84,"at":1794894062073,"key":{"by":"x5a5kyafu78fdxvb","word":"98db3411bf9c6d0dafd9e58f154fc872"},"event":{"moved":{"seat":2,"moves":["mine b4"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 88, '{"sequence":88,"at":1794894062107,"key":{"by":"x5a5kyafu78fdxvb","word":"c3edcb262176a103d56d4948fbee7c4e"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 92, '{"sequence":92,"at":1794894062162,"key":{"by":"x5a5kyafu78fdxvb","word":"4c9f74adbe163c7bd600df6a5910e1a0"},"event":{"moved":{"seat":2,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 99, '{"sequence":99,"at":1794894062231,"key":{"by":"x5a5kyafu78fdxvb","word":"9ec837307bd53fbc15567423f279a5d2"},"event":{"moved":{"seat":2,"moves":["move b3-b2"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 103, '{"sequence":103,"at":1794894062275,"key":{"by":"x5a5kyafu78fdxvb","word":"d2c7ec54e40332a128d6c3e14d2d0dc6"},"event":{"moved":{"seat":2,"moves":["move b2-c2"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 107, '{"sequence":107,"at":1794894062322,"key":{"by":"x5a5kyafu78fdxvb","word":"976f0913f8f988325504c3f29ee95860"},"event":{"moved":{"seat":2,"moves":["move c2-d2"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 111, '{"sequence":111,"at":1794894062382,"key":{"by":"x5a5kyafu78fdxvb","word":"1a7c0ae3b112e9c872a61424fbd9b02b"},"event":{"moved":{"seat":2,"moves":["move d2-e3"]}}}');
INSERT INTO public.entries VALUES ('gn6qa8fc9b52gfy5', 2, '{"sequence":2,"at":1794894062462,"key":{"by":"x5a5kyafu78fdxvb","word":"a3970beaabc2350869d23ec89ddf6b41"},"event":{"moved":{"seat":1,"moves":["place a"]}}}');
INSERT INTO public.entries VALUES ('gn6qa8fc9b52gfy5', 6, '{"sequence":6,"at":1794894062534,"key":{"by":"x5a5kyafu78fdxvb","word":"bd2a1cdfa2a89331d9a70ee8560fdf77"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('savjsq8vynph9t4c', 4, '{"sequence":4,"at":1794894062676,"key":{"by":"x5a5kyafu78fdxvb","word":"8a28adee17a92efe06798212487bbb85"},"event":{"resigned":{"seat":1}},"reveal":"0751019e18d3f370ad5d35a32aafb86425ae8f391266aa2e12af33c103058ec5"}');
INSERT INTO public.entries VALUES ('f6rnwgfz8bjjv2ba', 9, '{"sequence":9,"at":1794894078801,"event":{"moved":{"seat":3,"moves":["place a"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 98, '{"sequence":98,"at":1794894062197,"key":{"by":"gc4fr2mw6g2m5gse","word":"b4f3ffdbb51466792846a4eb94c16b77"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 102, '{"sequence":102,"at":1794894062274,"key":{"by":"gc4fr2mw6g2m5gse","word":"60d16fbeed888ac0728be8a0b60075ce"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 106, '{"sequence":106,"at":1794894062318,"key":{"by":"gc4fr2mw6g2m5gse","word":"34e040eb2f280a0810a873280026228b"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 110, '{"sequence":110,"at":1794894062346,"key":{"by":"gc4fr2mw6g2m5gse","word":"5320dfd1fd6aeb2a66e0dbcb0b1497b6"},"event":{"moved":{"seat":1,"moves":["fire"]}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 114, '{"sequence":114,"at":1794894062384,"key":{"by":"x5a5kyafu78fdxvb","word":"cbb6b6279662a70574e3578d8c423ca2"},"event":{"answered":{"seat":2,"agrees":true,"entropy":"ac0b06340b344c967f7016c892cede48"}},"next":"gn6qa8fc9b52gfy5"}');
INSERT INTO public.entries VALUES ('gn6qa8fc9b52gfy5', 1, '{"sequence":1,"at":1794894062384,"event":{"opened":{"plan":{"game":"guardians","options":{"players":2,"variant":"basic","empty_column":"shot"},"seats":["person","person"],"clock":"none","late":"bot","public":true,"chat":true},"host":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"commitment":"dbabcbb5dec4d3950371cf547fa88f60c44e414fd6309ef54107a966c2839375","seated":[{"seat":1,"person":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"entropy":"ac0b06340b344c967f7016c892cede48"},{"seat":2,"person":{"id":"gc4fr2mw6g2m5gse","name":"Ben"},"entropy":"cc4918dedc642bac35f84cf57c1c3b63"}],"follows":"sceqfjgyp594xthb"}},"start":{"commitment":"5b489ad52e282ac4c0c2b91d077722932535a47aee4e00317a58a985b5aea6d0","moves":["draw 5","draw 5","draw 2","draw 3","draw 3","draw 2","draw 1","draw 3","draw 4","draw 1","draw 5","draw 1","draw 2","draw 4","draw 3","draw 4","draw 2","draw 1","draw 3","draw 1","draw 5","draw 1","draw 1","draw 4"]}}');
INSERT INTO public.entries VALUES ('gn6qa8fc9b52gfy5', 5, '{"sequence":5,"at":1794894062495,"key":{"by":"x5a5kyafu78fdxvb","word":"6b41e9ab726426de528c2ac8f4bf44ac"},"event":{"moved":{"seat":1,"moves":["move a1-c1"]}}}');
INSERT INTO public.entries VALUES ('savjsq8vynph9t4c', 3, '{"sequence":3,"at":1794894062662,"key":{"by":"gc4fr2mw6g2m5gse","word":"f38d86673318e33902afc5a5f9238f78"},"event":{"sat":{"seat":2,"person":{"id":"gc4fr2mw6g2m5gse","name":"Ben"},"entropy":"754b380d808f59c8be2254845181e368"}},"start":{"commitment":"74aa57c5fbc50b2f31fd2d21822a872bc20ad1c3fc5e1ec27e63d6fcd478a3a8","moves":["draw 4","draw 2","draw 4","draw 1","draw 2","draw 1","draw 5","draw 5","draw 1","draw 5","draw 2","draw 3","draw 5","draw 3","draw 3","draw 4","draw 1","draw 2","draw 2","draw 5","draw 2","draw 4","draw 5","draw 3"]}}');
INSERT INTO public.entries VALUES ('f6rnwgfz8bjjv2ba', 8, '{"sequence":8,"at":1794894078800,"key":{"by":"gc4fr2mw6g2m5gse","word":"b8d9d0cdf903414f3ab2686f03a96988"},"event":{"answered":{"seat":2,"agrees":true}}}');
INSERT INTO public.entries VALUES ('5us2xkwxp36ycqgk', 4, '{"sequence":4,"at":1794894113252,"event":{"late":{"seat":1}}}');
INSERT INTO public.entries VALUES ('sceqfjgyp594xthb', 113, '{"sequence":113,"at":1794894062384,"key":{"by":"gc4fr2mw6g2m5gse","word":"9bbc08abc5093b25ae855113fde23e8f"},"event":{"asked":{"seat":1,"wish":"rematch","entropy":"cc4918dedc642bac35f84cf57c1c3b63"}}}');
INSERT INTO public.entries VALUES ('gn6qa8fc9b52gfy5', 4, '{"sequence":4,"at":1794894062493,"key":{"by":"gc4fr2mw6g2m5gse","word":"0aac04e8e80ae3f756e799843fc30d89"},"event":{"moved":{"seat":2,"moves":["mine a4"]}}}');
INSERT INTO public.entries VALUES ('savjsq8vynph9t4c', 2, '{"sequence":2,"at":1794894062630,"key":{"by":"x5a5kyafu78fdxvb","word":"7dac17da4eeafcef33b831c09c95b8f9"},"event":{"sat":{"seat":1,"person":{"id":"x5a5kyafu78fdxvb","name":"Ada"},"entropy":"080c6b7eb2e58f1dcd5b05540bb3026d"}}}');
INSERT INTO public.entries VALUES ('f6rnwgfz8bjjv2ba', 10, '{"sequence":10,"at":1794894078803,"event":{"moved":{"seat":3,"moves":["mine a4"]}}}');
INSERT INTO public.entries VALUES ('5us2xkwxp36ycqgk', 5, '{"sequence":5,"at":1794894113267,"event":{"moved":{"seat":1,"moves":["place c"]}}}');
INSERT INTO public.entries VALUES ('savjsq8vynph9t4c', 5, '{"sequence":5,"at":1794894062690,"key":{"by":"gc4fr2mw6g2m5gse","word":"5291581a1895254819e43525cef52811"},"event":{"asked":{"seat":2,"wish":"rematch","entropy":"e5ea72bc485e30efc190b2bea0288ee2"}}}');
INSERT INTO public.entries VALUES ('f6rnwgfz8bjjv2ba', 7, '{"sequence":7,"at":1794894078798,"key":{"by":"x5a5kyafu78fdxvb","word":"d45042d6d72a50e6b847da9a4471cd78"},"event":{"asked":{"seat":1,"wish":{"take-over":{"seat":3}},"absent":[3]}}}');
INSERT INTO public.entries VALUES ('axfhev9bxyaeqcfv', 21, '{"sequence":21,"at":1794894078806,"key":{"by":"x5a5kyafu78fdxvb","word":"136d2005a623d7a20f04f59baf4f5515"},"event":{"asked":{"seat":1,"wish":{"take-over":{"seat":3}},"absent":[3]}}}');
INSERT INTO public.entries VALUES ('3uy4gxn7k2eme8en', 4, '{"sequence":4,"at":1794894113763,"event":{"late":{"seat":1}},"reveal":"b667f53781407a27fc832bde4f1f02334a573368b3faf04499c108d096db9db5"}');


--
-- Data for Name: people; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.people VALUES ('x5a5kyafu78fdxvb', 'Ada', 'c21b73f1af9194e342c8bdd222f5c6fc4513de933c8421957f8a7b1aeabb95fb', 1794894053043);
INSERT INTO public.people VALUES ('gc4fr2mw6g2m5gse', 'Ben', '21a430fd407f899014d782f214ac5917f70d46a3f44e5175757787ee90599f7c', 1794894053071);
INSERT INTO public.people VALUES ('vwhrgh6jhu8hen6z', 'Żaneta', 'a1760cc0ec18f0d09295a15fa35dd5da55f2a9a67d5b846ca5010914ff1f268f', 1794894053072);
INSERT INTO public.people VALUES ('h5uu58h694fswup9', 'דן', '675fb1ac593b8c9c9fd799e01acb30e10c7eb6cbb5b4cc9fc4111158fe36ea0c', 1794894053075);
INSERT INTO public.people VALUES ('3s7dhb5ytfhqfpfs', 'Ada 📱', '4ae86b3483dffa28966e8c23f892fcd3720e5ebe2ee57939dbf415d3687ffe2c', 1794894053082);


--
-- Data for Name: presence; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.presence VALUES ('5us2xkwxp36ycqgk', 'ava3h4su3d8akjpq', 'gc4fr2mw6g2m5gse', 0, 1794894113138);
INSERT INTO public.presence VALUES ('f6rnwgfz8bjjv2ba', 'ava3h4su3d8akjpq', 'x5a5kyafu78fdxvb gc4fr2mw6g2m5gse', 0, 1794894113138);
INSERT INTO public.presence VALUES ('3uy4gxn7k2eme8en', 'ava3h4su3d8akjpq', 'gc4fr2mw6g2m5gse', 0, 1794894113138);
INSERT INTO public.presence VALUES ('axfhev9bxyaeqcfv', 'ava3h4su3d8akjpq', 'x5a5kyafu78fdxvb gc4fr2mw6g2m5gse', 0, 1794894113138);


--
-- Data for Name: results; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.results VALUES ('rbsvzeg58kqw7uwd', 1, 'x5a5kyafu78fdxvb', 'guardians', 'lost', 1794894056324);
INSERT INTO public.results VALUES ('rbsvzeg58kqw7uwd', 2, 'gc4fr2mw6g2m5gse', 'guardians', 'lost', 1794894056324);
INSERT INTO public.results VALUES ('khssf3re5xdncg24', 1, 'x5a5kyafu78fdxvb', 'rescue', 'lost', 1794894056928);
INSERT INTO public.results VALUES ('khssf3re5xdncg24', 2, 'gc4fr2mw6g2m5gse', 'rescue', 'lost', 1794894056928);
INSERT INTO public.results VALUES ('fzw8vtpjzdb68m77', 1, 'x5a5kyafu78fdxvb', 'armada', 'lost', 1794894057068);
INSERT INTO public.results VALUES ('gpfgm5zz2axedte3', 1, 'x5a5kyafu78fdxvb', 'hegemony', 'lost', 1794894057171);
INSERT INTO public.results VALUES ('qsebhf74ae7u9huz', 1, 'x5a5kyafu78fdxvb', 'guardians', 'lost', 1794894057192);
INSERT INTO public.results VALUES ('qsebhf74ae7u9huz', 2, 'gc4fr2mw6g2m5gse', 'guardians', 'won', 1794894057192);
INSERT INTO public.results VALUES ('hpvcbgj8khd7s4d2', 1, 'x5a5kyafu78fdxvb', 'rescue', 'lost', 1794894057212);
INSERT INTO public.results VALUES ('hpvcbgj8khd7s4d2', 2, 'gc4fr2mw6g2m5gse', 'rescue', 'won', 1794894057212);
INSERT INTO public.results VALUES ('pfbymwuqqqgsdgdm', 1, 'x5a5kyafu78fdxvb', 'guardians', 'lost', 1794894058264);
INSERT INTO public.results VALUES ('pfbymwuqqqgsdgdm', 2, 'gc4fr2mw6g2m5gse', 'guardians', 'lost', 1794894058264);
INSERT INTO public.results VALUES ('pfbymwuqqqgsdgdm', 3, 'vwhrgh6jhu8hen6z', 'guardians', 'won', 1794894058264);
INSERT INTO public.results VALUES ('d47frftc93gggyzg', 1, 'x5a5kyafu78fdxvb', 'rescue', 'lost', 1794894058947);
INSERT INTO public.results VALUES ('d47frftc93gggyzg', 2, 'gc4fr2mw6g2m5gse', 'rescue', 'won', 1794894058947);
INSERT INTO public.results VALUES ('d47frftc93gggyzg', 3, 'vwhrgh6jhu8hen6z', 'rescue', 'won', 1794894058947);
INSERT INTO public.results VALUES ('ybmpxwqym4azjavu', 1, 'x5a5kyafu78fdxvb', 'guardians', 'lost', 1794894060682);
INSERT INTO public.results VALUES ('ybmpxwqym4azjavu', 2, 'gc4fr2mw6g2m5gse', 'guardians', 'lost', 1794894060682);
INSERT INTO public.results VALUES ('sceqfjgyp594xthb', 1, 'gc4fr2mw6g2m5gse', 'guardians', 'lost', 1794894062383);
INSERT INTO public.results VALUES ('sceqfjgyp594xthb', 2, 'x5a5kyafu78fdxvb', 'guardians', 'won', 1794894062383);
INSERT INTO public.results VALUES ('savjsq8vynph9t4c', 1, 'x5a5kyafu78fdxvb', 'guardians', 'lost', 1794894062676);
INSERT INTO public.results VALUES ('savjsq8vynph9t4c', 2, 'gc4fr2mw6g2m5gse', 'guardians', 'won', 1794894062676);
INSERT INTO public.results VALUES ('3uy4gxn7k2eme8en', 1, 'x5a5kyafu78fdxvb', 'guardians', 'lost', 1794894113763);
INSERT INTO public.results VALUES ('3uy4gxn7k2eme8en', 2, 'gc4fr2mw6g2m5gse', 'guardians', 'won', 1794894113763);


--
-- Data for Name: seats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seats VALUES ('5us2xkwxp36ycqgk', 1, 'x5a5kyafu78fdxvb');
INSERT INTO public.seats VALUES ('5us2xkwxp36ycqgk', 2, 'gc4fr2mw6g2m5gse');
INSERT INTO public.seats VALUES ('3uy4gxn7k2eme8en', 1, 'x5a5kyafu78fdxvb');
INSERT INTO public.seats VALUES ('3uy4gxn7k2eme8en', 2, 'gc4fr2mw6g2m5gse');
INSERT INTO public.seats VALUES ('f6rnwgfz8bjjv2ba', 1, 'x5a5kyafu78fdxvb');
INSERT INTO public.seats VALUES ('f6rnwgfz8bjjv2ba', 2, 'gc4fr2mw6g2m5gse');
INSERT INTO public.seats VALUES ('f6rnwgfz8bjjv2ba', 3, 'vwhrgh6jhu8hen6z');
INSERT INTO public.seats VALUES ('axfhev9bxyaeqcfv', 1, 'x5a5kyafu78fdxvb');
INSERT INTO public.seats VALUES ('axfhev9bxyaeqcfv', 2, 'gc4fr2mw6g2m5gse');
INSERT INTO public.seats VALUES ('axfhev9bxyaeqcfv', 3, 'vwhrgh6jhu8hen6z');
INSERT INTO public.seats VALUES ('szg743j35u9zs62b', 1, 'x5a5kyafu78fdxvb');
INSERT INTO public.seats VALUES ('szg743j35u9zs62b', 2, 'gc4fr2mw6g2m5gse');
INSERT INTO public.seats VALUES ('ztuvuhyq8y9ezznw', 1, 'x5a5kyafu78fdxvb');
INSERT INTO public.seats VALUES ('ztuvuhyq8y9ezznw', 2, 'gc4fr2mw6g2m5gse');
INSERT INTO public.seats VALUES ('gwu7g6xsdxckah2m', 1, 'x5a5kyafu78fdxvb');
INSERT INTO public.seats VALUES ('gwu7g6xsdxckah2m', 2, 'gc4fr2mw6g2m5gse');
INSERT INTO public.seats VALUES ('xcdymcx6543hg69t', 1, 'x5a5kyafu78fdxvb');
INSERT INTO public.seats VALUES ('xcdymcx6543hg69t', 2, 'gc4fr2mw6g2m5gse');
INSERT INTO public.seats VALUES ('xcdymcx6543hg69t', 3, 'vwhrgh6jhu8hen6z');
INSERT INTO public.seats VALUES ('xcdymcx6543hg69t', 4, 'h5uu58h694fswup9');
INSERT INTO public.seats VALUES ('pgrya7vq52hryc22', 1, 'x5a5kyafu78fdxvb');
INSERT INTO public.seats VALUES ('utqfmrdaj29xzr8s', 1, 'x5a5kyafu78fdxvb');
INSERT INTO public.seats VALUES ('vze57bb6cfpxebsp', 1, 'x5a5kyafu78fdxvb');
INSERT INTO public.seats VALUES ('953pt7v5a5epdfku', 1, 'x5a5kyafu78fdxvb');
INSERT INTO public.seats VALUES ('953pt7v5a5epdfku', 2, 'gc4fr2mw6g2m5gse');
INSERT INTO public.seats VALUES ('9jmd5catfcks6sfr', 1, 'x5a5kyafu78fdxvb');
INSERT INTO public.seats VALUES ('9jmd5catfcks6sfr', 2, 'gc4fr2mw6g2m5gse');
INSERT INTO public.seats VALUES ('br94h7yz6ratcpgr', 1, 'x5a5kyafu78fdxvb');
INSERT INTO public.seats VALUES ('br94h7yz6ratcpgr', 2, 'gc4fr2mw6g2m5gse');
INSERT INTO public.seats VALUES ('scnqb4aceqkmw9wd', 1, 'x5a5kyafu78fdxvb');
INSERT INTO public.seats VALUES ('scnqb4aceqkmw9wd', 2, 'gc4fr2mw6g2m5gse');
INSERT INTO public.seats VALUES ('hjvuv92pbsgu7ge7', 1, 'x5a5kyafu78fdxvb');
INSERT INTO public.seats VALUES ('hjvuv92pbsgu7ge7', 2, 'gc4fr2mw6g2m5gse');
INSERT INTO public.seats VALUES ('243q6ypm2ntcgne9', 1, 'x5a5kyafu78fdxvb');
INSERT INTO public.seats VALUES ('243q6ypm2ntcgne9', 2, 'gc4fr2mw6g2m5gse');
INSERT INTO public.seats VALUES ('ucue2nkqvkachddc', 1, 'x5a5kyafu78fdxvb');
INSERT INTO public.seats VALUES ('ucue2nkqvkachddc', 2, 'gc4fr2mw6g2m5gse');
INSERT INTO public.seats VALUES ('farb5ksd8huhpq2d', 1, 'x5a5kyafu78fdxvb');
INSERT INTO public.seats VALUES ('farb5ksd8huhpq2d', 2, 'gc4fr2mw6g2m5gse');
INSERT INTO public.seats VALUES ('uejptneexabppzeb', 1, '3s7dhb5ytfhqfpfs');
INSERT INTO public.seats VALUES ('uejptneexabppzeb', 2, 'gc4fr2mw6g2m5gse');
INSERT INTO public.seats VALUES ('7cxsg3p62e2ujykq', 1, 'x5a5kyafu78fdxvb');
INSERT INTO public.seats VALUES ('7cxsg3p62e2ujykq', 2, 'gc4fr2mw6g2m5gse');
INSERT INTO public.seats VALUES ('rbsvzeg58kqw7uwd', 1, 'x5a5kyafu78fdxvb');
INSERT INTO public.seats VALUES ('rbsvzeg58kqw7uwd', 2, 'gc4fr2mw6g2m5gse');
INSERT INTO public.seats VALUES ('khssf3re5xdncg24', 1, 'x5a5kyafu78fdxvb');
INSERT INTO public.seats VALUES ('khssf3re5xdncg24', 2, 'gc4fr2mw6g2m5gse');
INSERT INTO public.seats VALUES ('fzw8vtpjzdb68m77', 1, 'x5a5kyafu78fdxvb');
INSERT INTO public.seats VALUES ('gpfgm5zz2axedte3', 1, 'x5a5kyafu78fdxvb');
INSERT INTO public.seats VALUES ('qsebhf74ae7u9huz', 1, 'x5a5kyafu78fdxvb');
INSERT INTO public.seats VALUES ('qsebhf74ae7u9huz', 2, 'gc4fr2mw6g2m5gse');
INSERT INTO public.seats VALUES ('hpvcbgj8khd7s4d2', 1, 'x5a5kyafu78fdxvb');
INSERT INTO public.seats VALUES ('hpvcbgj8khd7s4d2', 2, 'gc4fr2mw6g2m5gse');
INSERT INTO public.seats VALUES ('pfbymwuqqqgsdgdm', 1, 'x5a5kyafu78fdxvb');
INSERT INTO public.seats VALUES ('pfbymwuqqqgsdgdm', 2, 'gc4fr2mw6g2m5gse');
INSERT INTO public.seats VALUES ('pfbymwuqqqgsdgdm', 3, 'vwhrgh6jhu8hen6z');
INSERT INTO public.seats VALUES ('d47frftc93gggyzg', 1, 'x5a5kyafu78fdxvb');
INSERT INTO public.seats VALUES ('d47frftc93gggyzg', 2, 'gc4fr2mw6g2m5gse');
INSERT INTO public.seats VALUES ('d47frftc93gggyzg', 3, 'vwhrgh6jhu8hen6z');
INSERT INTO public.seats VALUES ('etvtwbutf2t5kury', 1, 'x5a5kyafu78fdxvb');
INSERT INTO public.seats VALUES ('etvtwbutf2t5kury', 2, 'gc4fr2mw6g2m5gse');
INSERT INTO public.seats VALUES ('etvtwbutf2t5kury', 3, 'vwhrgh6jhu8hen6z');
INSERT INTO public.seats VALUES ('ybmpxwqym4azjavu', 1, 'x5a5kyafu78fdxvb');
INSERT INTO public.seats VALUES ('ybmpxwqym4azjavu', 2, 'gc4fr2mw6g2m5gse');
INSERT INTO public.seats VALUES ('sceqfjgyp594xthb', 1, 'gc4fr2mw6g2m5gse');
INSERT INTO public.seats VALUES ('sceqfjgyp594xthb', 2, 'x5a5kyafu78fdxvb');
INSERT INTO public.seats VALUES ('gn6qa8fc9b52gfy5', 1, 'x5a5kyafu78fdxvb');
INSERT INTO public.seats VALUES ('gn6qa8fc9b52gfy5', 2, 'gc4fr2mw6g2m5gse');
INSERT INTO public.seats VALUES ('savjsq8vynph9t4c', 1, 'x5a5kyafu78fdxvb');
INSERT INTO public.seats VALUES ('savjsq8vynph9t4c', 2, 'gc4fr2mw6g2m5gse');


--
-- Data for Name: service; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.service VALUES (1, 1794894118370, 4120);


--
-- Data for Name: summaries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.summaries VALUES ('szg743j35u9zs62b', 'rescue', 'x5a5kyafu78fdxvb', 'gathering', 1, 9, 1794894053606, 1794894053970, 0, 0, '', '{"options":{"players":4,"layout":"choose","powers":"none"},"clock":"none","late":"bot","seats":[{"name":"Ada","person":"x5a5kyafu78fdxvb","bot":null},{"name":"Ben","person":"gc4fr2mw6g2m5gse","bot":null},{"name":null,"person":null,"bot":null},{"name":"Deneb","person":null,"bot":2}],"moves":0,"winners":[],"scores":[],"reason":null}');
INSERT INTO public.summaries VALUES ('ztuvuhyq8y9ezznw', 'guardians', 'x5a5kyafu78fdxvb', 'closed', 1, 5, 1794894054051, 1794894054288, 0, 0, '', '{"options":{"players":3,"variant":"basic","empty_column":"shot"},"clock":"none","late":"bot","seats":[{"name":"Ada","person":"x5a5kyafu78fdxvb","bot":null},{"name":"Ben","person":"gc4fr2mw6g2m5gse","bot":null},{"name":null,"person":null,"bot":null}],"moves":0,"winners":[],"scores":[],"reason":null}');
INSERT INTO public.summaries VALUES ('gwu7g6xsdxckah2m', 'guardians', 'x5a5kyafu78fdxvb', 'playing', 1, 12, 1794894054335, 1794894054527, 0, 0, 'gc4fr2mw6g2m5gse', '{"options":{"players":2,"variant":"basic","empty_column":"shot"},"clock":"none","late":"bot","seats":[{"name":"Ada","person":"x5a5kyafu78fdxvb","bot":null},{"name":"Ben","person":"gc4fr2mw6g2m5gse","bot":null}],"moves":31,"winners":[],"scores":[],"reason":null}');
INSERT INTO public.summaries VALUES ('xcdymcx6543hg69t', 'rescue', 'x5a5kyafu78fdxvb', 'playing', 1, 14, 1794894054589, 1794894054874, 0, 0, 'gc4fr2mw6g2m5gse', '{"options":{"players":4,"layout":"choose","powers":"none"},"clock":"none","late":"bot","seats":[{"name":"Ada","person":"x5a5kyafu78fdxvb","bot":null},{"name":"Ben","person":"gc4fr2mw6g2m5gse","bot":null},{"name":"Żaneta","person":"vwhrgh6jhu8hen6z","bot":null},{"name":"דן","person":"h5uu58h694fswup9","bot":null}],"moves":9,"winners":[],"scores":[],"reason":null}');
INSERT INTO public.summaries VALUES ('pgrya7vq52hryc22', 'armada', 'x5a5kyafu78fdxvb', 'playing', 1, 7, 1794894054910, 1794894054939, 0, 0, 'x5a5kyafu78fdxvb', '{"options":{"edition":"standard","three_boxes":"zero"},"clock":"none","late":"bot","seats":[{"name":"Ada","person":"x5a5kyafu78fdxvb","bot":null}],"moves":8,"winners":[],"scores":[],"reason":null}');
INSERT INTO public.summaries VALUES ('utqfmrdaj29xzr8s', 'hegemony', 'x5a5kyafu78fdxvb', 'playing', 1, 7, 1794894054947, 1794894054974, 0, 0, 'x5a5kyafu78fdxvb', '{"options":{"difficulty":"basic","captain":"random"},"clock":"none","late":"bot","seats":[{"name":"Ada","person":"x5a5kyafu78fdxvb","bot":null}],"moves":20,"winners":[],"scores":[],"reason":null}');
INSERT INTO public.summaries VALUES ('vze57bb6cfpxebsp', 'guardians', 'x5a5kyafu78fdxvb', 'playing', 0, 11, 1794894054994, 1794894055015, 0, 0, 'x5a5kyafu78fdxvb', '{"options":{"players":2,"variant":"basic","empty_column":"shot"},"clock":"none","late":"bot","seats":[{"name":"Ada","person":"x5a5kyafu78fdxvb","bot":null},{"name":"Rigel","person":null,"bot":1}],"moves":33,"winners":[],"scores":[],"reason":null}');
INSERT INTO public.summaries VALUES ('953pt7v5a5epdfku', 'guardians', 'x5a5kyafu78fdxvb', 'playing', 1, 9, 1794894055018, 1794894055182, 1794895565150, 0, 'gc4fr2mw6g2m5gse', '{"options":{"players":2,"variant":"basic","empty_column":"shot"},"clock":{"live":{"minutes":25,"increment":10}},"late":"bot","seats":[{"name":"Ada","person":"x5a5kyafu78fdxvb","bot":null},{"name":"Ben","person":"gc4fr2mw6g2m5gse","bot":null}],"moves":30,"winners":[],"scores":[],"reason":null}');
INSERT INTO public.summaries VALUES ('9jmd5catfcks6sfr', 'rescue', 'x5a5kyafu78fdxvb', 'playing', 1, 8, 1794894055222, 1794894055345, 1795153255345, 0, 'x5a5kyafu78fdxvb', '{"options":{"players":2,"layout":"choose","powers":"none"},"clock":{"per-move":{"days":3}},"late":"resign","seats":[{"name":"Ada","person":"x5a5kyafu78fdxvb","bot":null},{"name":"Ben","person":"gc4fr2mw6g2m5gse","bot":null}],"moves":5,"winners":[],"scores":[],"reason":null}');
INSERT INTO public.summaries VALUES ('br94h7yz6ratcpgr', 'guardians', 'x5a5kyafu78fdxvb', 'playing', 1, 8, 1794894055359, 1794894055408, 0, 0, 'gc4fr2mw6g2m5gse', '{"options":{"players":2,"variant":"basic","empty_column":"shot"},"clock":"none","late":"bot","seats":[{"name":"Ada","person":"x5a5kyafu78fdxvb","bot":null},{"name":"Ben","person":"gc4fr2mw6g2m5gse","bot":null}],"moves":25,"winners":[],"scores":[],"reason":null}');
INSERT INTO public.summaries VALUES ('scnqb4aceqkmw9wd', 'guardians', 'x5a5kyafu78fdxvb', 'playing', 1, 11, 1794894055410, 1794894055422, 0, 0, 'x5a5kyafu78fdxvb', '{"options":{"players":2,"variant":"basic","empty_column":"shot"},"clock":"none","late":"bot","seats":[{"name":"Ada","person":"x5a5kyafu78fdxvb","bot":null},{"name":"Ben","person":"gc4fr2mw6g2m5gse","bot":null}],"moves":29,"winners":[],"scores":[],"reason":null}');
INSERT INTO public.summaries VALUES ('hjvuv92pbsgu7ge7', 'guardians', 'x5a5kyafu78fdxvb', 'playing', 1, 11, 1794894055424, 1794894055564, 0, 0, 'gc4fr2mw6g2m5gse', '{"options":{"players":2,"variant":"basic","empty_column":"shot"},"clock":"none","late":"bot","seats":[{"name":"Ada","person":"x5a5kyafu78fdxvb","bot":null},{"name":"Ben","person":"gc4fr2mw6g2m5gse","bot":null}],"moves":30,"winners":[],"scores":[],"reason":null}');
INSERT INTO public.summaries VALUES ('f6rnwgfz8bjjv2ba', 'guardians', 'x5a5kyafu78fdxvb', 'playing', 1, 10, 1794894053356, 1794894078803, 0, 0, 'x5a5kyafu78fdxvb', '{"options":{"players":3,"variant":"basic","empty_column":"shot"},"clock":"none","late":"bot","seats":[{"name":"Ada","person":"x5a5kyafu78fdxvb","bot":null},{"name":"Ben","person":"gc4fr2mw6g2m5gse","bot":null},{"name":"Żaneta","person":"vwhrgh6jhu8hen6z","bot":3}],"moves":28,"winners":[],"scores":[],"reason":null}');
INSERT INTO public.summaries VALUES ('axfhev9bxyaeqcfv', 'rescue', 'x5a5kyafu78fdxvb', 'playing', 1, 21, 1794894053378, 1794894078806, 0, 0, 'vwhrgh6jhu8hen6z', '{"options":{"players":3,"layout":"choose","powers":"none"},"clock":"none","late":"bot","seats":[{"name":"Ada","person":"x5a5kyafu78fdxvb","bot":null},{"name":"Ben","person":"gc4fr2mw6g2m5gse","bot":null},{"name":"Żaneta","person":"vwhrgh6jhu8hen6z","bot":null}],"moves":16,"winners":[],"scores":[],"reason":null}');
INSERT INTO public.summaries VALUES ('5us2xkwxp36ycqgk', 'guardians', 'x5a5kyafu78fdxvb', 'playing', 1, 5, 1794894053129, 1794894113267, 1794894173267, 0, 'gc4fr2mw6g2m5gse', '{"options":{"players":2,"variant":"basic","empty_column":"shot"},"clock":{"live":{"minutes":1,"increment":0}},"late":"bot","seats":[{"name":"Ada","person":"x5a5kyafu78fdxvb","bot":3},{"name":"Ben","person":"gc4fr2mw6g2m5gse","bot":null}],"moves":25,"winners":[],"scores":[],"reason":null}');
INSERT INTO public.summaries VALUES ('3uy4gxn7k2eme8en', 'guardians', 'x5a5kyafu78fdxvb', 'over', 1, 4, 1794894053182, 1794894113763, 0, 0, '', '{"options":{"players":2,"variant":"basic","empty_column":"shot"},"clock":{"live":{"minutes":1,"increment":0}},"late":"resign","seats":[{"name":"Ada","person":"x5a5kyafu78fdxvb","bot":null},{"name":"Ben","person":"gc4fr2mw6g2m5gse","bot":null}],"moves":24,"winners":[2],"scores":[],"reason":"resigned"}');
INSERT INTO public.summaries VALUES ('ucue2nkqvkachddc', 'guardians', 'x5a5kyafu78fdxvb', 'playing', 1, 11, 1794894055646, 1794894055751, 0, 0, 'gc4fr2mw6g2m5gse', '{"options":{"players":2,"variant":"basic","empty_column":"shot"},"clock":"none","late":"bot","seats":[{"name":"Ada","person":"x5a5kyafu78fdxvb","bot":3},{"name":"Ben","person":"gc4fr2mw6g2m5gse","bot":null}],"moves":31,"winners":[],"scores":[],"reason":null}');
INSERT INTO public.summaries VALUES ('243q6ypm2ntcgne9', 'guardians', 'x5a5kyafu78fdxvb', 'playing', 1, 10, 1794894055565, 1794894055632, 0, 0, 'gc4fr2mw6g2m5gse', '{"options":{"players":2,"variant":"basic","empty_column":"shot"},"clock":"none","late":"bot","seats":[{"name":"Ada","person":"x5a5kyafu78fdxvb","bot":null},{"name":"Ben","person":"gc4fr2mw6g2m5gse","bot":null}],"moves":30,"winners":[],"scores":[],"reason":null}');
INSERT INTO public.summaries VALUES ('farb5ksd8huhpq2d', 'guardians', 'x5a5kyafu78fdxvb', 'playing', 1, 13, 1794894055775, 1794894055836, 0, 0, 'gc4fr2mw6g2m5gse', '{"options":{"players":2,"variant":"basic","empty_column":"shot"},"clock":"none","late":"bot","seats":[{"name":"Ada","person":"x5a5kyafu78fdxvb","bot":null},{"name":"Ben","person":"gc4fr2mw6g2m5gse","bot":null}],"moves":32,"winners":[],"scores":[],"reason":null}');
INSERT INTO public.summaries VALUES ('uejptneexabppzeb', 'guardians', '3s7dhb5ytfhqfpfs', 'playing', 1, 9, 1794894055852, 1794894055953, 0, 0, '3s7dhb5ytfhqfpfs', '{"options":{"players":2,"variant":"basic","empty_column":"shot"},"clock":"none","late":"bot","seats":[{"name":"Ada 📱","person":"3s7dhb5ytfhqfpfs","bot":null},{"name":"Ben","person":"gc4fr2mw6g2m5gse","bot":null}],"moves":29,"winners":[],"scores":[],"reason":null}');
INSERT INTO public.summaries VALUES ('7cxsg3p62e2ujykq', 'guardians', 'x5a5kyafu78fdxvb', 'playing', 1, 6, 1794894055962, 1794894056032, 0, 0, 'x5a5kyafu78fdxvb', '{"options":{"players":2,"variant":"basic","empty_column":"shot"},"clock":"none","late":"bot","seats":[{"name":"Ada","person":"x5a5kyafu78fdxvb","bot":null},{"name":"Ben","person":"gc4fr2mw6g2m5gse","bot":null}],"moves":27,"winners":[],"scores":[],"reason":null}');
INSERT INTO public.summaries VALUES ('rbsvzeg58kqw7uwd', 'guardians', 'x5a5kyafu78fdxvb', 'over', 1, 126, 1794894056051, 1794894056324, 0, 0, '', '{"options":{"players":2,"variant":"basic","empty_column":"shot"},"clock":"none","late":"bot","seats":[{"name":"Ada","person":"x5a5kyafu78fdxvb","bot":null},{"name":"Ben","person":"gc4fr2mw6g2m5gse","bot":null}],"moves":188,"winners":[],"scores":[0,0],"reason":"raided"}');
INSERT INTO public.summaries VALUES ('khssf3re5xdncg24', 'rescue', 'x5a5kyafu78fdxvb', 'over', 1, 132, 1794894056330, 1794894056928, 0, 0, '', '{"options":{"players":3,"layout":"choose","powers":"none"},"clock":"none","late":"bot","seats":[{"name":"Ada","person":"x5a5kyafu78fdxvb","bot":null},{"name":"Ben","person":"gc4fr2mw6g2m5gse","bot":null},{"name":"Altair","person":null,"bot":1}],"moves":129,"winners":[3],"scores":[0,0,1],"reason":"rescued"}');
INSERT INTO public.summaries VALUES ('gpfgm5zz2axedte3', 'hegemony', 'x5a5kyafu78fdxvb', 'over', 1, 21, 1794894057079, 1794894057171, 0, 0, '', '{"options":{"difficulty":"basic","captain":"random"},"clock":"none","late":"bot","seats":[{"name":"Ada","person":"x5a5kyafu78fdxvb","bot":null}],"moves":56,"winners":[],"scores":[0],"reason":"crippled"}');
INSERT INTO public.summaries VALUES ('qsebhf74ae7u9huz', 'guardians', 'x5a5kyafu78fdxvb', 'over', 1, 8, 1794894057175, 1794894057192, 0, 0, '', '{"options":{"players":2,"variant":"basic","empty_column":"shot"},"clock":"none","late":"bot","seats":[{"name":"Ada","person":"x5a5kyafu78fdxvb","bot":null},{"name":"Ben","person":"gc4fr2mw6g2m5gse","bot":null}],"moves":28,"winners":[2],"scores":[],"reason":"resigned"}');
INSERT INTO public.summaries VALUES ('fzw8vtpjzdb68m77', 'armada', 'x5a5kyafu78fdxvb', 'over', 1, 57, 1794894056937, 1794894057068, 0, 0, '', '{"options":{"edition":"standard","three_boxes":"zero"},"clock":"none","late":"bot","seats":[{"name":"Ada","person":"x5a5kyafu78fdxvb","bot":null}],"moves":82,"winners":[],"scores":[8],"reason":"spent"}');
INSERT INTO public.summaries VALUES ('hpvcbgj8khd7s4d2', 'rescue', 'x5a5kyafu78fdxvb', 'over', 1, 8, 1794894057194, 1794894057212, 0, 0, '', '{"options":{"players":2,"layout":"choose","powers":"none"},"clock":"none","late":"bot","seats":[{"name":"Ada","person":"x5a5kyafu78fdxvb","bot":null},{"name":"Ben","person":"gc4fr2mw6g2m5gse","bot":null}],"moves":4,"winners":[2],"scores":[],"reason":"resigned"}');
INSERT INTO public.summaries VALUES ('pfbymwuqqqgsdgdm', 'guardians', 'x5a5kyafu78fdxvb', 'over', 1, 177, 1794894057214, 1794894058264, 0, 0, '', '{"options":{"players":3,"variant":"basic","empty_column":"shot"},"clock":"none","late":"bot","seats":[{"name":"Ada","person":"x5a5kyafu78fdxvb","bot":3},{"name":"Ben","person":"gc4fr2mw6g2m5gse","bot":null},{"name":"Żaneta","person":"vwhrgh6jhu8hen6z","bot":null}],"moves":238,"winners":[3],"scores":[72,27,53],"reason":"quiet"}');
INSERT INTO public.summaries VALUES ('d47frftc93gggyzg', 'rescue', 'x5a5kyafu78fdxvb', 'over', 1, 42, 1794894058294, 1794894058947, 0, 0, '', '{"options":{"players":3,"layout":"choose","powers":"none"},"clock":"none","late":"bot","seats":[{"name":"Ada","person":"x5a5kyafu78fdxvb","bot":3},{"name":"Ben","person":"gc4fr2mw6g2m5gse","bot":null},{"name":"Żaneta","person":"vwhrgh6jhu8hen6z","bot":null}],"moves":37,"winners":[2,3],"scores":[1,0,0],"reason":"rescued"}');
INSERT INTO public.summaries VALUES ('etvtwbutf2t5kury', 'guardians', 'x5a5kyafu78fdxvb', 'playing', 1, 14, 1794894058976, 1794894059261, 0, 0, 'gc4fr2mw6g2m5gse', '{"options":{"players":3,"variant":"basic","empty_column":"shot"},"clock":"none","late":"bot","seats":[{"name":"Ada","person":"x5a5kyafu78fdxvb","bot":3},{"name":"Ben","person":"gc4fr2mw6g2m5gse","bot":null},{"name":"Żaneta","person":"vwhrgh6jhu8hen6z","bot":null}],"moves":33,"winners":[],"scores":[],"reason":null}');
INSERT INTO public.summaries VALUES ('ybmpxwqym4azjavu', 'guardians', 'x5a5kyafu78fdxvb', 'over', 1, 75, 1794894059327, 1794894060730, 0, 0, '', '{"options":{"players":2,"variant":"basic","empty_column":"shot"},"clock":"none","late":"bot","seats":[{"name":"Ada","person":"x5a5kyafu78fdxvb","bot":null},{"name":"Ben","person":"gc4fr2mw6g2m5gse","bot":null}],"moves":136,"winners":[],"scores":[0,0],"reason":"raided"}');
INSERT INTO public.summaries VALUES ('sceqfjgyp594xthb', 'guardians', 'x5a5kyafu78fdxvb', 'over', 1, 114, 1794894060730, 1794894062384, 0, 0, '', '{"options":{"players":2,"variant":"basic","empty_column":"shot"},"clock":"none","late":"bot","seats":[{"name":"Ben","person":"gc4fr2mw6g2m5gse","bot":null},{"name":"Ada","person":"x5a5kyafu78fdxvb","bot":null}],"moves":177,"winners":[2],"scores":[37,52],"reason":"quiet"}');
INSERT INTO public.summaries VALUES ('savjsq8vynph9t4c', 'guardians', 'x5a5kyafu78fdxvb', 'over', 1, 5, 1794894062566, 1794894062690, 0, 0, '', '{"options":{"players":2,"variant":"basic","empty_column":"shot"},"clock":"none","late":"bot","seats":[{"name":"Ada","person":"x5a5kyafu78fdxvb","bot":null},{"name":"Ben","person":"gc4fr2mw6g2m5gse","bot":null}],"moves":24,"winners":[2],"scores":[],"reason":"resigned"}');
INSERT INTO public.summaries VALUES ('gn6qa8fc9b52gfy5', 'guardians', 'x5a5kyafu78fdxvb', 'playing', 1, 6, 1794894062384, 1794894062534, 0, 0, 'x5a5kyafu78fdxvb', '{"options":{"players":2,"variant":"basic","empty_column":"shot"},"clock":"none","late":"bot","seats":[{"name":"Ada","person":"x5a5kyafu78fdxvb","bot":null},{"name":"Ben","person":"gc4fr2mw6g2m5gse","bot":null}],"moves":29,"winners":[],"scores":[],"reason":null}');


--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES ('5us2xkwxp36ycqgk', '6a00b9de26a27dbfedb88578b44a7660687ca5cd693bfa8b17a614aa4f878fc9', 1794894057250);
INSERT INTO public.tables VALUES ('3uy4gxn7k2eme8en', 'b667f53781407a27fc832bde4f1f02334a573368b3faf04499c108d096db9db5', 1794894057302);
INSERT INTO public.tables VALUES ('f6rnwgfz8bjjv2ba', '3b6ee7b64ae6e4c3aac2dee0f0e5a02644a632b81f5e8d3b7378919ee1611115', 1794894057476);
INSERT INTO public.tables VALUES ('axfhev9bxyaeqcfv', '3930ce00607162a4994a1aa9a5091646c8765df2c0a771b10b61d277e1b988e2', 1794894057498);
INSERT INTO public.tables VALUES ('szg743j35u9zs62b', '32bbcb03b9d5de32f62e525242caf0a095c69921f3ade747d615fe38699bc179', 1794894057726);
INSERT INTO public.tables VALUES ('ztuvuhyq8y9ezznw', 'f7043b02b625b6166c62d96f2f2ab52d8395895d9c21607a0fc4ceb30d7c0ab9', 1794894058171);
INSERT INTO public.tables VALUES ('gwu7g6xsdxckah2m', '07c1ad8bb373215e558294a17fdd2aa19d8d83a9e47977d22e9b3aa6815eb627', 1794894058455);
INSERT INTO public.tables VALUES ('xcdymcx6543hg69t', '44c7a61a1e921214c36dcc2c1761405380c09ddebd33ff329e1e61213ab28d40', 1794894058709);
INSERT INTO public.tables VALUES ('pgrya7vq52hryc22', '40c16e0e30066f46c189f4b563c9ddd3e1160e95d3b31b5a31f142b60ab974b4', 1794894059030);
INSERT INTO public.tables VALUES ('utqfmrdaj29xzr8s', 'a096b5445cf7985c98bf83dc1ce4830c36939f6576384d8aecfa71079e21cd78', 1794894059067);
INSERT INTO public.tables VALUES ('vze57bb6cfpxebsp', '88917d4f59d9222c0ccd91e190636b73d195a923717365f15a292b8fb94e9823', 1794894059115);
INSERT INTO public.tables VALUES ('953pt7v5a5epdfku', '7c6b195557f5d9b4b2c293e889f3b5be001a63cb15af8921cec84c4cb4f60cf7', 1794894059138);
INSERT INTO public.tables VALUES ('9jmd5catfcks6sfr', '4f31516bc82354c6f91e4a8495b3ca6e25341ad0f4acb34b3202db499e948798', 1794894059342);
INSERT INTO public.tables VALUES ('br94h7yz6ratcpgr', '9d4f2d240ac427ef384827aa1f5271f65765cb32ea02664900b6b1cc0980b73d', 1794894059479);
INSERT INTO public.tables VALUES ('scnqb4aceqkmw9wd', '2fe93f552133442316acb4aae3b168ea682725afa5cb28605b42695d6faeb71e', 1794894059530);
INSERT INTO public.tables VALUES ('hjvuv92pbsgu7ge7', '58c4599998cf2c4e851b213cefba0b0ec8eff312e16eea2da9fa5d3ed625154c', 1794894059544);
INSERT INTO public.tables VALUES ('243q6ypm2ntcgne9', '4741c0a62208b3f4599373f74bbf7e85401c4729f8ead688688bf77e86e8a621', 1794894059685);
INSERT INTO public.tables VALUES ('ucue2nkqvkachddc', '9383d19027c307e768cab05076c0686e9852d686995dbf945abf7b63741db9f9', 1794894059766);
INSERT INTO public.tables VALUES ('farb5ksd8huhpq2d', '454562156cc27eaf870c3239696b57d3fec44b5e0fb26d9d7bc7bd237ca7259b', 1794894059895);
INSERT INTO public.tables VALUES ('uejptneexabppzeb', '367b0843dca883e5a73319a71a2ef793d064bc75daa1362b30fd2a9445f0dc48', 1794894059972);
INSERT INTO public.tables VALUES ('7cxsg3p62e2ujykq', '8b4ab981de5f4efe2dffc0503736c91df8afeac7935bb557a3b35df4d691ea70', 1794894060082);
INSERT INTO public.tables VALUES ('rbsvzeg58kqw7uwd', 'da9699688c6c67686e145f12b5750a5461302f9f52c678be4d35da1e1ee7ca0f', 1794894060171);
INSERT INTO public.tables VALUES ('khssf3re5xdncg24', '3174f87e5979cd82576ef14d218a3c7048024f202206f2323ddad72e27ee809a', 1794894060450);
INSERT INTO public.tables VALUES ('fzw8vtpjzdb68m77', '74b05ac4a4f69cb31fd2fea828a64a77bd90cdeec41e998b03539da25c8f6509', 1794894061057);
INSERT INTO public.tables VALUES ('gpfgm5zz2axedte3', 'e29ed8a4b3c53d56237a2213404bcdbfa94eecb6e3a055bfbc6ce0905186dc96', 1794894061199);
INSERT INTO public.tables VALUES ('qsebhf74ae7u9huz', '3a827a2a53450233dc2525866bdbdca1f62ef8e65e0a8dc0471d5623d6117fd3', 1794894061295);
INSERT INTO public.tables VALUES ('hpvcbgj8khd7s4d2', '272fe864aa82f09e7bfd51ffc8d08e20c60c4c63d5ffaae4bb97bb5aa95ed96c', 1794894061314);
INSERT INTO public.tables VALUES ('pfbymwuqqqgsdgdm', 'ff7c7ef6ea2b0cac9d771544d9920db7e4e05f45cd85a3476810ff86cbbfd202', 1794894061334);
INSERT INTO public.tables VALUES ('d47frftc93gggyzg', 'e5c9bff9074739a00c2dfac7517821df582358671f308f1cee690fd6ceeb1327', 1794894062414);
INSERT INTO public.tables VALUES ('etvtwbutf2t5kury', 'c55c071c50bbab406ed077297e29cf0d314de1482ddb8224f57da993b7e5c9a3', 1794894063096);
INSERT INTO public.tables VALUES ('ybmpxwqym4azjavu', 'dc89149fa4fcab680573f966f692c8a4073e07f402bba269598afb975afa2298', 1794894063447);
INSERT INTO public.tables VALUES ('sceqfjgyp594xthb', '5716ef13670ca96cc28713abff3f87e64daf3c8fa70133809337e2524e9a1007', 1794894064850);
INSERT INTO public.tables VALUES ('gn6qa8fc9b52gfy5', '5b8e6619098900921619f0f5454bbdc7e7120e707c721b7c50786341f5afce04', 1794894066504);
INSERT INTO public.tables VALUES ('savjsq8vynph9t4c', '0751019e18d3f370ad5d35a32aafb86425ae8f391266aa2e12af33c103058ec5', 1794894066686);


--
-- Data for Name: transfers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.transfers VALUES ('17632ee0899795c43f79a24a8311ad20ca155ae42d03b97904c24ce4bd9d50f3', '7cxsg3p62e2ujykq', 1, 'x5a5kyafu78fdxvb', 1794980460153);


--
-- Name: _sqlx_migrations _sqlx_migrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public._sqlx_migrations
    ADD CONSTRAINT _sqlx_migrations_pkey PRIMARY KEY (version);


--
-- Name: entries entries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (table_id, sequence);


--
-- Name: people people_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);


--
-- Name: people people_secret_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_secret_hash_key UNIQUE (secret_hash);


--
-- Name: presence presence_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.presence
    ADD CONSTRAINT presence_pkey PRIMARY KEY (table_id, node);


--
-- Name: results results_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_pkey PRIMARY KEY (table_id, seat);


--
-- Name: seats seats_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat);


--
-- Name: service service_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.service
    ADD CONSTRAINT service_pkey PRIMARY KEY (id);


--
-- Name: summaries summaries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.summaries
    ADD CONSTRAINT summaries_pkey PRIMARY KEY (table_id);


--
-- Name: tables tables_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);


--
-- Name: transfers transfers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.transfers
    ADD CONSTRAINT transfers_pkey PRIMARY KEY (hash);


--
-- Name: presence_by_node; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX presence_by_node ON public.presence USING btree (node);


--
-- Name: results_by_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX results_by_person ON public.results USING btree (person_id, ended_at);


--
-- Name: seats_by_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX seats_by_person ON public.seats USING btree (person_id);


--
-- Name: summaries_by_bot; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summaries_by_bot ON public.summaries USING btree (waits_for_bot, changed_at);


--
-- Name: summaries_by_deadline; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summaries_by_deadline ON public.summaries USING btree (deadline);


--
-- Name: summaries_by_host; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summaries_by_host ON public.summaries USING btree (host, phase);


--
-- Name: summaries_by_person_to_act; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summaries_by_person_to_act ON public.summaries USING btree (to_act);


--
-- Name: summaries_by_phase; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX summaries_by_phase ON public.summaries USING btree (phase, is_public, changed_at);


--
-- PostgreSQL database dump complete
--


