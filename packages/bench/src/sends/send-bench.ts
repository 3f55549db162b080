import { setTimeout as delay } from 'node:timers/promises'
import { sendsChannel } from '@channel/core/mechanisms/outbox'
import { type Database, openDatabase, statement } from '@channel/db'
import type { RunningProcess } from '@channel/test-kit/start-process'
import type { BenchDatabase } from '../database/open-bench-database.ts'
import { createBenchOrganization, seedConversations } from '../database/seed-conversations.ts'
import { workerProgram } from '../http/variants.ts'
import { cpuSeconds, familyCpuSeconds, parentOf } from '../processes/cpu-seconds.ts'
import { startProgram } from '../processes/start-program.ts'
import { readMade, readReplies, seedBroadcasts, seedTemplates, startAll } from './seed-broadcasts.ts'
import { authorizeAccounts, providerToken, startProvider } from './start-provider.ts'

const numbers = Array.from({ length: 132 }, (_, index) => String(207_540_352_242_900 + index))
/**
 * Of organizations: many numbers, for the rate, some that send at the provider's pace, as in a broadcast, one of another tenant, and
 * one whose messages were sent before.
 */
const [own, paced, others, past] = [
  numbers.slice(0, 120),
  numbers.slice(120, 130),
  numbers.slice(130, 131),
  numbers.slice(131),
]
/** Messages sent before: plans made for tables that are empty read all rows. */
const sentBefore = 20_000
const contactsBefore = 1_000
/** Replies beside a broadcast: one number sends both. */
const replies = 60
/** The recipients of that broadcast, more than are reached meanwhile. */
const recipientsBesideReplies = 2_000
const betweenRepliesMs = 150
/** The messages of another tenant, and the pause between them: a number may send 80 a second. */
const samples = 500
const betweenMs = 25
/** Its messages before a measurement: the first ones of a worker wait for the compiler and for new connections. */
const warmUps = 200
/** More messages than contacts are several to each. */
const maxContacts = 100_000
const maxInsert = 50_000
/** A wait that ends later fails: the service does not send. */
const maxWaitMs = 300_000

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
// A worker claims nothing of an organization that is held.
const holdSends = statement(
  'bench_hold_sends',
  `INSERT INTO restore_holds (organization_id, reason, unfinished_before) VALUES ($1, 'requested', now())
   ON CONFLICT DO NOTHING`,
)
const releaseSends = statement('bench_release_sends', 'DELETE FROM restore_holds WHERE organization_id = $1')
const endSends = statement(
  'bench_end_sends',
  "UPDATE message_sends SET state = 'sent', next_attempt_at = NULL WHERE organization_id = $1",
)
// Polled every few milliseconds; counting all pending rows would distort the measurement.
const findWaiting = statement(
  'bench_find_waiting_sends',
  "SELECT message_id FROM message_sends WHERE state = 'pending' AND organization_id = $1 LIMIT 1",
)
const countWaiting = statement(
  'bench_count_waiting_sends',
  "SELECT count(*) AS count FROM message_sends WHERE state = 'pending'",
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
  const provider = await startProvider(numbers)
  const organizationId = await makeOrganization(database, own, contacts)
  const pacedId = await makeOrganization(database, paced, Math.max(contacts, recipientsBesideReplies * paced.length))
  await seedTemplates(database, pacedId)
  const other = await makeOrganization(database, others, warmUps + samples)
  const pastId = await makeOrganization(database, past, contactsBefore)
  const contactsOf = new Map([
    [other, warmUps + samples],
    [pastId, contactsBefore],
  ])
  const { rows } = await bench.client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const server = parentOf(rows[0]?.pid as number)
  const insert = (id: string, after: number, to: number, hint: string) =>
    database.transaction(async (tx) => {
      await tx.execute(insertSends, [id, after, to, contactsOf.get(id) ?? contacts])
      tx.hint(sendsChannel, hint)
    })

  /** Restores the initial state: only messages that were sent before. */
  async function restore(): Promise<void> {
    await bench.client.query('TRUNCATE messages CASCADE')
    await database.transaction(async (tx) => {
      await tx.execute(insertSends, [pastId, 0, sentBefore, contactsBefore])
      await tx.execute(endSends, [pastId])
    })
    await bench.client.query('VACUUM ANALYZE messages, message_sends')
  }

  /** Sends messages of the other tenant, one after the other. */
  async function sendOther(after: number, to: number): Promise<void> {
    for (let each = after; each < to; each++) {
      await insert(other, each, each + 1, `${other} ${others[0]}`)
      await delay(betweenMs)
    }
    await untilNoneWaits(other)
  }

  const untilMade = (count: number) =>
    until('recipients wait', async () => (await readMade(database, pacedId)) >= count)

  const untilNoneWaits = (id: string) =>
    until('messages wait', async () => (await database.query(findWaiting, [id])).length === 0)

  /** Resolves when the provider has accepted all messages and the results are recorded. */
  async function untilSent(id: string, count: number): Promise<void> {
    await untilNoneWaits(id)
    const [row] = await database.query<{ sent: number }>(countSent, [id])
    if (row?.sent !== count) throw new Error(`Only ${row?.sent} of ${count} messages were sent.`)
  }

  async function readP99(): Promise<number> {
    const [row] = await database.query<{ p99: number }>(readWait, [other, String(warmUps)])
    return row?.p99 ?? Number.NaN
  }

  /** Restores the initial state: `count` pending messages, which are held. */
  async function queue(id: string, count: number): Promise<void> {
    await restore()
    await database.execute(holdSends, [id])
    for (let each = 0; each < count; each += maxInsert) {
      await insert(id, each, Math.min(each + maxInsert, count), '')
      // The plans of foreign keys may be of when the tables were empty: each check then reads all rows.
      await bench.client.query('ANALYZE messages, message_sends')
    }
    await bench.client.query('VACUUM ANALYZE contacts, messages, message_sends')
  }

  const release = (id: string) =>
    database.transaction(async (tx) => {
      await tx.execute(releaseSends, [id])
      tx.hint(sendsChannel, '')
    })

  const sending = {
    /** The CPU time so far of PostgreSQL, and of the simulated provider. */
    cpuSeconds: () => ({ postgres: familyCpuSeconds(server), provider: cpuSeconds(provider.pid) }),
    /** Restores the initial state: `count` pending messages. None is sent before `release`. */
    queue: (count: number) => queue(organizationId, count),
    release: () => release(organizationId),
    untilSent: (count: number) => untilSent(organizationId, count),
    /** Adds pending messages: those with the numbers from `from` up to, not including, `to`. */
    add: (from: number, to: number) => insert(organizationId, from, to, ''),
    /** The number of pending messages. */
    async countWaiting(): Promise<number> {
      return (await database.query<{ count: number }>(countWaiting))[0]?.count ?? 0
    },
    /** As `queue`, `release` and `untilSent`, at the provider's pace. */
    queuePaced: (count: number) => queue(pacedId, count),
    releasePaced: () => release(pacedId),
    untilPacedSent: (count: number) => untilSent(pacedId, count),
    /** Sends messages of another tenant beside a backlog. @returns the p99 of their waits, in milliseconds */
    async measureWait(backlog: number): Promise<number> {
      await sending.queue(backlog)
      await sending.release()
      await using _worker = await sending.startWorker()
      await sendOther(0, warmUps)
      await sendOther(warmUps, warmUps + samples)
      return await readP99()
    },
    /** Restores the initial state: a broadcast of each number, with `count` recipients in total. */
    async queueBroadcasts(count: number): Promise<void> {
      await restore()
      await seedBroadcasts(database, pacedId, count)
      await bench.client.query('VACUUM ANALYZE contacts, messages, message_sends, broadcast_recipients')
    },
    startBroadcasts: () => startAll(database, pacedId),
    /** Resolves when the provider has accepted the messages of all recipients. */
    async untilBroadcast(count: number): Promise<void> {
      await untilMade(count)
      await untilSent(pacedId, count)
    },
    /** Sends messages of another tenant beside broadcasts of all numbers. @returns as `measureWait` */
    async measureWaitBesideBroadcasts(recipients: number): Promise<number> {
      await sending.queueBroadcasts(recipients)
      await using _worker = await sending.startWorker()
      await sending.startBroadcasts()
      await sendOther(0, warmUps)
      await sendOther(warmUps, warmUps + samples)
      return await readP99()
    },
    /** Sends replies from the number of a broadcast. @returns how many of its messages each waits for */
    async measureReplies(): Promise<{ readonly mean: number; readonly p99: number }> {
      await restore()
      const contacts = recipientsBesideReplies * paced.length
      await seedBroadcasts(database, pacedId, contacts, 1)
      await using _worker = await sending.startWorker()
      await sending.startBroadcasts()
      await untilMade(160)
      // To the last contacts of the number, which the broadcast does not reach meanwhile.
      for (let n = contacts - replies * paced.length; n < contacts; n += paced.length) {
        await insert(pacedId, n, n + 1, `${pacedId} ${paced[0]}`)
        await delay(betweenRepliesMs)
      }
      await until('replies wait', async () => (await readReplies(database, pacedId)).waiting === 0)
      return readReplies(database, pacedId)
    },
    startWorker: (): Promise<RunningProcess> =>
      startProgram(workerProgram(bench.url, { PROVIDER_BASE_URL: provider.url })),
    startCaller: (count: number): Promise<RunningProcess> =>
      startProgram({
        entry: 'packages/bench/src/sends/caller-main.ts',
        environment: { COUNT: String(count), PROVIDER: provider.url, NUMBERS: own.join(','), TOKEN: providerToken },
      }),
    async [Symbol.asyncDispose](): Promise<void> {
      await database.close()
      await provider[Symbol.asyncDispose]()
    },
  }
  return sending
}

export type SendBench = Awaited<ReturnType<typeof openSendBench>>

/** @throws Error after {@link maxWaitMs}; `what` is what still happens */
async function until(what: string, isDone: () => Promise<boolean>): Promise<void> {
  const endMs = performance.now() + maxWaitMs
  while (!(await isDone())) {
    if (performance.now() > endMs) throw new Error(`After ${maxWaitMs / 1_000} seconds ${what}.`)
    await delay(20)
  }
}

async function makeOrganization(database: Database, numbers: readonly string[], count: number): Promise<string> {
  return database.transaction(async (tx) => {
    const organization = await createBenchOrganization(tx, 'Sending', numbers)
    await authorizeAccounts(tx, organization.accountIds)
    await seedConversations(tx, organization, { count, status: 'open' })
    return organization.organizationId
  })
}
