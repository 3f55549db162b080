// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { Timestamp, UserId, listOf, responseOf } from './shared.js'

/** A person of your organization. Conversations can be assigned to users. */
export const User = z.looseObject({
  id: UserId,
  /** Always `user`. */
  object: z.literal('user'),
  /** The name. */
  name: z.string(),
  /** The email address. It is unique in your organization. */
  email: z.string(),
  /**
   * False while the user is away: conversations are not assigned to the user in turn then. Users change it in the
   * dashboard.
   */
  available: z.boolean(),
  /** When the user was created. */
  created_at: Timestamp,
  /** When the user last changed. */
  updated_at: Timestamp,
}).openapi('User')

/** A page of users, newest first. */
export const UserList = listOf(User).openapi('UserList')

/** A user. */
export const UserResponse = responseOf(User).openapi('UserResponse')
