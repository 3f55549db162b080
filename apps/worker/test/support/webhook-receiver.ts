import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { statement } from '@channel/db'
import { collectLog } from '@channel/logger/testing'
import { meaningOf, parseWebhook } from '@channel/provider'
import type { Simulator } from '@channel/simulator'
import type { OwnDatabase } from '@channel/test-kit'
import { expect, onTestFinished } from 'vitest'
import { startInbox } from '../../src/inbound/start-inbox.ts'

const main = fileURLToPath(new URL('../../../api/src/main.ts', import.meta.url))
const verifyToken = 'a token that was agreed on'

const findStored = statement(
  'worker_test_stored_webhooks',
  `SELECT failure FROM provider_webhooks UNION ALL SELECT 'recorded as done: ' || webhook_id FROM provider_webhook_updates`,
)

/** The connection of the provider's webhooks to the service. */
export interface WebhookReceiver {
  /** The URL of the API. */
  readonly url: string
  /** The inbox's log of given-up webhooks, and its errors. */
  logged(): readonly unknown[]
  /** Resolves when all webhooks of the provider so far have been processed. Fails if some remain. */
  processed(): Promise<void>
}

/**
 * Connects the provider's webhooks as in production, for the rest of the test: the simulated provider signs them and
 * posts them to the API, a separate process, which stores them; an inbox processes them.
 *
 * @param database the service's
 * @param mediaBaseUrl the base URL of media in events
 */
export async function openWebhookReceiver(
  simulator: Simulator,
  database: OwnDatabase,
  mediaBaseUrl: string,
): Promise<WebhookReceiver> {
  const url = await startApi(simulator, database)
  await simulator.connectCallback(`${url}/provider/webhooks`, verifyToken)
  const errors: string[] = []
  const { log, lines } = collectLog({ level: 'info' })
  const inbox = startInbox({
    database,
    mediaBaseUrl,
    reader: { parse: parseWebhook, meaningOf },
    pollMs: 50,
    log,
    onError: (error) => errors.push(error.message),
  })
  onTestFinished(() => inbox.stop())
  return {
    url,
    logged: () => [...errors, ...lines],
    async processed() {
      await simulator.settled()
      await expect.poll(() => database.query(findStored)).toEqual([])
    },
  }
}

/** @returns the URL of the API */
async function startApi(simulator: Simulator, database: OwnDatabase): Promise<string> {
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: database.url,
      CHANNEL_SECRET: 'a secret that only these tests know',
      REDIS_URL: '',
      LOG_LEVEL: 'warn',
      PROVIDER_BASE_URL: simulator.url,
      PROVIDER_APP_ID: simulator.app.id,
      PROVIDER_APP_SECRET: simulator.app.secret,
      PROVIDER_VERIFY_TOKEN: verifyToken,
    },
  })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  const ready = once(child, 'message').then(([message]) => (message as { url: string }).url)
  const url = await Promise.race([ready, ended.then(() => undefined)])
  if (url === undefined) throw new Error('The API ended before it was ready.')
  return url
}
