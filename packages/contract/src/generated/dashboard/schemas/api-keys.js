// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { dateTime, orNull, text } from '@channel/codegen/zod'
import { Timestamp, UserReference, listOf, responseOf } from './shared.js'

/** An API key, without its secret part. */
export const ApiKey = z.looseObject({
  /** The id of the key. The API log names keys by it. */
  id: z.string(),
  /** Always `api_key`. */
  object: z.literal('api_key'),
  /** What the key is for. */
  name: z.string().nullable(),
  /** The beginning and the end of the key, to recognize it. */
  display: z.string(),
  /** Only an active key is accepted. */
  status: z.enum(['active', 'expired', 'revoked']),
  /** The user who created the key; null if it was the operator of the service. */
  created_by: orNull(UserReference),
  /** When a request last used the key, to the minute; null if never. */
  last_used_at: orNull(Timestamp),
  /** When the key expires; null if never. */
  expires_at: orNull(Timestamp),
  /** When the key was revoked; null if it was not. */
  revoked_at: orNull(Timestamp),
  created_at: Timestamp,
}).openapi('ApiKey')

/** A page of API keys, newest first. */
export const ApiKeyList = listOf(ApiKey).openapi('ApiKeyList')

/** An API key to create. */
export const ApiKeyCreate = z.strictObject({
  /** What the key is for, such as the program that will use it. */
  name: text({ min: 1, max: 200 }),
  /** When the key expires; in the future. Without it the key does not expire. */
  expires_at: dateTime().optional(),
}).openapi('ApiKeyCreate')

/** A new API key. Only this response shows all of it. */
export const CreatedApiKey = z.looseObject({
  /** The id of the key. The API log names keys by it. */
  id: z.string(),
  /** Always `api_key`. */
  object: z.literal('api_key'),
  /** What the key is for. */
  name: z.string().nullable(),
  /** The beginning and the end of the key, to recognize it. */
  display: z.string(),
  /** Only an active key is accepted. */
  status: z.enum(['active', 'expired', 'revoked']),
  /** The user who created the key; null if it was the operator of the service. */
  created_by: orNull(UserReference),
  /** When a request last used the key, to the minute; null if never. */
  last_used_at: orNull(Timestamp),
  /** When the key expires; null if never. */
  expires_at: orNull(Timestamp),
  /** When the key was revoked; null if it was not. */
  revoked_at: orNull(Timestamp),
  created_at: Timestamp,
  /** The key. It is not stored, and never shown again. */
  key: z.string(),
}).openapi('CreatedApiKey')

/** A new API key. */
export const CreatedApiKeyResponse = responseOf(CreatedApiKey).openapi('CreatedApiKeyResponse')

/** An API key. */
export const ApiKeyResponse = responseOf(ApiKey).openapi('ApiKeyResponse')
