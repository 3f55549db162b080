/**
 * The path to open after sign-in, from `?return=`. Only paths of this page: another origin's page must not be opened
 * by a link to the sign-in page.
 */
export function returnPath(given: unknown, origin = location.origin): string {
  if (typeof given !== 'string' || !/^\/(?![/\\])/.test(given)) return '/'
  const url = new URL(given, origin)
  // `/.//host` becomes `//host`, which names another origin.
  if (url.origin !== origin || /^\/(\/|sign-in)/.test(url.pathname)) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}
