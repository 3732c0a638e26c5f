"""What takes minutes: only with STARBOARD_SLOW=1."""

import os
import pathlib
import subprocess
import sys

import pytest

EXAMPLES = pathlib.Path(__file__).parents[1] / "examples"

slow = pytest.mark.skipif(
    os.environ.get("STARBOARD_SLOW") != "1", reason="it takes minutes: STARBOARD_SLOW=1"
)


@slow
def test_a_stock_library_learns_to_beat_random():
    done = subprocess.run(
        [sys.executable, EXAMPLES / "train.py"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@slow
def test_the_notebook_runs():
    import nbclient
    import nbformat

    notebook = nbformat.read(EXAMPLES / "tour.ipynb", as_version=4)
    nbclient.NotebookClient(notebook, timeout=900).execute()
    printed = "".join(
        output.get("text", "") for cell in notebook.cells for output in cell.get("outputs", [])
    )
    share = int(printed.split(" %")[0].split()[-1])
    assert share > 50, printed
