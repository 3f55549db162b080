// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { text } from '@channel/codegen/zod'
import { UserId, responseOf } from './shared.js'

/** The invitation. */
export const MembershipCreate = z.strictObject({
  /** The token of the invitation's link. */
  token: text({ min: 1, max: 128 }),
}).openapi('MembershipCreate')

/** A membership that has ended. */
export const DeletedMembership = z.looseObject({
  id: UserId,
  /** Always `membership`. */
  object: z.literal('membership'),
  /** Always true. */
  deleted: z.literal(true),
}).openapi('DeletedMembership')

/** The membership that has ended. */
export const DeletedMembershipResponse = responseOf(DeletedMembership).openapi('DeletedMembershipResponse')
