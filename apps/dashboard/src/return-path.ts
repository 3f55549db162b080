/**
 * The path to open after sign-in, from `?return=`. Only paths of this page: another origin's page must not be opened
 * by a link to the sign-in page.
 */
export function returnPath(given: unknown): string {
  if (typeof given !== 'string' || !/^\/(?![/\\])/.test(given)) return '/'
  const url = new URL(given, location.origin)
  if (url.origin !== location.origin || url.pathname.startsWith('/sign-in')) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}
