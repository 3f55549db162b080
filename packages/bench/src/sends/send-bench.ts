import { setTimeout as delay } from 'node:timers/promises'
import { authorizeAccount } from '@channel/core/accounts'
import { sendsChannel } from '@channel/core/mechanisms/outbox'
import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import { type Database, openDatabase, statement } from '@channel/db'
import type { RunningProcess } from '@channel/test-kit/start-process'
import { benchSecret } from '../database/fixture.ts'
import type { BenchDatabase } from '../database/open-bench-database.ts'
import { createBenchOrganization, seedConversations } from '../database/seed-conversations.ts'
import { workerProgram } from '../http/variants.ts'
import { startProgram } from '../processes/start-program.ts'
import {
  providerTemplate,
  readMade,
  readWaitOfReplies,
  seedBroadcasts,
  seedTemplates,
  startAll,
} from './seed-broadcasts.ts'

const numbers = Array.from({ length: 61 }, (_, index) => String(207_540_352_242_900 + index))
/** The numbers of the sending organization. The last number is another tenant's. */
const own = numbers.slice(0, -1)
/** Replies beside a broadcast: one number sends both. */
const replies = 60
const betweenRepliesMs = 150
/** The messages of another tenant, and the pause between them: a number may send 80 a second. */
const samples = 500
const betweenMs = 25
/** Its messages before a measurement: the first ones of a worker wait for the compiler and for new connections. */
const warmUps = 200
/** More messages than contacts are several to each. */
const maxContacts = 100_000
const maxInsert = 50_000
const token = 'the-token-of-the-bench'
const wabaId = '1020304050'

const insertSends = statement(
  'bench_insert_sends',
  `WITH message AS (
     INSERT INTO messages (organization_id, id, phone_number_id, conversation_id, contact_id, direction, type, status, content)
     SELECT organization_id, 'msg_' || lpad(n::text, 26, '0'), phone_number_id, 'cnv_' || right(id, 26), id, 'outbound',
       'text', 'pending', 'We open at seven.'
     FROM generate_series($2::int, $3::int - 1) AS n
     JOIN contacts ON organization_id = $1 AND id = 'ctc_' || lpad((n % $4::int)::text, 26, '0')
     RETURNING *
   )
   INSERT INTO message_sends (organization_id, message_id, phone_number_id, conversation_id, payload)
   SELECT message.organization_id, message.id, message.phone_number_id, conversation_id,
     json_build_object('recipient_type', 'individual', 'to', '+49151' || right(contact_id, 8), 'type', 'text',
       'text', json_build_object('body', content))
   FROM message`,
)
// Polled every few milliseconds; counting all pending rows would distort the measurement.
const findWaiting = statement(
  'bench_find_waiting_sends',
  "SELECT message_id FROM message_sends WHERE state = 'pending' AND organization_id = $1 LIMIT 1",
)
const readWait = statement(
  'bench_read_wait_of_sends',
  `SELECT percentile_cont(0.99) WITHIN GROUP (ORDER BY extract(epoch FROM called_at - created_at) * 1000)::float8 AS p99
   FROM message_sends WHERE organization_id = $1 AND message_id >= 'msg_' || lpad($2::text, 26, '0')`,
)
const countSent = statement(
  'bench_count_sent',
  "SELECT count(*) AS sent FROM message_sends WHERE organization_id = $1 AND state = 'sent'",
)

