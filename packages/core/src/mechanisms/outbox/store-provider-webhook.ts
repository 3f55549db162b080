import { type Database, statement } from '@channel/db'
import { currentTraceparent, outsideSpans } from '@channel/traces'
import { type InboxLane, inboxChannels } from './inbox-channel.ts'

const storeStatement = statement(
  'store_provider_webhook',
  'INSERT INTO provider_webhooks (body, phone_number_id, traceparent, is_history) VALUES ($1, $2, $3, $4)',
)

interface Waiting {
  readonly body: Uint8Array
  readonly traceparent: string | null
  readonly stored: PromiseWithResolvers<void>
}

/** The webhooks of a process that wait to be stored. */
interface Store {
  readonly waiting: Waiting[]
  transactions: number
}

/** Two, so that a transaction without a response does not hold up all others. */
const maxTransactions = 2
const maxPerTransaction = 50

const stores = new WeakMap<Database, Store>()

/**
 * Stores a webhook of the provider unchanged, and hints at it. Workers process it. Webhooks that arrive while others are being
 * stored share a transaction: one commit for many.
 *
 * @param body the exact bytes, with a verified signature
 */
export function storeProviderWebhook(database: Database, body: Uint8Array): Promise<void> {
  const store = stores.get(database) ?? { waiting: [], transactions: 0 }
  stores.set(database, store)
  const stored = Promise.withResolvers<void>()
  store.waiting.push({ body, traceparent: currentTraceparent(), stored })
  if (store.transactions < maxTransactions) void outsideSpans(() => storeWaiting(database, store))
  return stored.promise
}

async function storeWaiting(database: Database, store: Store): Promise<void> {
  store.transactions++
  while (store.waiting.length > 0) {
    const batch = store.waiting.splice(0, maxPerTransaction)
    try {
      await database.transaction(async (tx) => {
        for (const { body, traceparent } of batch) {
          const lane = laneOf(body)
          tx.enqueue(storeStatement, [body, firstNumberOf(body), traceparent, lane === 'history'])
          tx.hint(inboxChannels[lane], '')
        }
      })
      for (const { stored } of batch) stored.resolve()
    } catch (error) {
      for (const { stored } of batch) stored.reject(error)
    }
  }
  store.transactions--
}

/** Where the first number of a webhook is, in bytes: before its messages, whose texts may have any length. */
const maxOffset = 16_384

/**
 * The number of the first update, which decides whose turn it is; empty without one. The webhook is not parsed here. In
 * texts of contacts quotes are escaped, so that they cannot name a number.
 */
function firstNumberOf(body: Uint8Array): string {
  const begin = Buffer.from(body.subarray(0, maxOffset)).toString('latin1')
  return /"phone_number_id"\s*:\s*"(\d{1,32})"/.exec(begin)?.[1] ?? ''
}

/**
 * A part of a history may be thousands of messages. It is imported beside the inbox, so that new messages do not wait for it. A webhook in
 * another form is processed in the inbox.
 */
function laneOf(body: Uint8Array): InboxLane {
  const buffer = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  // Most webhooks have the word nowhere, and are read once.
  const isHistory = buffer.includes('"history"') && /"field"\s*:\s*"history"/.test(buffer.toString('latin1'))
  return isHistory ? 'history' : 'inbox'
}
