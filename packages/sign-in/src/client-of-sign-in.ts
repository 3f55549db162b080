/** The client of a request to sign in, and its cookies. */
export interface ClientOfSignIn {
  /** The header `Cookie`. */
  readonly cookie?: string | undefined
  readonly userAgent?: string | undefined
  /** The IP address. */
  readonly address?: string | undefined
}

/** The header in which better-auth finds the client's address. Only {@link headersOf} sets it. */
export const addressHeader = 'x-client-address'

/** The headers that better-auth needs of a request. */
export function headersOf({ cookie, userAgent, address }: ClientOfSignIn): Headers {
  const headers = new Headers()
  if (cookie !== undefined) headers.set('cookie', cookie)
  if (userAgent !== undefined) headers.set('user-agent', userAgent)
  if (address !== undefined) headers.set(addressHeader, address)
  return headers
}

/** The header `Set-Cookie` with the cookie of the session, if a response has one. */
export function sessionCookie(headers: Headers): string | undefined {
  return headers.getSetCookie().find((cookie) => /^(__Secure-)?channel\.session_token=/.test(cookie))
}

/** The header `Cookie` of a client that received these. */
export function cookiesOf(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
