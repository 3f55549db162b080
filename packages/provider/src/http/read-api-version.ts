/** The default version of the provider's API. */
const defaultApiVersion = 'v23.0'

/**
 * Parses `PROVIDER_API_VERSION`.
 *
 * @param text such as `v23.0`; undefined for the default
 * @throws Error in one line if it is not a version
 */
export function readApiVersion(text: string = defaultApiVersion): string {
  if (/^v\d{1,3}\.\d{1,3}$/.test(text)) return text
  throw new Error(`PROVIDER_API_VERSION is ${JSON.stringify(text)}; it must be a version such as ${defaultApiVersion}.`)
}
