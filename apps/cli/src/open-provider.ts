import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { httpProvider, type Provider } from '@channel/provider'
import { type Environment, isSet, readVariables } from '@channel/settings'
import { dataDirectory } from './data-directory.ts'

/** The variables of a command that calls the provider: those of the workers. */
export const providerNames = ['PROVIDER_BASE_URL', 'PROVIDER_API_VERSION'] as const

/** The provider that the service uses: that of PROVIDER_BASE_URL, or the simulated one that `start` runs. */
export async function openProvider(environment: Environment): Promise<Provider> {
  const { PROVIDER_BASE_URL, PROVIDER_API_VERSION: apiVersion } = readVariables(environment, providerNames)
  const baseUrl =
    PROVIDER_BASE_URL ?? (isSet(environment, 'DATABASE_URL') ? undefined : await simulatorUrl(environment))
  return httpProvider({ baseUrl, apiVersion })
}

async function simulatorUrl(environment: Environment): Promise<string | undefined> {
  const saved = await readFile(join(dataDirectory(environment), 'simulator.json'), 'utf8').catch(() => undefined)
  return saved === undefined ? undefined : (JSON.parse(saved) as { url: string }).url
}
