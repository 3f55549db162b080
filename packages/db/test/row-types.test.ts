import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { renderRowTypes } from '../src/statement-rows/render-row-types.ts'
import { emptyDatabaseUrl, openForTest } from './own-database.ts'

test('the committed row types match the migrated schema', async () => {
  const committed = await readFile(new URL('../src/generated/rows.ts', import.meta.url), 'utf8')
  expect(await renderRowTypes(await openForTest())).toBe(committed)
})

test('renders types by column', async () => {
  const database = await openForTest({ url: await emptyDatabaseUrl() })
  await database.session((session) =>
    session.run(`
      CREATE TYPE mood AS ENUM ('good', 'it''s bad');
      CREATE DOMAIN short AS text CHECK (length(VALUE) < 5);
      CREATE TABLE addresses (a int8 NOT NULL, b numeric, c jsonb, d text[] NOT NULL, e mood NOT NULL, f mood[], g short NOT NULL,
        h text CHECK (h IN ('x', 'y''z')), i bytea, j timestamptz[] NOT NULL, k text NOT NULL CHECK (k <> ''));
      CREATE TABLE api_log (day date NOT NULL) PARTITION BY RANGE (day);
      CREATE TABLE api_log_1 PARTITION OF api_log FOR VALUES FROM ('2026-01-01') TO ('2026-01-02');
      CREATE TABLE media (id text);
      CREATE TABLE statuses (id text);
      CREATE TABLE webhook_deliveries (id text)`),
  )
  expect(await renderRowTypes(database)).toBe(`// Generated from the schema. Do not edit.

/** A row of \`addresses\`. */
export interface AddressRow {
  a: number
  b: string | null
  c: unknown
  d: string[]
  e: 'good' | 'it\\'s bad'
  f: ('good' | 'it\\'s bad')[] | null
  g: string
  h: 'x' | 'y\\'z' | null
  i: Buffer | null
  j: string[]
  k: string
}

/** A row of \`api_log\`. */
export interface ApiLogRow {
  day: string
}

/** A row of \`media\`. */
export interface MediaRow {
  id: string | null
}

/** A row of \`statuses\`. */
export interface StatusRow {
  id: string | null
}

/** A row of \`webhook_deliveries\`. */
export interface WebhookDeliveryRow {
  id: string | null
}
`)
})
