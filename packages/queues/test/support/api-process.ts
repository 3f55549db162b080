import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Simulator } from '@channel/simulator'
import type { OwnDatabase } from '@channel/test-kit'
import { onTestFinished } from 'vitest'
import { verifyToken } from './webhook-endpoint.ts'

const main = fileURLToPath(new URL('../../../../apps/api/src/main.ts', import.meta.url))

/**
 * Starts the API as a process, for the rest of the test. It receives the provider's webhooks.
 *
 * @returns its address
 */
export async function startApiProcess(simulator: Simulator, database: OwnDatabase): Promise<string> {
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
