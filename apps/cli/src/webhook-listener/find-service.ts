import { dataDirectory } from '../data-directory.ts'
import { readDemoFile } from '../demo/demo-file.ts'
import { Failure } from '../output/failure.ts'
import { readServiceAddress } from '../service-address.ts'

/** How to reach the service as a customer does. */
export interface ServiceAccess {
  readonly apiKey: string
  readonly baseUrl: string
}

/**
 * Reads CHANNEL_API_KEY, else the demo's key, and CHANNEL_URL, else the address at which the service was started.
 *
 * @throws Failure when there is no key, or CHANNEL_URL is no address
 */
export async function findService(environment: NodeJS.ProcessEnv): Promise<ServiceAccess> {
  const directory = dataDirectory(environment)
  const apiKey = environment.CHANNEL_API_KEY || (await readDemoFile(directory))?.key
  if (!apiKey) {
    throw new Failure(
      `There is no demo in ${directory}: set CHANNEL_API_KEY to a key, which \`channel key create\` makes.`,
    )
  }
  const given = environment.CHANNEL_URL
  if (given && !/^https?:\/\/[^/]/.test(given)) {
    throw new Failure(`CHANNEL_URL is "${given}"; it has to be where the service is, such as http://127.0.0.1:8787.`)
  }
  return { apiKey, baseUrl: given || (await readServiceAddress(directory)) }
}
