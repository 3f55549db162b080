import { readMediaBaseUrl } from '@channel/core'

/** The base URL of media, the same as for the API that `start` runs in this environment. */
export function mediaBaseUrl(environment: NodeJS.ProcessEnv): string {
  return readMediaBaseUrl(environment, `http://127.0.0.1:${environment.PORT || 8787}`)
}
