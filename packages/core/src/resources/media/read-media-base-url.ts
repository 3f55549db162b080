/**
 * The public address below which media lie, without a slash at its end: `MEDIA_BASE_URL`, else `media` below `PUBLIC_URL`.
 *
 * @param env what the process is told
 * @param ownUrl where the API is reached when neither says so
 * @throws Error in one line for a `MEDIA_BASE_URL` that is none
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
