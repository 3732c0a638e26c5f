//! Parquet files: a table is a list of named columns. Enough of the format for what the lab writes, and
//! for reading it again.

use std::io;
use std::sync::Arc;

use bytes::Bytes;
use parquet::basic::Compression;
use parquet::column::reader::get_typed_column_reader;
use parquet::data_type::{
    BoolType, ByteArray, ByteArrayType, DataType, DoubleType, Int32Type, Int64Type,
};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::reader::{FileReader, RowGroupReader, SerializedFileReader};
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;

/// The values of a column. A value that is missing is `None`; a list has any number of values in a row.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Column {
    Flag(Vec<bool>),
    Int(Vec<i32>),
    OptionalInt(Vec<Option<i32>>),
    Double(Vec<f64>),
    OptionalDouble(Vec<Option<f64>>),
    Text(Texts),
    Ints(Lists<i32>),
    Longs(Lists<i64>),
    Doubles(Lists<f64>),
}

/// Texts of which most occur again and again: each is kept once.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Texts(pub(crate) Vec<ByteArray>);

impl Texts {
    pub(crate) fn push(&mut self, text: &str) {
        self.0.push(ByteArray::from(text.as_bytes().to_vec()));
    }

    pub(crate) fn get(&self, row: usize) -> &str {
        self.0[row].as_utf8().unwrap_or_default()
    }
}

/// Lists of values, one for each row.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Lists<T> {
    lengths: Vec<usize>,
    values: Vec<T>,
}

impl<T> Default for Lists<T> {
    fn default() -> Self {
        Lists {
            lengths: Vec::new(),
            values: Vec::new(),
        }
    }
}

impl<T> Lists<T> {
    pub(crate) fn push(&mut self, list: impl IntoIterator<Item = T>) {
        let before = self.values.len();
        self.values.extend(list);
        self.lengths.push(self.values.len() - before);
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &[T]> {
        let mut from = 0;
        self.lengths.iter().map(move |&length| {
            from += length;
            &self.values[from - length..from]
        })
    }

    /// The definition and repetition levels of the format.
    fn levels(&self) -> (Vec<i16>, Vec<i16>) {
        let mut definition = Vec::with_capacity(self.values.len());
        let mut repetition = Vec::with_capacity(self.values.len());
        for &length in &self.lengths {
            definition.extend(std::iter::repeat_n(1, length));
            repetition.push(0);
            if length == 0 {
                definition.push(0);
            } else {
                repetition.extend(std::iter::repeat_n(1, length - 1));
            }
        }
        (definition, repetition)
    }
}

impl Column {
    fn schema(&self, name: &str) -> String {
        let list = |of: &str| {
            format!(
                "required group {name} (LIST) {{ repeated group list {{ required {of} element; }} }}"
            )
        };
        match self {
            Column::Flag(_) => format!("required boolean {name};"),
            Column::Int(_) => format!("required int32 {name};"),
            Column::OptionalInt(_) => format!("optional int32 {name};"),
            Column::Double(_) => format!("required double {name};"),
            Column::OptionalDouble(_) => format!("optional double {name};"),
            Column::Text(_) => format!("required binary {name} (UTF8);"),
            Column::Ints(_) => list("int32"),
            Column::Longs(_) => list("int64"),
            Column::Doubles(_) => list("double"),
        }
    }

    fn write(&self, group: &mut SerializedRowGroupWriter<'_, Vec<u8>>) -> Result<(), ParquetError> {
        match self {
            Column::Flag(values) => write::<BoolType>(group, values, None),
            Column::Int(values) => write::<Int32Type>(group, values, None),
            Column::OptionalInt(values) => write_optional::<Int32Type>(group, values),
            Column::Double(values) => write::<DoubleType>(group, values, None),
            Column::OptionalDouble(values) => write_optional::<DoubleType>(group, values),
            Column::Text(Texts(values)) => write::<ByteArrayType>(group, values, None),
            Column::Ints(lists) => write::<Int32Type>(group, &lists.values, Some(&lists.levels())),
            Column::Longs(lists) => write::<Int64Type>(group, &lists.values, Some(&lists.levels())),
            Column::Doubles(lists) => {
                write::<DoubleType>(group, &lists.values, Some(&lists.levels()))
            }
        }
    }
}

fn write<T: DataType>(
    group: &mut SerializedRowGroupWriter<'_, Vec<u8>>,
    values: &[T::T],
    levels: Option<&(Vec<i16>, Vec<i16>)>,
) -> Result<(), ParquetError> {
    let mut column = group
        .next_column()?
        .ok_or_else(|| ParquetError::General("the schema has fewer columns".to_owned()))?;
    column.typed::<T>().write_batch(
        values,
        levels.map(|(definition, _)| &definition[..]),
        levels.map(|(_, repetition)| &repetition[..]),
    )?;
    column.close()
}

fn write_optional<T: DataType>(
    group: &mut SerializedRowGroupWriter<'_, Vec<u8>>,
    values: &[Option<T::T>],
) -> Result<(), ParquetError> {
    let definition: Vec<i16> = values.iter().map(|v| i16::from(v.is_some())).collect();
    let values: Vec<T::T> = values.iter().flatten().cloned().collect();
    let mut column = group
        .next_column()?
        .ok_or_else(|| ParquetError::General("the schema has fewer columns".to_owned()))?;
    column
        .typed::<T>()
        .write_batch(&values, Some(&definition), None)?;
    column.close()
}

fn broken(error: &ParquetError) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, error.to_string())
}

