// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Route } from '@channel/codegen/zod'
import type { AssignmentRuleUpdate } from '../schemas/assignment-rules.js'
import type { PhoneNumberId } from '../schemas/shared.js'

export declare const getAssignmentRule: Route<'getAssignmentRule', 'get', '/v1/{phone_number_id}/assignment_rule', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId }> }>
export declare const updateAssignmentRule: Route<'updateAssignmentRule', 'patch', '/v1/{phone_number_id}/assignment_rule', { params: z.ZodObject<{ phone_number_id: typeof PhoneNumberId }>; body: { content: { 'application/json': { schema: typeof AssignmentRuleUpdate } }; required: true } }>
