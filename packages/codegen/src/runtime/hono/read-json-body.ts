import { decodeUtf8, parseJson } from './parse-json.ts'
import { readBodyBytes } from './read-body-bytes.ts'
import { UnsupportedMediaTypeError } from './request-errors.ts'

/** How large a request body may be. */
export interface BodyLimits {
  readonly maxBytes: number
  /** How many arrays and objects may be inside each other. */
  readonly maxDepth: number
}

/** A JSON body. */
export interface JsonBody {
  readonly value: unknown
  /** Whether characters are escaped by their number: only so can JSON in UTF-8 hold NUL or a lone surrogate. */
  readonly hasEscapes: boolean
}

const jsonMediaType = /^application\/json[\t ]*(?:;|$)/i

/**
 * Reads and parses the JSON body of `request`.
 *
 * @returns undefined when the request has no body at all
 * @throws BodyTooLargeError, UnsupportedMediaTypeError, RequestAbortedError; JsonError for what is no JSON, nested too
 * deep, or holds a number that a double cannot hold
 */
export async function readJsonBody(
  request: Request,
  { maxBytes, maxDepth }: BodyLimits,
): Promise<JsonBody | undefined> {
  if (request.headers.get('content-length') === '0') return undefined
  const bytes = await readBodyBytes(request, maxBytes)
  if (bytes.byteLength === 0) return undefined
  refuseOtherMediaTypes(request.headers)
  const text = decodeUtf8(bytes)
  return { value: parseJson(text, maxDepth), hasEscapes: text.includes('\\u') }
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
