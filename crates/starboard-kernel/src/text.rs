//! Types that are text in data.

/// Makes a type text in serialised data: written by its `Display` and read by its `FromStr`, or with
/// `write` only written.
#[macro_export]
macro_rules! serde_as_text {
    ($type:ty, write) => {
        impl $crate::serde::Serialize for $type {
            fn serialize<S: $crate::serde::Serializer>(
                &self,
                serializer: S,
            ) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
    };
    ($type:ty) => {
        $crate::serde_as_text!($type, write);

        impl<'de> $crate::serde::Deserialize<'de> for $type {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<Self, D::Error> {
                <String as $crate::serde::Deserialize>::deserialize(deserializer)?
                    .parse()
                    .map_err($crate::serde::de::Error::custom)
            }
        }
    };
}