/** The database, the simulated provider and the senders of a bench run. */
export async function openSendBench(bench: BenchDatabase, messages: number) {
  const contacts = Math.min(maxContacts, messages)
  const database: Database = openDatabase({ url: bench.url, statementTimeoutMs: 0 })
  const provider = await startProgram({
    entry: 'apps/simulator/src/main.ts',
    args: ['--port', '0', ...numbers.flatMap((id, index) => ['--number', `${id},${wabaId},+1555010${index},Bench`])],
  })
  await control('behavior', { statuses: [], enforce_window: false })
  await control(`wabas/${wabaId}`, { token, templates: [providerTemplate] })
  const organizationId = await makeOrganization(database, own, contacts)
  await seedTemplates(database, organizationId)
  const other = await makeOrganization(database, numbers.slice(-1), warmUps + samples)
  const insert = (id: string, after: number, to: number, hint: string) =>
    database.transaction(async (tx) => {
      await tx.execute(insertSends, [id, after, to, id === other ? warmUps + samples : contacts])
      tx.hint(sendsChannel, hint)
    })

  /** Sends messages of the other tenant, one after the other. */
  async function sendOther(after: number, to: number): Promise<void> {
    for (let each = after; each < to; each++) {
      await insert(other, each, each + 1, `${other} ${numbers.at(-1)}`)
      await delay(betweenMs)
    }
    while ((await database.query(findWaiting, [other])).length > 0) await delay(20)
  }

  async function control(path: string, body: object): Promise<void> {
    const response = await fetch(`${provider.url}/_control/${path}`, { method: 'PUT', body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`The simulated provider refused ${path}: ${await response.text()}`)
  }

  const sending = {
    /** Restores the initial state: `count` pending messages. */
    async queue(count: number): Promise<void> {
      await bench.client.query('TRUNCATE messages CASCADE')
      for (let each = 0; each < count; each += maxInsert) {
        await insert(organizationId, each, Math.min(each + maxInsert, count), '')
      }
      await bench.client.query('VACUUM ANALYZE contacts, messages, message_sends')
    },
    /** Sends messages of another tenant beside a backlog. @returns the p99 of their waits, in milliseconds */
    async measureWait(backlog: number): Promise<number> {
      await sending.queue(backlog)
      await using _worker = await sending.startWorker()
      await sendOther(0, warmUps)
      await sendOther(warmUps, warmUps + samples)
      const [row] = await database.query<{ p99: number }>(readWait, [other, String(warmUps)])
      return row?.p99 ?? Number.NaN
    },
    /** Restores the initial state: a broadcast of each number, with `count` recipients in total. */
    async queueBroadcasts(count: number): Promise<void> {
      await bench.client.query('TRUNCATE messages CASCADE')
      await seedBroadcasts(database, organizationId, count)
      await bench.client.query('VACUUM ANALYZE contacts, messages, message_sends, broadcast_recipients')
    },
    startBroadcasts: () => startAll(database, organizationId),
    /** Resolves when the provider has accepted the messages of all recipients. */
    async untilBroadcast(count: number): Promise<void> {
      while ((await readMade(database, organizationId)) < count) await delay(50)
      await sending.untilSent(count)
    },
    /** Sends messages of another tenant beside broadcasts of all numbers. @returns as `measureWait` */
    async measureWaitBesideBroadcasts(recipients: number): Promise<number> {
      await sending.queueBroadcasts(recipients)
      await using _worker = await sending.startWorker()
      await sending.startBroadcasts()
      await sendOther(0, warmUps)
      await sendOther(warmUps, warmUps + samples)
      const [row] = await database.query<{ p99: number }>(readWait, [other, String(warmUps)])
      return row?.p99 ?? Number.NaN
    },
    /** Sends replies from the number of a broadcast. @returns how many of its messages each waits for */
    async measureReplies(recipients: number): Promise<{ readonly mean: number; readonly p99: number }> {
      await bench.client.query('TRUNCATE messages CASCADE')
      await seedBroadcasts(database, organizationId, recipients, 1)
      await using _worker = await sending.startWorker()
      await sending.startBroadcasts()
      while ((await readMade(database, organizationId)) < 160) await delay(20)
      // To the last contacts of the number, which the broadcast reaches last.
      const last = recipients - (recipients % own.length)
      for (let each = 0; each < replies; each++) {
        const n = last - (each + 1) * own.length
        await insert(organizationId, n, n + 1, `${organizationId} ${own[0]}`)
        await delay(betweenRepliesMs)
      }
      return readWaitOfReplies(database, organizationId)
    },
    /** Resolves when the provider has accepted all messages and the results are recorded. */
    async untilSent(count: number): Promise<void> {
      while ((await database.query(findWaiting, [organizationId])).length > 0) await delay(20)
      const [row] = await database.query<{ sent: number }>(countSent, [organizationId])
      if (row?.sent !== count) throw new Error(`Only ${row?.sent} of ${count} messages were sent.`)
    },
    startWorker: (): Promise<RunningProcess> =>
      startProgram(workerProgram(bench.url, { PROVIDER_BASE_URL: provider.url })),
    startCaller: (count: number): Promise<RunningProcess> =>
      startProgram({
        entry: 'packages/bench/src/sends/caller-main.ts',
        environment: { COUNT: String(count), PROVIDER: provider.url, NUMBERS: own.join(','), TOKEN: token },
      }),
    async [Symbol.asyncDispose](): Promise<void> {
      await database.close()
      await provider[Symbol.asyncDispose]()
    },
  }
  return sending
}

export type SendBench = Awaited<ReturnType<typeof openSendBench>>

async function makeOrganization(database: Database, numbers: readonly string[], count: number): Promise<string> {
  const secrets = deriveSecrets(benchSecret)
  return database.transaction(async (tx) => {
    const organization = await createBenchOrganization(tx, 'Sending', numbers)
    for (const id of organization.accountIds) await authorizeAccount(tx, secrets, { id, token, waba_id: wabaId })
    await seedConversations(tx, organization, { count, status: 'open' })
    return organization.organizationId
  })
}
