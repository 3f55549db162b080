import { resolve } from 'node:path'

/**
 * The directory of the embedded database's pointer, the secret and the demo's key: CHANNEL_DATA_DIR, default
 * `.channel`.
 */
export function dataDirectory(environment: NodeJS.ProcessEnv): string {
  return resolve(environment.CHANNEL_DATA_DIR || '.channel')
}
