import { type Environment, mediaBaseUrl as mediaBaseUrlOf, readVariables } from '@channel/settings'

/** The base URL of media, the same as for the API that `start` runs in this environment. */
export function mediaBaseUrl(environment: Environment): string {
  const values = readVariables(environment, ['MEDIA_BASE_URL', 'PUBLIC_URL', 'PORT'])
  return mediaBaseUrlOf(values, `http://127.0.0.1:${values.PORT}`)
}
