import { BodyTooLargeError, JsonError, readJsonBody, UnsupportedMediaTypeError } from '@channel/contract/read-json-body'
import { Refusal } from './refusal.ts'

/**
 * The request's JSON body as text, undefined without one. Decoded as the service does.
 *
 * @throws Refusal if the body is too large, of another media type or not JSON.
 */
export async function readRequestBody(request: Request): Promise<string | undefined> {
  const body = await readJsonBody(request).catch((error: unknown) => {
    throw refusalOf(error) ?? error
  })
  return body === undefined ? undefined : JSON.stringify(body)
}

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof BodyTooLargeError) return new Refusal('payload_too_large', error.message)
  if (error instanceof UnsupportedMediaTypeError) return new Refusal('unsupported_media_type', error.message)
  if (error instanceof JsonError) return new Refusal('invalid_field_value', `The ${error.message}.`)
  return undefined
}
