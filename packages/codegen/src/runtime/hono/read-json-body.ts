import { type BodyLimits, bodyReader } from './read-body.ts'

export type { BodyLimits } from './read-body.ts'

/**
 * Reads and parses the JSON body of `request`, where there is no route.
 *
 * @returns undefined when the request has no body at all
 * @throws BodyTooLargeError, UnsupportedMediaTypeError, RequestAbortedError, JsonError
 */
export async function readJsonBody(request: Request, limits: BodyLimits): Promise<unknown> {
  return (await bodyReader({ 'application/json': {} }, limits)(request))?.value
}
