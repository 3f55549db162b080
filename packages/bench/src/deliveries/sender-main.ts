// Sends COUNT signed webhooks by the method that HOW names, and reports the duration.

import { openDatabase, statement } from '@channel/db'
import { signEvent } from '@channel/queues/deliveries'
import { PgBoss } from 'pg-boss'
import { Pool } from 'undici'
import { runOnRequest } from '../processes/run-on-request.ts'

const { HOW: how, COUNT = '0', SINK: sink = '', DATABASE_URL: databaseUrl = '' } = process.env
const count = Number(COUNT)
const database = openDatabase({ url: databaseUrl, statementTimeoutMs: 0 })
const concurrency = 32
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

interface Delivery {
  readonly id: string
  readonly body: string
}

const bodyOf = (id: string) => JSON.stringify({ id, object: 'event', type: 'contact.created', pad: 'x'.repeat(870) })
const numbered = (index: number): Delivery => ({ id: `evt_${index}`, body: bodyOf(`evt_${index}`) })

function headersOf({ id, body }: Delivery): Record<string, string> {
  const timestamp = Math.floor(Date.now() / 1_000)
  return { ...signEvent({ id, timestamp, body, secrets: [secret] }), 'content-type': 'application/json' }
}

const pool = new Pool(sink, { connections: concurrency, pipelining: 1 })

async function post(delivery: Delivery): Promise<void> {
  const { statusCode, body } = await pool.request({
    method: 'POST',
    path: '/take',
    headers: headersOf(delivery),
    body: delivery.body,
  })
  await body.text()
  if (statusCode !== 200) throw new Error(`The sink responded with ${statusCode}.`)
}

/** Keeps one request in flight per connection. */
async function postAll(deliveries: Iterator<Delivery>): Promise<void> {
  const keepPosting = async () => {
    for (let next = deliveries.next(); !next.done; next = deliveries.next()) await post(next.value)
  }
  await Promise.all(Array.from({ length: concurrency }, keepPosting))
}

function* inTurn(): Generator<Delivery> {
  for (let index = 0; index < count; index++) yield numbered(index)
}

interface Job extends Delivery {
  readonly row: { readonly organization_id: string; readonly id: string }
}

const findDeliveries = statement(
  'bench_find_deliveries',
  `SELECT delivery.organization_id, delivery.id, event_id, payload::text AS body
   FROM webhook_deliveries delivery JOIN events event USING (organization_id)
   WHERE event.id = event_id AND next_attempt_at IS NOT NULL`,
)
const recordDeliveries = statement(
  'bench_record_deliveries',
  `UPDATE webhook_deliveries delivery SET status = 'succeeded', attempt_count = attempt_count + 1,
     last_attempt_at = now(), next_attempt_at = NULL, response_status = 200, response_body_snippet = '', duration_ms = 1
   FROM unnest($1::text[], $2::text[]) AS done (organization_id, id)
   WHERE delivery.organization_id = done.organization_id AND delivery.id = done.id`,
)

async function jobsOfRows(): Promise<Job[]> {
  const rows = await database.query<{ organization_id: string; id: string; event_id: string; body: string }>(
    findDeliveries,
  )
  return rows.map(({ organization_id, id, event_id, body }) => ({ id: event_id, body, row: { organization_id, id } }))
}

async function record(rows: readonly Job['row'][]): Promise<void> {
  await database.execute(recordDeliveries, [
    rows.map(({ organization_id }) => organization_id),
    rows.map(({ id }) => id),
  ])
}

/**
 * A job per delivery, fetched and completed in batches of hundreds, two batches at a time, which is faster than
 * `work`.
 */
async function preparePgBoss(all: readonly Job[]): Promise<() => Promise<void>> {
  const boss = new PgBoss({ connectionString: databaseUrl, schema: 'pgboss', supervise: false, schedule: false })
  await boss.start()
  const queue = 'deliveries'
  await boss.createQueue(queue)
  await boss.deleteAllJobs(queue)
  for (let index = 0; index < count; index += 1_000) {
    await boss.insert(
      queue,
      all.slice(index, index + 1_000).map((data) => ({ data })),
    )
  }
  async function keepWorking(): Promise<void> {
    for (;;) {
      const jobs = await boss.fetch<Job>(queue, { batchSize: 300 })
      if (jobs.length === 0) return
      await postAll(jobs.map(({ data }) => data).values())
      await record(jobs.map(({ data }) => data.row))
      await boss.complete(
        queue,
        jobs.map(({ id }) => id),
      )
    }
  }
  return async () => {
    await Promise.all([keepWorking(), keepWorking()])
  }
}

const run = how === 'pg-boss' ? await preparePgBoss(await jobsOfRows()) : () => postAll(inTurn())
runOnRequest(run)
