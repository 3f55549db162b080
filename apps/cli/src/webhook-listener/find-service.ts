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
 * @throws Failure when there is no key
 */
export async function findService(environment: NodeJS.ProcessEnv): Promise<ServiceAccess> {
  const directory = dataDirectory(environment)
  const apiKey = environment.CHANNEL_API_KEY || (await readDemoFile(directory))?.key
  if (!apiKey) {
    throw new Failure(
      `There is no demo in ${directory}: set CHANNEL_API_KEY to a key, which \`channel key create\` makes.`,
    )
  }
  return { apiKey, baseUrl: environment.CHANNEL_URL || (await readServiceAddress(directory)) }
}
