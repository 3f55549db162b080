import { authorizeAccount } from '@channel/core/accounts'
import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import type { Transaction } from '@channel/db'
import type { RunningProcess } from '@channel/test-kit/start-process'
import { benchSecret } from '../database/fixture.ts'
import { providerSettings } from '../inbound/inbound-plan.ts'
import { startProgram } from '../processes/start-program.ts'
import { providerTemplate } from './seed-broadcasts.ts'

const wabaId = '1020304050'
export const providerToken = 'the-token-of-the-bench'

/**
 * Starts the simulated provider with numbers, outside of its 24-hour window.
 *
 * @param reports where it posts its webhooks, and which statuses of a message it reports; by default none
 */
export async function startProvider(
  numbers: readonly string[],
  { callbackUrl, statuses = [] }: { readonly callbackUrl?: string; readonly statuses?: readonly string[] } = {},
): Promise<RunningProcess> {
  const provider = await startProgram({
    entry: 'apps/simulator/src/main.ts',
    environment: providerSettings,
    args: [
      ...['--port', '0', ...(callbackUrl === undefined ? [] : ['--callback-url', callbackUrl])],
      ...numbers.flatMap((id, index) => ['--number', `${id},${wabaId},+1555010${index},Bench`]),
    ],
  })
  async function control(path: string, body: object): Promise<void> {
    const response = await fetch(`${provider.url}/_control/${path}`, { method: 'PUT', body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`The simulated provider refused ${path}: ${await response.text()}`)
  }
  await control('behavior', { statuses, enforce_window: false })
  await control(`wabas/${wabaId}`, { token: providerToken, templates: [providerTemplate] })
  return provider
}

/** Lets accounts send with the token that the provider expects. */
export async function authorizeAccounts(tx: Transaction, accountIds: readonly string[]): Promise<void> {
  const secrets = deriveSecrets(benchSecret)
  for (const id of accountIds) await authorizeAccount(tx, secrets, { id, token: providerToken, waba_id: wabaId })
}
