import type { Readable } from 'node:stream'
import { plainCell } from '@channel/core/mechanisms/csv'
import { CsvError, type Info, parse } from 'csv-parse'
import { FileProblem } from './file-problem.ts'

/** A row as the file has it: the cells of a line of CSV by column, or a line of JSON. */
export interface RawRow {
  readonly line: number
  readonly content: Readonly<Record<string, string>> | string
}

/** Max length of a row in bytes. */
const maxRowBytes = 128 * 1024

/** Reads the rows of a file, without blank ones. @throws FileProblem */
export function readRows(file: Readable, format: 'csv' | 'ndjson'): AsyncGenerator<RawRow, void, void> {
  return format === 'csv' ? readCsv(file) : readLines(file)
}

/** What a file may have as columns: those of the import, and the other ones of the export. */
const columnsToImport = new Set(['phone_number', 'name', 'username', 'email', 'metadata', 'labels'])
const otherColumns = new Set(['id', 'bsuid', 'blocked', 'created_at', 'updated_at'])

async function* readCsv(file: Readable): AsyncGenerator<RawRow, void, void> {
  const start = await peekLine(file)
  const options = {
    bom: true,
    columns: columnsOf,
    delimiter: delimiterOf(start),
    info: true,
    max_record_size: maxRowBytes,
    skip_empty_lines: true,
    relax_column_count_less: true,
    trim: true,
  } as const
  const records = parse(options)
  file.once('error', (error) => records.destroy(error))
  file.pipe(records)
  // Of the records: the parser counts a line break in a cell as one line or two. It skips blank lines.
  let lines = 1
  let blank = 0
  try {
    for await (const { record, info } of records as AsyncIterable<CsvRecord>) {
      const cells = Object.entries(record)
      blank = info.empty_lines
      const content = cells
        .filter(([column]) => columnsToImport.has(column))
        .map(([column, cell]) => [column, plainCell(cell)])
      if (cells.some(([, cell]) => cell !== '')) yield { line: lines + blank + 1, content: Object.fromEntries(content) }
      lines += 1 + cells.reduce((sum, [, cell]) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0)
    }
  } catch (error) {
    throw error instanceof CsvError ? new FileProblem(`Line ${lines + blank + 1}: ${sentenceOf(error)}`) : error
  } finally {
    file.destroy()
  }
}

interface CsvRecord {
  readonly record: Readonly<Record<string, string>>
  readonly info: Info
}

function sentenceOf({ code }: CsvError): string {
  switch (code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return 'a quote is not closed.'
    case 'CSV_MAX_RECORD_SIZE':
      return `a row has more than ${maxRowBytes} bytes.`
    case 'CSV_RECORD_INCONSISTENT_COLUMNS':
    case 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH':
      return 'it has more cells than there are columns.'
    default:
      return 'it is not valid CSV.'
  }
}

function columnsOf(header: readonly string[]): string[] {
  const names = header.map((name) => name.trim().toLowerCase().replaceAll(' ', '_'))
  const unknown = names.find((name) => !columnsToImport.has(name) && !otherColumns.has(name))
  if (unknown !== undefined) {
    const name = JSON.stringify(unknown.slice(0, 100))
    const known = [...columnsToImport].join(', ')
    throw new FileProblem(`The first line names the column ${name}, which is not known. Known columns are ${known}.`)
  }
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new FileProblem(`The first line names the column ${twice} twice.`)
  if (!names.includes('phone_number')) throw new FileProblem('The first line has no column phone_number.')
  return names
}

/** The separator that the first line has most of. */
function delimiterOf(line: string): string {
  const counts = [',', ';', '\t'].map((each) => [each, line.split(each).length] as const)
  return counts.reduce((best, next) => (next[1] > best[1] ? next : best))[0]
}

/** The first line, at most 8 KiB of it. The file can still be read from its start. */
async function peekLine(file: Readable): Promise<string> {
  for await (const chunk of file.iterator({ destroyOnReturn: false })) {
    file.unshift(chunk as Buffer)
    return (
      (chunk as Buffer)
        .subarray(0, 8_192)
        .toString('utf8')
        .split(/[\r\n]/)[0] ?? ''
    )
  }
  return ''
}

async function* readLines(file: Readable): AsyncGenerator<RawRow, void, void> {
  let line = 0
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of file as AsyncIterable<Buffer>) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      yield* rowOf(rest.subarray(0, end), ++line)
      rest = rest.subarray(end + 1)
    }
    if (rest.length > maxRowBytes) throw tooLong(line + 1)
  }
  yield* rowOf(rest, line + 1)
}

function* rowOf(bytes: Buffer, line: number): Generator<RawRow, void, void> {
  if (bytes.length > maxRowBytes) throw tooLong(line)
  const content = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trim()
  if (content !== '') yield { line, content }
}

function tooLong(line: number): FileProblem {
  return new FileProblem(`Line ${line}: a row has more than ${maxRowBytes} bytes.`)
}
