import { type Database, statement } from '@channel/db'
import { inboxChannel } from './inbox-channel.ts'

const storeStatement = statement('store_provider_webhook', 'INSERT INTO provider_webhooks (body) VALUES ($1)')

/**
 * Keeps a webhook of the provider's as it came, in one round trip, and hints at it; workers do the rest.
 *
 * @param body the bytes, after their signature was found right
 */
export function storeProviderWebhook(database: Database, body: Uint8Array): Promise<void> {
  return database.transaction(async (tx) => {
    tx.enqueue(storeStatement, [body])
    tx.hint(inboxChannel, '')
  })
}
