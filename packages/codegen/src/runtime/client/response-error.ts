/**
 * A response that is not in the format of the document: a proxy's HTML page, a redirect, a body that is not JSON.
 * Usually `baseUrl` is wrong, or a proxy on the way failed.
 */
export class ResponseError extends Error {
  override readonly name: string = 'ResponseError'
  readonly status: number
  /** `X-Request-Id`, if the response has one. */
  readonly requestId: string | undefined
  /** The first 1,000 characters of the body, if readable. */
  readonly body: string | undefined
  /** The response, with its body already read. Not enumerable, so that a printed error stays readable. */
  declare readonly response: Response

  constructor(response: Response, problem: string, body?: string, options?: ErrorOptions) {
    const [url = ''] = response.url.split('?')
    const contentType = response.headers.get('content-type') ?? 'no content type'
    super(`${url || 'The service'} responded with ${response.status} and ${problem} (${contentType}).`, options)
    this.status = response.status
    this.requestId = response.headers.get('x-request-id') ?? undefined
    this.body = body?.slice(0, 1000)
    Object.defineProperty(this, 'response', { value: response })
  }
}
