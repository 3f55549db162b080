import { type Database, statement } from '@channel/db'
import { inboxChannel } from './inbox-channel.ts'

const storeStatement = statement('store_provider_webhook', 'INSERT INTO provider_webhooks (body) VALUES ($1)')

/**
 * Stores a webhook of the provider unchanged, in one round trip, and hints at it. Workers process it.
 *
 * @param body the exact bytes, with a verified signature
 */
export function storeProviderWebhook(database: Database, body: Uint8Array): Promise<void> {
  return database.transaction(async (tx) => {
    tx.enqueue(storeStatement, [body])
    tx.hint(inboxChannel, '')
  })
}
