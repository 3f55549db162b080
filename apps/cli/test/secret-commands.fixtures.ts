import { authorizeAccount } from '@channel/core/accounts'
import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import { secretStatus } from '@channel/core/secret-rotation'
import { aTenant } from '@channel/core/testing'
import { createWebhookSubscription } from '@channel/core/webhook-subscriptions'
import { createTestDatabase, type OwnDatabase } from '@channel/test-kit'
import { afterEach, beforeEach } from 'vitest'

const oldSecret = 'the old secret of thirty-two characters or more'
export const newSecret = 'the new secret of thirty-two characters or more'
/** The secrets with which the values of a test are stored, and those to which it rotates them. */
export const [before, after] = [deriveSecrets(oldSecret), deriveSecrets(`${newSecret},${oldSecret}`)]

/** A database per test with a provider token and a webhook secret, stored with the old secret. */
export function useStoredSecrets() {
  let database: OwnDatabase
  let environment: NodeJS.ProcessEnv

  beforeEach(async () => {
    database = await createTestDatabase()
    environment = { DATABASE_URL: database.url, CHANNEL_SECRET: `${newSecret},${oldSecret}` }
    const { account, scope } = await aTenant(database)
    const body = { url: 'https://hooks.example.com/', event_types: ['*'] as const, enabled: true }
    await database.transaction(async (tx) => {
      await authorizeAccount(tx, before, { id: account.id, token: 'the-token', waba_id: '4711' })
      await createWebhookSubscription(tx, { ...scope, secrets: before }, { body })
    })
  })
  afterEach(() => database.drop())

  /** The number of provider tokens and webhook secrets per key. */
  async function counts(): Promise<number[][]> {
    const { keys } = await secretStatus(database, after, new Date())
    return keys.map(({ values }) => [values.provider_tokens, values.webhook_secrets])
  }

  return { counts, database: () => database, environment: () => environment }
}
