/**
 * Something answered, but not in the service's words: a proxy's HTML page, a redirect, a body that is no JSON.
 * Usually `baseUrl` points elsewhere, or something on the way is ill.
 */
export class ChannelResponseError extends Error {
  override readonly name = 'ChannelResponseError'
  readonly status: number
  /** `X-Request-Id`, if the answer has one. */
  readonly requestId: string | undefined
  /** The beginning of the body (1,000 characters), as far as it could be read. */
  readonly body: string | undefined
  /** The response, its body already read. Not enumerable, so that a printed error stays readable. */
  declare readonly response: Response

  constructor(response: Response, problem: string, body?: string, options?: ErrorOptions) {
    const [url = ''] = response.url.split('?')
    const contentType = response.headers.get('content-type') ?? 'no content type'
    super(`${url || 'The service'} answered ${response.status} with ${problem} (${contentType}).`, options)
    this.status = response.status
    this.requestId = response.headers.get('x-request-id') ?? undefined
    this.body = body?.slice(0, 1000)
    Object.defineProperty(this, 'response', { value: response })
  }
}
