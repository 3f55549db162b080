import { JsonError, parseJson } from './generated/runtime.js'
import { readBodyBytes } from './read-body-bytes.ts'
import { BodyTooLargeError, UnsupportedMediaTypeError } from './request-errors.ts'

export { BodyTooLargeError, JsonError, UnsupportedMediaTypeError }

/** 1 MiB: what a request body may hold at most. */
export const maxBodyBytes = 1_048_576

const jsonMediaType = /^application\/json[\t ]*(?:;|$)/i

/**
 * Reads and parses the JSON body of `request`.
 *
 * @returns the parsed value, or undefined when the request has no body at all.
 * @throws BodyTooLargeError, UnsupportedMediaTypeError, RequestAbortedError; JsonError for what is no JSON, nested too
 * deep, or holds a number that would not come back as it was
 */
export async function readJsonBody(request: Request): Promise<unknown> {
  if (request.headers.get('content-length') === '0') return undefined
  const bytes = await readBodyBytes(request, maxBodyBytes)
  if (bytes.byteLength === 0) return undefined
  refuseOtherMediaTypes(request.headers)
  return parseJson(bytes)
}

function refuseOtherMediaTypes(headers: Headers): void {
  const contentType = headers.get('content-type')
  if (contentType === null) throw new UnsupportedMediaTypeError('The body has no Content-Type; send application/json.')
  if (!jsonMediaType.test(contentType)) {
    throw new UnsupportedMediaTypeError('The body must be sent as Content-Type: application/json.')
  }
  const encoding = headers.get('content-encoding')
  if (encoding !== null && encoding.toLowerCase() !== 'identity') {
    throw new UnsupportedMediaTypeError('The body must be sent without a Content-Encoding.')
  }
}