/// A file with one table of this name.
pub(crate) fn encode(name: &str, columns: &[(&str, Column)]) -> io::Result<Vec<u8>> {
    let fields: Vec<String> = columns.iter().map(|(name, c)| c.schema(name)).collect();
    let schema = format!("message {name} {{ {} }}", fields.join(" "));
    let write = || -> Result<Vec<u8>, ParquetError> {
        let schema = Arc::new(parse_message_type(&schema)?);
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            // The same bytes for the same rows, on any machine.
            .set_created_by("starboard lab".to_owned())
            .build();
        let mut file = SerializedFileWriter::new(Vec::new(), schema, Arc::new(properties))?;
        let mut group = file.next_row_group()?;
        for (_, column) in columns {
            column.write(&mut group)?;
        }
        group.close()?;
        file.into_inner()
    };
    write().map_err(|error| broken(&error))
}

/// The names of the columns of a Parquet file.
///
/// # Errors
/// If it is none.
pub fn columns(bytes: Vec<u8>) -> io::Result<Vec<String>> {
    let reader = Reader::new(bytes)?;
    let schema = reader.file.metadata().file_metadata().schema();
    let fields = schema.get_fields().iter();
    Ok(fields.map(|field| field.name().to_owned()).collect())
}

/// What a column has in a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shape {
    One,
    Optional,
    List,
}

impl Shape {
    /// The highest definition and repetition level.
    fn levels(self) -> (i16, i16) {
        match self {
            Shape::One => (0, 0),
            Shape::Optional => (1, 0),
            Shape::List => (1, 1),
        }
    }
}

/// A file that was written by [`encode`].
pub(crate) struct Reader {
    file: SerializedFileReader<Bytes>,
}

impl Reader {
    pub(crate) fn new(bytes: Vec<u8>) -> io::Result<Reader> {
        let file = SerializedFileReader::new(Bytes::from(bytes)).map_err(|error| broken(&error))?;
        Ok(Reader { file })
    }

    /// The values of a column by its name with their levels, over all row groups.
    fn column<T: DataType>(&self, name: &str, shape: Shape) -> io::Result<Raw<T::T>> {
        let mut raw = Raw {
            values: Vec::new(),
            definition: Vec::new(),
            repetition: Vec::new(),
        };
        let read = |raw: &mut Raw<T::T>| -> Result<(), ParquetError> {
            let schema = self.file.metadata().file_metadata().schema_descr_ptr();
            let index = (0..schema.num_columns())
                .find(|&index| schema.column(index).path().parts()[0] == name)
                .ok_or_else(|| ParquetError::General(format!("there is no column {name}")))?;
            let column = schema.column(index);
            let found = (column.max_def_level(), column.max_rep_level());
            if column.physical_type() != T::get_physical_type() || found != shape.levels() {
                let message = format!("the column {name} holds something else");
                return Err(ParquetError::General(message));
            }
            for number in 0..self.file.num_row_groups() {
                let group = self.file.get_row_group(number)?;
                let rows = group.metadata().num_rows() as usize;
                read_group::<T>(&*group, index, rows, raw)?;
            }
            Ok(())
        };
        read(&mut raw).map_err(|error| broken(&error))?;
        Ok(raw)
    }

    pub(crate) fn flags(&self, name: &str) -> io::Result<Vec<bool>> {
        Ok(self.column::<BoolType>(name, Shape::One)?.values)
    }

    pub(crate) fn ints(&self, name: &str) -> io::Result<Vec<i32>> {
        Ok(self.column::<Int32Type>(name, Shape::One)?.values)
    }

    pub(crate) fn optional_ints(&self, name: &str) -> io::Result<Vec<Option<i32>>> {
        Ok(self.column::<Int32Type>(name, Shape::Optional)?.optional())
    }

