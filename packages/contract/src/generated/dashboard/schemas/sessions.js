// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { integer } from '@channel/codegen/zod'
import { SessionId } from './session.js'
import { Timestamp, listOf, responseOf } from './shared.js'

/** A session of the signed-in user. */
export const UserSession = z.looseObject({
  id: SessionId,
  /** Always `user_session`. */
  object: z.literal('user_session'),
  /** Whether it is the session of this request. */
  current: z.boolean(),
  /** The IP address from which the user signed in. */
  ip: z.string().nullable(),
  /** The browser, as it describes itself. */
  user_agent: z.string().nullable(),
  created_at: Timestamp,
  last_seen_at: Timestamp,
  expires_at: Timestamp,
}).openapi('UserSession')

/** A page of sessions, newest first. */
export const UserSessionList = listOf(UserSession).openapi('UserSessionList')

/** How many sessions ended. */
export const DeletedUserSessions = z.looseObject({
  /** Always `user_sessions`. */
  object: z.literal('user_sessions'),
  /** The number of sessions that ended. */
  count: integer().min(0),
  /** Always true. */
  deleted: z.literal(true),
}).openapi('DeletedUserSessions')

/** The ended sessions. */
export const DeletedUserSessionsResponse = responseOf(DeletedUserSessions).openapi('DeletedUserSessionsResponse')
