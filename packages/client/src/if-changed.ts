import { unwrap } from './unwrap.ts'

/** The result of a conditional request: the body, or that it has not changed. `etag` is for the next request. */
export type IfChanged<Body> =
  | { unchanged: false; body: Body; etag: string | undefined }
  | { unchanged: true; body?: undefined; etag: string | undefined }

/**
 * Turns a result of the raw client into its body, or into the fact that it is unchanged (304), or throws like
 * {@link unwrap}.
 *
 * @example
 * const params = { path: { phone_number_id: '106540352242922' }, header: { 'If-None-Match': etag } }
 * const result = unwrapIfChanged(await channel.raw.GET('/v1/{phone_number_id}/conversations', { params }))
 * if (!result.unchanged) console.log(result.body.data)
 */
export function unwrapIfChanged<Body>(result: { data?: Body; error?: unknown; response: Response }): IfChanged<Body> {
  const etag = result.response.headers.get('etag') ?? undefined
  if (result.response.status === 304) return { unchanged: true, etag }
  return { unchanged: false, body: unwrap(result), etag }
}
