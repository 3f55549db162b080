/**
 * Returns the public base URL of media, without a trailing slash: `MEDIA_BASE_URL`, by default `media` below `PUBLIC_URL`.
 *
 * @param env the environment variables
 * @param ownUrl the URL of the API if `PUBLIC_URL` is not set
 * @throws Error with a one-line message for an invalid `MEDIA_BASE_URL`
 */
export function readMediaBaseUrl(env: Readonly<Record<string, string | undefined>>, ownUrl: string): string {
  const text = env.MEDIA_BASE_URL
  if (!text) return `${withoutSlash(env.PUBLIC_URL || ownUrl)}/media`
  const { protocol, search, hash } = URL.canParse(text) ? new URL(text) : { protocol: '', search: '', hash: '' }
  if (!/^https?:$/.test(protocol) || search !== '' || hash !== '') {
    throw new Error(`MEDIA_BASE_URL is ${JSON.stringify(text)}; it has to be an http or https URL without a query.`)
  }
  return withoutSlash(text)
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '')
}
