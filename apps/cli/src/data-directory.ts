import { resolve } from 'node:path'

/** Where the embedded database's pointer, the secret and the demo's key are kept: CHANNEL_DATA_DIR, or `.channel`. */
export function dataDirectory(environment: NodeJS.ProcessEnv): string {
  return resolve(environment.CHANNEL_DATA_DIR || '.channel')
}
