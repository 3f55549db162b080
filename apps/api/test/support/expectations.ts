import type { AnyErrorCode } from '@channel/core/mechanisms/errors'

/** An error response for `toMatchObject`. */
export function failure(status: number, code: AnyErrorCode, param?: string) {
  return { status, body: { error: { code, ...(param === undefined ? {} : { param }) } } }
}

/** 400 `invalid_field_value`, naming the field. */
export function invalidField(param: string) {
  return failure(400, 'invalid_field_value', param)
}

/** 404 `resource_not_found`. */
export const notFound = failure(404, 'resource_not_found')

/** 422 `channel_number_not_verified`. */
export const notVerified = failure(422, 'channel_number_not_verified')

/** An unknown id of that kind. */
export function unknownId(prefix: string): string {
  return `${prefix}_${'0'.repeat(26)}`
}
