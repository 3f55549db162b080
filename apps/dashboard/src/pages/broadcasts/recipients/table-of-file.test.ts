import { expect, it } from 'vitest'
import { WorkbookError } from '../../../text-of-file.ts'
import { numberColumn, tableOfFile } from './recipient-table.ts'

const { signal } = new AbortController()
const read = (...parts: readonly BlobPart[]) => tableOfFile(new Blob([...parts]), signal)
const latin1 = (text: string) => Buffer.from(text, 'latin1')

it.each([
  [';', 'Telefon;Vorname\n+4915112345001;Ana\n+4915112345002;Bo\n'],
  [';', '\uFEFFTelefon;Vorname\r\n+4915112345001;Ana\r\n+4915112345002;Bo\r\n'],
  [';', 'Telefon;Vorname\n+4915112345001;Ana, Maria\n+4915112345002;Bo, B.\n'],
  [';', 'Telefon;Vorname, Nachname\n+4915112345001;Ana\n+4915112345002;Bo\n'],
  [';', '"Telefon";"Vorname"\n"+4915112345001";"Ana"\n'],
  ['\t', 'Telefon\tVorname\n+4915112345001\tAna\n+4915112345002\tBo\n'],
  [',', 'Telefon,Vorname\n+4915112345001,Ana; Bo\n'],
  [',', 'Telefon\n+4915112345001\n'],
])('divides columns by %j: %j', async (delimiter, content) => {
  const table = await read(content)
  expect(table).toMatchObject({ delimiter, hasHeader: true })
  expect(table.columns[0]).toBe('Telefon')
  expect(numberColumn(table)).toBe(0)
  expect(new Set(table.rows.map(({ cells }) => cells.length))).toEqual(new Set([table.columns.length]))
  expect(table.rows[0]).toMatchObject({
    line: 2,
    cells: ['+4915112345001', ...table.columns.slice(1).map(() => expect.any(String))],
  })
})

it.each([
  ['utf-8', [Buffer.from('Nummer;Angebot\n+4915112345001;Brötchen €')]],
  ['windows-1252', [latin1('Nummer;Angebot\n+4915112345001;Brötchen '), Buffer.from([0x80])]],
  ['utf-16le', [Buffer.from('\uFEFFNummer;Angebot\n+4915112345001;Brötchen €', 'utf16le')]],
  ['utf-16be', [Buffer.from('\uFEFFNummer;Angebot\n+4915112345001;Brötchen €', 'utf16le').swap16()]],
] as const)('reads %s', async (encoding, parts) => {
  const table = await read(...parts)
  expect(table.encoding).toBe(encoding)
  expect(table.columns).toEqual(['Nummer', 'Angebot'])
  expect(table.rows[0]?.cells[1]).toBe('Brötchen €')
})

it('keeps characters of several bytes in a file of several parts', async () => {
  const lines = Array.from({ length: 20_000 }, (_, index) => `+49${1_510_000_000 + index};Brötchen Käse €`)
  const { rows } = await read(['Nummer;Angebot', ...lines].join('\n'))
  expect(rows).toHaveLength(20_000)
  expect(new Set(rows.map(({ cells }) => cells[1]))).toEqual(new Set(['Brötchen Käse €']))
  expect(rows.at(-1)?.line).toBe(20_001)
})

it('takes a first line with a phone number as a recipient', async () => {
  expect(await read('+4915112345001;Ana\n+4915112345002;Bo\n')).toMatchObject({
    hasHeader: false,
    columns: ['', ''],
    rows: [
      { line: 1, cells: ['+4915112345001', 'Ana'] },
      { line: 2, cells: ['+4915112345002', 'Bo'] },
    ],
  })
})

it('rejects a workbook', async () => {
  await expect(read(new Uint8Array([0x50, 0x4b, 3, 4, 0]))).rejects.toBeInstanceOf(WorkbookError)
})

it('reads an empty file', async () => {
  expect(await read('')).toMatchObject({ columns: [], rows: [] })
})
