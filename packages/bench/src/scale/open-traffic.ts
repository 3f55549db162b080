import { setTimeout as delay } from 'node:timers/promises'
import { newId } from '@channel/core/mechanisms/ids'
import { sendsChannel } from '@channel/core/mechanisms/outbox'
import { createWebhookSubscription } from '@channel/core/webhook-subscriptions'
import { statement } from '@channel/db'
import type { SinkCounts } from '../deliveries/delivery-bench.ts'
import { benchScope, workerProgram } from '../http/variants.ts'
import { messageIdOf } from '../inbound/inbound-plan.ts'
import { startProgram } from '../processes/start-program.ts'
import { authorizeAccounts, startProvider } from '../sends/start-provider.ts'
import type { Installation } from './installation.ts'
import type { ScaleAccount } from './seed-month.ts'

const insertReplies = statement(
  'bench_insert_replies',
  `WITH message AS (
     INSERT INTO messages (organization_id, id, phone_number_id, conversation_id, contact_id, direction, type, status, content, recipient)
     SELECT received.organization_id, asked.id, received.phone_number_id, conversation_id, contact_id, 'outbound', 'text', 'pending',
       'We open at seven.', sender
     FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS asked (organization_id, phone_number_id, provider_message_id, id)
     JOIN messages received USING (organization_id, phone_number_id, provider_message_id)
     RETURNING *
   ), send AS (
     INSERT INTO message_sends (organization_id, message_id, phone_number_id, conversation_id, payload)
     SELECT organization_id, id, phone_number_id, conversation_id, json_build_object('recipient_type', 'individual', 'to', recipient,
       'type', 'text', 'text', json_build_object('body', content))
     FROM message
   )
   SELECT id FROM message`,
)
const countOpen = statement(
  'bench_count_open',
  `SELECT (SELECT count(*) FROM provider_webhooks WHERE next_attempt_at IS NOT NULL)
     + (SELECT count(*) FROM message_sends WHERE state = 'pending')
     + (SELECT count(*) FROM webhook_deliveries WHERE next_attempt_at IS NOT NULL) AS open`,
)
const countRead = statement(
  'bench_count_read',
  `SELECT count(*) AS read FROM unnest($1::text[], $2::text[]) AS asked (organization_id, id)
   JOIN messages USING (organization_id, id) WHERE status = 'read'`,
)
/** Of each three messages, the first two are answered. */
const isAnswered = (index: number) => index % 3 < 2
/** Between a message and its answer. */
const answerMs = 1_000
const tickMs = 250
const maxAnswers = 200
const timeoutMs = 600_000

interface Answer extends ScaleAccount {
  readonly id: string
}

/** What a load has caused. */
export interface Caused {
  readonly messages: number
  readonly deliveries: number
  readonly seconds: number
}

/**
 * Prepares load for an installation: a receiver for each organization, and the simulated provider, which sends what the accounts
 * send, and reports that it was sent, delivered and read.
 *
 * @param accounts receive messages in turn
 */
