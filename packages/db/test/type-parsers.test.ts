import { expect, test } from 'vitest'
import { statement } from '../src/index.ts'
import { formatTimestamp, parseInt8 } from '../src/type-parsers.ts'
import { openForTest } from './own-database.ts'

test.each([
  ['2026-11-21 05:20:22+00', '2026-11-21T05:20:22.000000Z'],
  ['2026-11-21 05:20:22.1+00', '2026-11-21T05:20:22.100000Z'],
  ['2026-11-21 05:20:22.123+00', '2026-11-21T05:20:22.123000Z'],
  ['2026-11-21 05:20:22.12345+00', '2026-11-21T05:20:22.123450Z'],
  ['2026-11-21 05:20:22.123456+00', '2026-11-21T05:20:22.123456Z'],
])('formats %s with six digits', (text, expected) => {
  expect(formatTimestamp(text)).toBe(expected)
})

test.each([
  'infinity',
  '-infinity',
  '2026-11-21 05:20:22.123+01',
  '12026-11-21 05:20:22+00',
  '0044-03-15 00:00:00+00 BC',
  '2026-11-21 05:20:22+05:30',
])('rejects a timestamp that the API cannot represent: %s', (text) => {
  expect(() => formatTimestamp(text)).toThrow(RangeError)
})

test('parses a bigint as a number, and rejects one that is not exact', () => {
  expect(parseInt8('9007199254740991')).toBe(9007199254740991)
  expect(parseInt8('-5')).toBe(-5)
  expect(() => parseInt8('9007199254740992')).toThrow('9007199254740992')
})

const everyType = statement(
  'test_every_type',
  `SELECT '2026-11-21 06:20:22.5+01'::timestamptz AS timestamptz, 42::int8 AS int8, 1.10::numeric AS numeric,
          '2026-11-21'::date AS date, '1 day 02:00'::interval AS interval, true AS bool, 7 AS int4,
          '{"__proto__": {"a": 1}, "b": 1, "b": 2}'::json AS json, '{"__proto__": 1, "constructor": 2}'::jsonb AS jsonb,
          ARRAY['2026-11-21 05:20:22+00', NULL]::timestamptz[] AS timestamptzs, ARRAY[1, NULL]::int8[] AS int8s,
          ARRAY['a,b', '"', NULL] AS texts, NULL::timestamptz AS nothing`,
)

test('returns columns in the documented types, in any time zone', async () => {
  const database = await openForTest()
  await database.session(async (session) => {
    await session.run(
      `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET timezone = ''Asia/Kolkata''', current_database()); END $$`,
    )
  })
  const [row] = await database.query<Record<string, unknown>>(everyType)
  expect(row).toEqual({
    timestamptz: '2026-11-21T05:20:22.500000Z',
    int8: 42,
    numeric: '1.10',
    date: '2026-11-21',
    interval: '1 day 02:00:00',
    bool: true,
    int4: 7,
    json: JSON.parse('{"__proto__": {"a": 1}, "b": 2}'),
    jsonb: JSON.parse('{"__proto__": 1, "constructor": 2}'),
    timestamptzs: ['2026-11-21T05:20:22.000000Z', null],
    int8s: [1, null],
    texts: ['a,b', '"', null],
    nothing: null,
  })
  expect(Object.keys(row?.jsonb as object).sort()).toEqual(['__proto__', 'constructor'])
})

const roundTrip = statement(
  'test_round_trip',
  'SELECT $1::timestamptz AS time, $2::jsonb AS json, $3::text[] AS texts, $4::text AS text',
)

test('sends values as documented', async () => {
  const database = await openForTest()
  const json = JSON.parse('{"__proto__": [1, null], "toPostgres": "x", "toString": 1}')
  const [row] = await database.query(roundTrip, [
    new Date('2026-11-21T05:20:22.123Z'),
    json,
    ['a', '{"', null],
    undefined,
  ])
  expect(row).toEqual({ time: '2026-11-21T05:20:22.123000Z', json, texts: ['a', '{"', null], text: null })
})
