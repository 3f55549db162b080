import { readMediaBaseUrl } from '@channel/core'

/** Below which address media lie, as the API that `start` runs with the same environment says it. */
export function mediaBaseUrl(environment: NodeJS.ProcessEnv): string {
  return readMediaBaseUrl(environment, `http://127.0.0.1:${environment.PORT || 8787}`)
}
