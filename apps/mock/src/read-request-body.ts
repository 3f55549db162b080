import { Refusal } from './refusal.ts'

const MAX_BYTES = 1_048_576

/**
 * The request's JSON body as text, undefined when it has none.
 *
 * @throws Refusal when it is too large, of another media type or no JSON.
 */
export async function readRequestBody(request: Request): Promise<string | undefined> {
  const bytes = await request.arrayBuffer()
  if (bytes.byteLength === 0) return undefined
  if (bytes.byteLength > MAX_BYTES) {
    throw new Refusal('payload_too_large', `The body is larger than ${MAX_BYTES} bytes.`)
  }
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (mediaType !== 'application/json') {
    throw new Refusal('unsupported_media_type', 'The body must be sent as Content-Type: application/json.')
  }
  const text = new TextDecoder().decode(bytes)
  try {
    JSON.parse(text)
  } catch (error) {
    throw new Refusal('invalid_field_value', `The body is not valid JSON: ${(error as Error).message}.`)
  }
  return text
}
