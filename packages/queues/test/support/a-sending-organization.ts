import { authorizeAccount } from '@channel/core/accounts'
import { addApiKey } from '@channel/core/api-keys'
import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import { aScope, aTenant, newPhoneNumberId } from '@channel/core/testing'
import { createWebhookSubscription } from '@channel/core/webhook-subscriptions'
import type { Database } from '@channel/db'
import { type Simulator, startSimulator } from '@channel/simulator'
import { onTestFinished } from 'vitest'
import { secretOfProcesses } from './start-process.ts'

/** An organization with an API key and a webhook, whose account sends through a simulator, for the processes that tests start. */
export async function aSendingOrganization(database: Database, webhookUrl: string) {
  const simulator: Simulator = await startSimulator({ behavior: { enforce_window: false } })
  onTestFinished(() => simulator.stop())
  const { organization, account } = await aTenant(database)
  const { id, phone_number_id } = account
  const [waba_id, token] = [newPhoneNumberId(), 'the-token-of-the-test']
  const secrets = deriveSecrets(secretOfProcesses)
  const scope = { ...aScope(organization.id), secrets, development: true }
  const body = { url: webhookUrl, event_types: ['*'] as const, enabled: true }
  const { key } = await database.transaction(async (tx) => {
    await authorizeAccount(tx, secrets, { id, token, waba_id })
    await createWebhookSubscription(tx, scope, { body })
    return addApiKey(tx, { organization_id: organization.id })
  })
  simulator.setToken(waba_id, token)
  simulator.setNumber(phone_number_id, { waba_id })
  return { simulator, account, key }
}
