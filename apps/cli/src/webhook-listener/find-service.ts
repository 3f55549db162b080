import { dataDirectory } from '../data-directory.ts'
import { readDemoFile } from '../demo/demo-file.ts'
import { Failure } from '../output/failure.ts'
import { readServiceAddress } from '../service-address.ts'

/** The key and address of the service, for a client. */
export interface ServiceAccess {
  readonly apiKey: string
  readonly baseUrl: string
}

/**
 * Reads CHANNEL_API_KEY, default the demo's key, and CHANNEL_URL, default the last start address of the service.
 *
 * @throws Failure if there is no key, or CHANNEL_URL is not an address
 */
export async function findService(environment: NodeJS.ProcessEnv): Promise<ServiceAccess> {
  const directory = dataDirectory(environment)
  const apiKey = environment.CHANNEL_API_KEY || (await readDemoFile(directory))?.key
  if (!apiKey) {
    throw new Failure(`There is no demo in ${directory}: set CHANNEL_API_KEY to a key from \`channel key create\`.`)
  }
  const given = environment.CHANNEL_URL
  if (given && !/^https?:\/\/[^/]/.test(given)) {
    throw new Failure(
      `CHANNEL_URL is "${given}"; it must be the address of the service, such as http://127.0.0.1:8787.`,
    )
  }
  return { apiKey, baseUrl: given || (await readServiceAddress(directory)) }
}
