import { resolve } from 'node:path'
import { type Environment, readVariables } from '@channel/settings'

/** The directory of the embedded database's pointer, the secret and the demo's key: CHANNEL_DATA_DIR. */
export function dataDirectory(environment: Environment): string {
  return resolve(readVariables(environment, ['CHANNEL_DATA_DIR']).CHANNEL_DATA_DIR)
}
