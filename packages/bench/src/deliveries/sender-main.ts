// Sends as many signed webhooks as it is told, in one of the ways that HOW names, and says how long that took.
import { signEvent } from '@channel/core'
import { PgBoss } from 'pg-boss'
import { Pool } from 'undici'

const { HOW: how, COUNT = '0', SINK: sink = '', DATABASE_URL: databaseUrl = '' } = process.env
const count = Number(COUNT)
const together = 32
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

const pool = new Pool(sink, { connections: together, pipelining: 1 })

async function postOverPool(delivery: Delivery): Promise<void> {
  const { statusCode, body } = await pool.request({
    method: 'POST',
    path: '/take',
    headers: headersOf(delivery),
    body: delivery.body,
  })
  await body.text()
  if (statusCode !== 200) throw new Error(`The sink answered ${statusCode}.`)
}

async function postByFetch(delivery: Delivery): Promise<void> {
  const response = await fetch(`${sink}/take`, { method: 'POST', headers: headersOf(delivery), body: delivery.body })
  await response.text()
  if (!response.ok) throw new Error(`The sink answered ${response.status}.`)
}

/** Keeps as many under way as there are connections. */
async function postAll(deliveries: Iterator<Delivery>, post: (delivery: Delivery) => Promise<void>): Promise<void> {
  const keepPosting = async () => {
    for (let next = deliveries.next(); !next.done; next = deliveries.next()) await post(next.value)
  }
  await Promise.all(Array.from({ length: together }, keepPosting))
}

function* inTurn(): Generator<Delivery> {
  for (let index = 0; index < count; index++) yield numbered(index)
}

/** A job per delivery: fetched and completed by the hundreds, two batches under way, which is quicker than `work`. */
async function preparePgBoss(): Promise<() => Promise<void>> {
  const boss = new PgBoss({ connectionString: databaseUrl, schema: 'pgboss', supervise: false, schedule: false })
  await boss.start()
  const queue = 'deliveries'
  await boss.createQueue(queue)
  await boss.deleteAllJobs(queue)
  for (let index = 0; index < count; index += 1_000) {
    const jobs = Array.from({ length: Math.min(1_000, count - index) }, (_, each) => numbered(index + each))
    await boss.insert(
      queue,
      jobs.map((data) => ({ data })),
    )
  }
  async function keepWorking(): Promise<void> {
    for (;;) {
      const jobs = await boss.fetch<Delivery>(queue, { batchSize: 300 })
      if (jobs.length === 0) return
      await postAll(jobs.map(({ data }) => data).values(), postOverPool)
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

const run =
  how === 'pg-boss' ? await preparePgBoss() : () => postAll(inTurn(), how === 'fetch' ? postByFetch : postOverPool)

process.once('disconnect', () => process.exit())
process.once('message', async () => {
  const begin = performance.now()
  await run()
  process.send?.({ type: 'done', seconds: (performance.now() - begin) / 1_000 })
})
process.send?.({ type: 'ready' })
