/** The version of the provider's API that is used by default. */
export const defaultApiVersion = 'v23.0'

/**
 * Reads `PROVIDER_API_VERSION`.
 *
 * @param text such as `v23.0`; undefined for the default
 * @throws Error in one line when it is not a version
 */
export function readApiVersion(text: string = defaultApiVersion): string {
  if (/^v\d{1,3}\.\d{1,3}$/.test(text)) return text
  throw new Error(
    `PROVIDER_API_VERSION is ${JSON.stringify(text)}; it has to be a version such as ${defaultApiVersion}.`,
  )
}
