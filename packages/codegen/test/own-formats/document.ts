import { fileURLToPath } from 'node:url'
import { loadDocument } from '../../src/index.ts'
import { Decimal } from './codecs.ts'

export const { document } = await loadDocument(fileURLToPath(new URL('document.yaml', import.meta.url)))
/** From a directory of generated files. */
export const codecs = '../../test/own-formats/codecs.ts'
export const formats = {
  'date-time': 'Date',
  date: 'Temporal.PlainDate',
  decimal: `${codecs}#decimal`,
  seconds: `${codecs}#seconds`,
  sku: `${codecs}#sku`,
  even: `${codecs}#even`,
}

/** An order as JSON. */
export const wire = {
  at: '2026-01-31T09:30:00.000Z',
  price: '12.50',
  maybe: null,
  either: '1.00',
  nullablePrice: null,
  filled: '2026-01-02T03:04:05.000Z',
  byDay: { monday: '1.00', tuesday: '-0.05' },
  typeless: '2026-01-31T09:30:00.000Z',
  range: '2026-01-31T09:30:00.000Z',
  loose: '2.00',
  pair: ['2026-01-31T09:30:00.000Z', '2.00'],
  unique: ['1.00', '2.00'],
  both: { at: '2026-01-31T09:30:00.000Z', price: '1.00', 'p-a': '3.00' },
  next: {
    at: '2026-01-31T09:30:00.000Z',
    typeless: { any: 1 },
    range: { min: '2026-01-31T09:30:00.000Z' },
    loose: { any: 1 },
    maybe: '2026-01-31T09:30:00.000Z',
    filled: '2026-01-31T09:30:00.000Z',
  },
  event: { kind: 'closed', at: 60 },
}
export const at = new Date('2026-01-31T09:30:00Z')
export const price = (cents: number) => new Decimal(BigInt(cents))
/** The order as a handler has it. */
export const values = {
  at,
  price: price(1250),
  maybe: null,
  either: price(100),
  nullablePrice: null,
  filled: new Date('2026-01-02T03:04:05Z'),
  byDay: { monday: price(100), tuesday: price(-5) },
  typeless: at,
  range: at,
  loose: price(200),
  pair: [at, price(200)],
  unique: [price(100), price(200)],
  both: { at, price: price(100), 'p-a': price(300) },
  next: { at, typeless: { any: 1 }, range: { min: at }, loose: { any: 1 }, maybe: at, filled: at },
  event: { kind: 'closed', at: new Date(60_000) },
}
