// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { text } from '@channel/codegen/zod'
import { Timestamp, listOf, responseOf } from './shared.js'

/** The id of a user. */
export const UserId = text({ max: 64, pattern: /^usr_/ }).openapi('UserId')

/** A person of your organization. Conversations can be assigned to users. */
export const User = z.looseObject({
  id: UserId,
  /** Always `user`. */
  object: z.literal('user'),
  /** The name. */
  name: z.string(),
  /** The email address. It is unique in your organization. */
  email: z.string(),
  /** When the user was created. */
  created_at: Timestamp,
  /** When the user last changed. */
  updated_at: Timestamp,
}).openapi('User')

/** A page of users, newest first. */
export const UserList = listOf(User).openapi('UserList')

/** A user. */
export const UserResponse = responseOf(User).openapi('UserResponse')
