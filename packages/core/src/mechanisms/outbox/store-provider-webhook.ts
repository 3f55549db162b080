import { type Database, statement } from '@channel/db'
import { inboxChannel } from './inbox-channel.ts'

const storeStatement = statement('store_provider_webhook', 'INSERT INTO provider_webhooks (body) VALUES ($1)')

interface Waiting {
  readonly body: Uint8Array
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
  store.waiting.push({ body, stored })
  if (store.transactions < maxTransactions) void storeWaiting(database, store)
  return stored.promise
}

async function storeWaiting(database: Database, store: Store): Promise<void> {
  store.transactions++
  while (store.waiting.length > 0) {
    const batch = store.waiting.splice(0, maxPerTransaction)
    try {
      await database.transaction(async (tx) => {
        for (const { body } of batch) tx.enqueue(storeStatement, [body])
        tx.hint(inboxChannel, '')
      })
      for (const { stored } of batch) stored.resolve()
    } catch (error) {
      for (const { stored } of batch) stored.reject(error)
    }
  }
  store.transactions--
}
