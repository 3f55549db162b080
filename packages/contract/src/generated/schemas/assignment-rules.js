// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { text, unique } from '@channel/codegen/zod'
import { UserId, responseOf } from './shared.js'

/** `manual`: people and programs assign conversations. `round_robin`: they are also assigned in turn. */
export const AssignmentMode = z.enum(['manual', 'round_robin']).openapi('AssignmentMode')

/** How the conversations of an account are assigned. */
export const AssignmentRule = z.looseObject({
  /** Always `assignment_rule`. */
  object: z.literal('assignment_rule'),
  mode: AssignmentMode,
  /**
   * The users who take turns, in this order. A user who is removed from your organization's dashboard leaves the list.
   */
  user_ids: z.array(UserId).max(100),
}).openapi('AssignmentRule')

/** How the conversations of an account are assigned. */
export const AssignmentRuleResponse = responseOf(AssignmentRule).openapi('AssignmentRuleResponse')

/** The fields of an assignment rule to change. Omitted fields keep their values. */
export const AssignmentRuleUpdate = z.strictObject({
  mode: AssignmentMode.optional(),
  /** The users who take turns, in this order. They replace those before. */
  user_ids: z.array(text({ min: 1, max: 64 })).max(100).apply(unique).optional(),
}).openapi('AssignmentRuleUpdate')
