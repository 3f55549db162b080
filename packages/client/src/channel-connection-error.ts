/**
 * No answer, or only the beginning of one: the address is wrong, the service is down, or the line broke.
 * `cause` is what `fetch` threw. An abort by your own signal is not this error: it is rethrown as it is.
 */
export class ChannelConnectionError extends Error {
  override readonly name = 'ChannelConnectionError'
  readonly method: string
  /** Without its query, which may hold personal data. */
  readonly url: string

  constructor(request: { method: string; url: string }, cause: unknown) {
    const [url = ''] = request.url.split('?')
    super(`${request.method} ${url} failed before it was answered: ${reasonOf(cause)}`, { cause })
    this.method = request.method
    this.url = url
  }
}

/** `fetch` in Node says only "fetch failed"; the reason is one level deeper. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  const deeper = cause.cause
  if (!(deeper instanceof Error)) return cause.message
  return deeper.message || String((deeper as { code?: unknown }).code ?? cause.message)
}
