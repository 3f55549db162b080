import { type Environment, readVariables } from '@channel/settings'
import { dataDirectory } from './data-directory.ts'
import { readDemoFile } from './demo/demo-file.ts'
import { Failure } from './output/failure.ts'
import { readServiceUrl } from './service-url.ts'

/**
 * Finds the key of the service (CHANNEL_API_KEY, by default the demo's) and its URL (CHANNEL_URL, by default the last saved one),
 * for a client.
 *
 * @throws Failure if there is no key; SettingsError if CHANNEL_URL is not a URL
 */
export async function findService(environment: Environment) {
  const { CHANNEL_API_KEY, CHANNEL_URL } = readVariables(environment, ['CHANNEL_API_KEY', 'CHANNEL_URL'])
  const directory = dataDirectory(environment)
  const apiKey = CHANNEL_API_KEY ?? (await readDemoFile(directory))?.key
  if (!apiKey) {
    throw new Failure(
      `There is no demo in ${directory}: set CHANNEL_DATA_DIR to the directory of one, or CHANNEL_API_KEY to a key from \`channel key create\`.`,
    )
  }
  return { apiKey, baseUrl: CHANNEL_URL ?? (await readServiceUrl(directory)) }
}
