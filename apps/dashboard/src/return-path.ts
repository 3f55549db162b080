import { readStored, store } from './stored-value.ts'

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

/** Remembers a path of this page, in this tab, while the identity provider signs the user in. */
export function rememberReturn(path: string): void {
  store('return', path, 'session')
}

/** The path that was remembered, once; undefined for the first page. */
export function takeReturn(): string | undefined {
  const path = returnPath(readStored('return', 'session'))
  store('return', '', 'session')
  return path === '/' ? undefined : path
}
