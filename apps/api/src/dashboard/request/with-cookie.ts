/** A reply that sets the cookie of the session. */
export function withCookie<Status extends number, Body>(
  {
    status,
    headers,
    body,
  }: { readonly status: Status; readonly headers: { 'X-Request-Id': string }; readonly body: Body },
  cookie: string | undefined,
) {
  return { status, headers: { ...headers, 'Set-Cookie': cookie ?? '' }, body } as const
}
