// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { orNull } from '@channel/codegen/zod'
import { Timestamp, UserId, listOf } from './shared.js'

/** A user, as the user was called then. */
export const AuditLogUser = z.looseObject({
  id: UserId,
  /** The full name. */
  name: z.string(),
  /** The email address. */
  email: z.string(),
}).openapi('AuditLogUser')

/** Something that a user did in the dashboard, or the operator of the service for the organization. */
export const AuditLogEntry = z.looseObject({
  /** The id of the entry. */
  id: z.string(),
  /** Always `audit_log_entry`. */
  object: z.literal('audit_log_entry'),
  /**
   * What was done: the operationId, of the public API too, such as `createApiKey` or `updateContact`. The set may grow.
   */
  action: z.string(),
  /** `refused` only for attempts to sign in, and to use a link. */
  outcome: z.enum(['succeeded', 'refused']),
  /** The user; null for the operator and for an unknown user. */
  user: orNull(AuditLogUser),
  /** The id of what was created, changed or deleted, if there is one. */
  target_id: z.string().nullable(),
  /** More about it, such as the new role of a member. */
  details: z.looseObject({}).nullable(),
  /** The IP address of the client. */
  ip: z.string().nullable(),
  /** The browser, as it describes itself. */
  user_agent: z.string().nullable(),
  /** The request; null for a command of the operator. */
  request_id: z.string().nullable(),
  created_at: Timestamp,
}).openapi('AuditLogEntry')

/** A page of audit log entries, newest first. */
export const AuditLogList = listOf(AuditLogEntry).openapi('AuditLogList')
