import { statement } from '@channel/db'
import { collectLog } from '@channel/logger/testing'
import type { Simulator } from '@channel/simulator'
import type { OwnDatabase } from '@channel/test-kit'
import { expect, onTestFinished } from 'vitest'
import { startInbox } from '../../src/inbox/start-inbox.ts'
import { openWebhookEndpoint, verifyToken } from './webhook-endpoint.ts'

const findStored = statement(
  'worker_test_stored_webhooks',
  `SELECT failure FROM provider_webhooks UNION ALL SELECT 'recorded as done: ' || webhook_id FROM provider_webhook_updates`,
)

/** The connection of the provider's webhooks to the service. */
export interface WebhookReceiver {
  /** The inbox's log of given-up webhooks, and its errors. */
  logged(): readonly unknown[]
  /** Resolves when all webhooks of the provider so far have been processed. Fails if some remain. */
  processed(): Promise<void>
}

/**
 * Connects the provider's webhooks for the rest of the test: the simulated provider signs them and posts them to an
 * endpoint, which stores them; an inbox processes them.
 *
 * @param database the service's
 * @param mediaBaseUrl the base URL of media in events
 * @param apiUrl the address of an API on this database, which then receives them as in production; by default an
 *   endpoint in this process does, because an API takes more than a second of CPU time to start
 */
export async function openWebhookReceiver(
  simulator: Simulator,
  database: OwnDatabase,
  mediaBaseUrl: string,
  apiUrl?: string,
): Promise<WebhookReceiver> {
  const url = apiUrl ?? (await openWebhookEndpoint(simulator, database))
  await simulator.connectCallback(`${url}/provider/webhooks`, verifyToken)
  const errors: string[] = []
  const { log, lines } = collectLog({ level: 'info' })
  const inbox = startInbox({
    database,
    mediaBaseUrl,
    pollMs: 50,
    log,
    onError: (error) => errors.push(error.message),
  })
  onTestFinished(() => inbox.stop())
  return {
    logged: () => [...errors, ...lines],
    async processed() {
      await simulator.settled()
      await expect.poll(() => database.query(findStored)).toEqual([])
    },
  }
}
