import { type BodyLimits, bodyReader } from './body-reader.ts'

export type { BodyLimits } from './body-reader.ts'

/**
 * Parses the JSON body of a request that has no route.
 *
 * @returns undefined if the request has no body
 * @throws BodyTooLargeError, UnsupportedMediaTypeError, RequestAbortedError, JsonError
 */
export async function readJsonBody(request: Request, limits: BodyLimits): Promise<unknown> {
  return (await bodyReader({ 'application/json': {} }, limits)(request))?.value
}
