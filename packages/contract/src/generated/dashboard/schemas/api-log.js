// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { integer } from '@channel/codegen/zod'
import { RequestId, Timestamp, listOf, responseOf } from './shared.js'

/** The class of an HTTP status. */
export const StatusClass = z.enum(['2xx', '3xx', '4xx', '5xx']).openapi('StatusClass')

/** An HTTP method. */
export const HttpMethod = z.enum(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']).openapi('HttpMethod')

/** A call of the API. */
export const ApiLogEntry = z.looseObject({
  /** Always `api_log_entry`. */
  object: z.literal('api_log_entry'),
  request_id: RequestId,
  /** The id of the organization. */
  organization_id: z.string(),
  /** The id of the API key. */
  key_id: z.string().nullable(),
  /** The HTTP method. */
  method: z.string(),
  /** The path without its query. Segments with a key or secret are `[redacted]`. */
  path: z.string(),
  /** The status of the response. */
  status: integer().min(100).max(599),
  /** The error code of the response; null if the call succeeded. */
  error_code: z.string().nullable(),
  /** The time until the response was ready, in milliseconds, without the time that it waited for events. */
  latency_ms: z.number().min(0),
  /** The IP address of the client. */
  ip: z.string().nullable(),
  created_at: Timestamp,
}).openapi('ApiLogEntry')

/** A page of API calls, newest first. */
export const ApiLogList = listOf(ApiLogEntry).openapi('ApiLogList')

/** An API call. */
export const ApiLogEntryResponse = responseOf(ApiLogEntry).openapi('ApiLogEntryResponse')
