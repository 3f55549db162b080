import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { type Environment, readVariables } from '@channel/settings'
import { demoAccounts, demoAuthorization } from '../demo/demo-data.ts'
import { Failure } from '../output/failure.ts'

/** The demo's simulated provider, and the settings that the API and the worker need for it. */
export interface RunningSimulator {
  readonly url: string
  readonly settings: ReturnType<typeof simulatedApp> & { readonly PROVIDER_BASE_URL: string }
}

export interface SimulatorAddresses {
  /** The API's port as configured; 0 picks a free one. */
  readonly apiPort: number
  /** Whether SIMULATOR_PORT is set: then it is that port and no other. */
  readonly hasPort: boolean
  /** The simulator's previous URL, reused after a restart. */
  readonly url?: string | undefined
  /** The receiver of its webhooks, once known; the state file does not contain it. */
  readonly apiUrl?: string | undefined
}

/** The simulator's command line: its port, its state file, and the demo's numbers. */
export function simulatorArguments(dataDirectory: string, addresses: SimulatorAddresses): string[] {
  const { apiUrl } = addresses
  const numbers = demoAccounts.flatMap(({ phone_number_id, phone_number, name }) => [
    '--number',
    [phone_number_id, demoAuthorization.waba_id, phone_number, name].join(','),
  ])
  const callback = apiUrl === undefined ? [] : ['--callback-url', callbackUrl(apiUrl)]
  return [...portArguments(addresses), '--data', join(dataDirectory, 'simulator.json'), ...callback, ...numbers]
}

/**
 * The same port at every start, so that the page can be bookmarked; a second service takes the next one. A service on any free
 * port shares no range of ports with others: one that starts while this simulator restarts would take its port.
 */
function portArguments({ apiPort, hasPort, url }: SimulatorAddresses): string[] {
  if (url !== undefined) return ['--port', new URL(url).port]
  if (hasPort) return []
  return apiPort === 0 ? ['--port', '0'] : ['--or-next-port']
}

/**
 * The app at the provider, its secret that signs webhooks, and the token of their handshake: from the environment,
 * else generated.
 */
export function simulatedApp(environment: Environment) {
  const { PROVIDER_APP_ID, PROVIDER_APP_SECRET, PROVIDER_VERIFY_TOKEN } = readVariables(environment, [
    'PROVIDER_APP_ID',
    'PROVIDER_APP_SECRET',
    'PROVIDER_VERIFY_TOKEN',
  ])
  return {
    PROVIDER_APP_ID: PROVIDER_APP_ID ?? '1000',
    PROVIDER_APP_SECRET: PROVIDER_APP_SECRET ?? randomBytes(24).toString('base64url'),
    PROVIDER_VERIFY_TOKEN: PROVIDER_VERIFY_TOKEN ?? randomBytes(24).toString('base64url'),
  }
}

/**
 * Makes the simulator send its webhooks to the API.
 *
 * @param apiUrl the API's URL on this machine
 * @throws Failure if the handshake fails
 */
export async function connectSimulator({ url, settings }: RunningSimulator, apiUrl: string): Promise<void> {
  const callback = { url: callbackUrl(apiUrl), verify_token: settings.PROVIDER_VERIFY_TOKEN }
  const response = await fetch(`${url}/_control/callback`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(callback),
  })
  if (response.ok) return
  throw new Failure(`The simulated provider cannot send webhooks to ${callback.url}: ${await response.text()}`)
}

function callbackUrl(apiUrl: string): string {
  return `${apiUrl}/provider/webhooks`
}
