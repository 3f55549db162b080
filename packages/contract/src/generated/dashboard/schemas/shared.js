// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { dateTime } from '@channel/codegen/zod'

/** `{ data, request_id }` around a resource, such as `SessionResponse`. */
export const responseOf = (data) =>
  z.looseObject({ data, request_id: RequestId })

/** The id of this request, equal to the `X-Request-Id` header. Quote it when you contact support. */
export const RequestId = z.string().regex(/^req_/).openapi('RequestId')

/** A timestamp in UTC, always with microseconds and `Z`. */
export const Timestamp = dateTime({ pattern: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/ }).openapi('Timestamp')
