import { type IfChanged, ifChanged } from '@channel/codegen/client'
import { unwrap } from './unwrap.ts'

export type { IfChanged }

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
  return ifChanged(result, unwrap<Body>)
}
