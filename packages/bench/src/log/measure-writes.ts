import { type LoggedCall, openApiLog } from '@channel/core/mechanisms/api-log'
import { newId } from '@channel/core/mechanisms/ids'
import { type Database, openDatabase } from '@channel/db'
import type { Client } from 'pg'
import { fixture } from '../database/fixture.ts'

/** One form of the log's table, in a schema of its own. */
interface Form {
  readonly name: string
  readonly schema: string
  readonly indexes: readonly string[]
}

const position = 'created_at DESC, request_id DESC'
const forms: readonly Form[] = [
  { name: 'primary key only', schema: 'bench_bare', indexes: [] },
  {
    name: 'and failed calls, as it is',
    schema: 'bench_failed',
    indexes: [`(organization_id, ${position}) WHERE status >= 400`],
  },
  {
    name: 'and an index for each filter',
    schema: 'bench_filters',
    indexes: [
      `(organization_id, (status / 100), ${position})`,
      `(organization_id, error_code, ${position}) WHERE error_code IS NOT NULL`,
      `(organization_id, key_id, ${position})`,
      `(organization_id, method, ${position})`,
      `(organization_id, path text_pattern_ops, ${position})`,
    ],
  },
]

/** The times of writing to one form of the table, in microseconds per call. */
export interface WriteTimes {
  readonly name: string
  readonly microseconds: number[]
}

const batches = 40
const batchSize = 500

/** Measures the writing of calls, one in 20 of them failed, to each form of the table in turn. */
export async function measureWrites(client: Client, url: string, rounds: number): Promise<WriteTimes[]> {
  const targets: { form: Form; database: Database; times: WriteTimes }[] = []
  for (const form of forms) {
    await createForm(client, form)
    const database = openDatabase({ url: inSchema(url, form.schema), poolSize: 2 })
    targets.push({ form, database, times: { name: form.name, microseconds: [] } })
  }
  try {
    for (let round = 0; round <= rounds; round++) {
      for (const { database, times } of targets) {
        const microseconds = await writeSome(database)
        if (round > 0) times.microseconds.push(microseconds)
      }
    }
  } finally {
    for (const { database } of targets) await database.close()
  }
  return targets.map(({ times }) => times)
}

async function createForm(client: Client, { schema, indexes }: Form): Promise<void> {
  await client.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE; CREATE SCHEMA ${schema}`)
  await client.query(
    `CREATE TABLE ${schema}.api_log (LIKE public.api_log, PRIMARY KEY (organization_id, created_at, request_id))`,
  )
  for (const index of indexes) await client.query(`CREATE INDEX ON ${schema}.api_log ${index}`)
}

/** Other tables of a schema, such as those of roll-ups, are those of `public`. */
function inSchema(url: string, schema: string): string {
  const option = `options=${encodeURIComponent(`-c search_path=${schema},public`)}`
  return `${url}${url.includes('?') ? '&' : '?'}${option}`
}

async function writeSome(database: Database): Promise<number> {
  const log = openApiLog(database, { maxBuffered: batches * batchSize, closeMs: 60_000 })
  const calls = Array.from({ length: batches * batchSize }, (_, index) => aCall(index))
  const started = performance.now()
  for (const call of calls) log.record(call)
  await log.close()
  return ((performance.now() - started) * 1000) / calls.length
}

function aCall(index: number): LoggedCall {
  const isFailed = index % 20 === 0
  return {
    organizationId: fixture.organizationId,
    keyId: `key_${index % 7}`,
    requestId: newId('request'),
    method: index % 5 === 0 ? 'POST' : 'GET',
    path: index % 2 === 0 ? '/v1/106540352242920/contacts' : `/v1/106540352242920/messages/${newId('message')}`,
    status: isFailed ? 400 : 200,
    errorCode: isFailed ? 'invalid_field_value' : null,
    latencyMs: 12.5,
    ip: '203.0.113.7',
    atMs: Date.now(),
  }
}