    pub(crate) fn optional_doubles(&self, name: &str) -> io::Result<Vec<Option<f64>>> {
        Ok(self.column::<DoubleType>(name, Shape::Optional)?.optional())
    }

    pub(crate) fn texts(&self, name: &str) -> io::Result<Texts> {
        Ok(Texts(
            self.column::<ByteArrayType>(name, Shape::One)?.values,
        ))
    }

    pub(crate) fn int_lists(&self, name: &str) -> io::Result<Lists<i32>> {
        Ok(self.column::<Int32Type>(name, Shape::List)?.lists())
    }

    pub(crate) fn long_lists(&self, name: &str) -> io::Result<Lists<i64>> {
        Ok(self.column::<Int64Type>(name, Shape::List)?.lists())
    }

    pub(crate) fn double_lists(&self, name: &str) -> io::Result<Lists<f64>> {
        Ok(self.column::<DoubleType>(name, Shape::List)?.lists())
    }
}

struct Raw<V> {
    values: Vec<V>,
    definition: Vec<i16>,
    repetition: Vec<i16>,
}

impl<V> Raw<V> {
    fn optional(self) -> Vec<Option<V>> {
        let mut values = self.values.into_iter();
        let there = self.definition.iter().map(|&level| level > 0);
        there
            .map(|there| if there { values.next() } else { None })
            .collect()
    }

    fn lists(self) -> Lists<V> {
        let mut lengths = Vec::new();
        for (&definition, &repetition) in self.definition.iter().zip(&self.repetition) {
            if repetition == 0 {
                lengths.push(0);
            }
            if let Some(length) = lengths.last_mut() {
                *length += usize::from(definition > 0);
            }
        }
        Lists {
            lengths,
            values: self.values,
        }
    }
}

fn read_group<T: DataType>(
    group: &dyn RowGroupReader,
    index: usize,
    rows: usize,
    raw: &mut Raw<T::T>,
) -> Result<(), ParquetError> {
    let mut reader = get_typed_column_reader::<T>(group.get_column_reader(index)?);
    let mut left = rows;
    while left > 0 {
        let (read, ..) = reader.read_records(
            left,
            Some(&mut raw.definition),
            Some(&mut raw.repetition),
            &mut raw.values,
        )?;
        if read == 0 {
            return Err(ParquetError::General("a column is too short".to_owned()));
        }
        left -= read;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let mut texts = Texts::default();
        for text in ["", "żółw", "żółw"] {
            texts.push(text);
        }
        let mut lists = Lists::default();
        for list in [vec![0.5, -0.0], vec![], vec![f64::MIN_POSITIVE]] {
            lists.push(list);
        }
        let mut ints = Lists::default();
        for list in [vec![], vec![], vec![7]] {
            ints.push(list);
        }
        let mut longs = Lists::default();
        for list in [vec![i64::MIN], vec![1, 2], vec![]] {
            longs.push(list);
        }
        let columns = [
            ("flag", Column::Flag(vec![true, false, true])),
            ("int", Column::Int(vec![1, -2, i32::MAX])),
            ("maybe", Column::OptionalInt(vec![None, Some(4), None])),
            ("double", Column::Double(vec![0.1, f64::MAX, -1.0])),
            (
                "perhaps",
                Column::OptionalDouble(vec![Some(0.5), None, None]),
            ),
            ("text", Column::Text(texts.clone())),
            ("ints", Column::Ints(ints.clone())),
            ("longs", Column::Longs(longs.clone())),
            ("doubles", Column::Doubles(lists.clone())),
        ];
        let bytes = encode("all", &columns).expect("written");
        assert_eq!(bytes, encode("all", &columns).expect("written"));
        let reader = Reader::new(bytes.clone()).expect("readable");
        assert_eq!(reader.flags("flag").expect("read"), [true, false, true]);
        assert_eq!(reader.ints("int").expect("read"), [1, -2, i32::MAX]);
        let maybe = reader.optional_ints("maybe").expect("read");
        assert_eq!(maybe, [None, Some(4), None]);
        let double = reader.column::<DoubleType>("double", Shape::One);
        let double = double.expect("read").values;
        assert_eq!(double, [0.1, f64::MAX, -1.0]);
        let perhaps = reader.optional_doubles("perhaps").expect("read");
        assert_eq!(perhaps, [Some(0.5), None, None]);
        assert_eq!(reader.texts("text").expect("read"), texts);
        assert_eq!(reader.int_lists("ints").expect("read"), ints);
        assert_eq!(reader.long_lists("longs").expect("read"), longs);
        assert_eq!(reader.double_lists("doubles").expect("read"), lists);
        assert!(reader.ints("nothing").is_err());
        assert!(Reader::new(bytes[..bytes.len() / 2].to_vec()).is_err());
    }
}