export async function openTraffic({ database, client, api, url }: Installation, accounts: readonly ScaleAccount[]) {
  await using cleanup = new AsyncDisposableStack()
  const sink = cleanup.use(await startProgram({ entry: 'packages/bench/src/deliveries/sink-main.ts' }))
  const numbers = accounts.map(({ phone_number_id }) => phone_number_id)
  const provider = cleanup.use(
    await startProvider([...new Set(numbers)], {
      callbackUrl: `${api.url}/provider/webhooks`,
      statuses: ['sent', 'delivered', 'read'],
    }),
  )
  const subscriptionOf = new Map<string, string>()
  const { rows: accountRows } = await client.query('SELECT id FROM channel_accounts')
  await client.query('UPDATE organizations SET max_webhook_subscriptions = NULL')
  // Paused ones would collect deliveries.
  await client.query('UPDATE webhook_subscriptions SET deleted_at = now()')
  await database.transaction(async (tx) => {
    await authorizeAccounts(
      tx,
      accountRows.map(({ id }) => id),
    )
    for (const organizationId of new Set(accounts.map(({ organization_id }) => organization_id))) {
      const scope = { ...benchScope, organizationId, development: true }
      const body = { url: `${sink.url}/take`, event_types: ['*'] as const, enabled: true }
      subscriptionOf.set(organizationId, (await createWebhookSubscription(tx, scope, { body })).id)
    }
  })
  const kept = cleanup.move()
  const readSink = async () => (await (await fetch(sink.url)).json()) as SinkCounts
  const accountOf = (index: number) => accounts[index % accounts.length] as ScaleAccount
  let received = 0

  /** Answers those messages that are stored already. @returns the answers, and which messages have none yet */
  async function answer(indexes: readonly number[]): Promise<{ answers: Answer[]; left: number[] }> {
    const asked = indexes.map((index) => ({ ...accountOf(index), index, id: newId('message') }))
    return database.transaction(async (tx) => {
      const rows = await tx.query<{ id: string }>(insertReplies, [
        asked.map(({ organization_id }) => organization_id),
        asked.map(({ phone_number_id }) => phone_number_id),
        asked.map(({ index }) => messageIdOf(index)),
        asked.map(({ id }) => id),
      ])
      const made = new Set(rows.map(({ id }) => id))
      const answers = asked.filter(({ id }) => made.has(id))
      for (const { organization_id, phone_number_id } of answers)
        tx.hint(sendsChannel, `${organization_id} ${phone_number_id}`)
      return { answers, left: asked.filter(({ id }) => !made.has(id)).map(({ index }) => index) }
    })
  }

  const areRead = async (answers: readonly Answer[]) => {
    const ids = answers.map(({ id }) => id)
    const [row] = await database.query<{ read: number }>(countRead, [answers.map((each) => each.organization_id), ids])
    return row?.read === answers.length
  }

  return {
    subscriptionOf,
    startWorker: () => startProgram(workerProgram(url, { PROVIDER_BASE_URL: provider.url, CHANNEL_DEVELOPMENT: '1' })),
    /**
     * Posts `count` messages to the API, evenly over a time, and answers two of three. Resolves when all are sent and reported as read, and all
     * events are delivered. Needs a running worker.
     */
    async run(count: number, seconds: number): Promise<Caused> {
      const first = received
      received += count
      const before = (await readSink()).ids
      const environment = {
        ...{ COUNT: String(count), FIRST: String(first), SECONDS: String(seconds) },
        ...{ API: api.url, NUMBERS: numbers.join(',') },
      }
      await using poster = await startProgram({ entry: 'packages/bench/src/inbound/poster-main.ts', environment })
      const startedMs = performance.now()
      const posted = poster.run()
      posted.catch(() => undefined)
      const answers: Answer[] = []
      let waiting = Array.from({ length: count }, (_, index) => first + index).filter(isAnswered)
      const dueAt = (index: number) => startedMs + answerMs + ((index - first) / count) * seconds * 1_000
      await until('messages are not answered', async () => {
        const due = waiting.slice(0, maxAnswers).filter((index) => dueAt(index) <= performance.now())
        if (due.length === 0) return waiting.length === 0
        const { answers: made, left } = await answer(due)
        answers.push(...made)
        waiting = [...left, ...waiting.slice(due.length)]
        return waiting.length === 0
      })
      await posted
      await until('work is left', async () => {
        const [row] = await database.query<{ open: number }>(countOpen)
        return row?.open === 0 && (await areRead(answers))
      })
      return {
        messages: count + answers.length,
        deliveries: (await readSink()).ids - before,
        seconds: (performance.now() - startedMs) / 1_000,
      }
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

export type Traffic = Awaited<ReturnType<typeof openTraffic>>

/** @throws Error after {@link timeoutMs}; `what` is what still happens */
async function until(what: string, isDone: () => Promise<boolean>): Promise<void> {
  const endMs = performance.now() + timeoutMs
  while (!(await isDone())) {
    if (performance.now() > endMs) throw new Error(`After ${timeoutMs / 1_000} seconds ${what}.`)
    await delay(tickMs)
  }
}
