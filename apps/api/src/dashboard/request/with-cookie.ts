/** A reply that sets the cookie of the session. */
export function withCookie<Reply extends { readonly headers: { 'X-Request-Id': string } }>(
  reply: Reply,
  cookie: string | undefined,
) {
  return { ...reply, headers: { ...reply.headers, 'Set-Cookie': cookie ?? '' } }
}
