// Generated from spec/. Do not edit.
import { createRoute, z } from '@hono/zod-openapi'
import { json, reply } from '@channel/codegen/zod'
import { RateLimit, RateLimitPolicy } from '../headers.js'
import {
  AuthenticationFailed,
  InternalError,
  NotFound,
  PayloadTooLarge,
  RateLimited,
  SemanticFailure,
  UnsupportedMediaType,
  ValidationFailed,
} from '../responses.js'
import { AssignmentRuleResponse, AssignmentRuleUpdate } from '../schemas/assignment-rules.js'
import { PhoneNumberId, RequestId } from '../schemas/shared.js'

/**
 * Returns how the conversations of the account are assigned. An account for which nothing was set has the mode
 * `manual`.
 */
export const getAssignmentRule = createRoute({
  operationId: 'getAssignmentRule',
  method: 'get',
  path: '/v1/{phone_number_id}/assignment_rule',
  tags: ['assignment-rules'],
  summary: 'Get the assignment rule of an account',
  security: [{ apiKey: [] }],
  request: { params: z.object({ phone_number_id: PhoneNumberId }) },
  responses: {
    200: reply(AssignmentRuleResponse, {
      description: 'The assignment rule.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
  },
})

/**
 * Changes how the conversations of the account are assigned, from the next message on. With `round_robin`, a
 * conversation that begins with a message of its contact, or that such a message reopens, and that has no assignee, is
 * assigned to the next available user of `user_ids`, in their order. If none is available, it stays unassigned.
 * Conversations that are open already do not change. Omitted fields keep their values; a body without fields changes
 * nothing.
 */
export const updateAssignmentRule = createRoute({
  operationId: 'updateAssignmentRule',
  method: 'patch',
  path: '/v1/{phone_number_id}/assignment_rule',
  tags: ['assignment-rules'],
  summary: 'Change the assignment rule of an account',
  security: [{ apiKey: [] }],
  request: { params: z.object({ phone_number_id: PhoneNumberId }), body: json(AssignmentRuleUpdate) },
  responses: {
    200: reply(AssignmentRuleResponse, {
      description: 'The assignment rule with its new values.',
      headers: { 'X-Request-Id': RequestId, RateLimit, 'RateLimit-Policy': RateLimitPolicy },
    }),
    400: ValidationFailed,
    401: AuthenticationFailed,
    404: NotFound,
    413: PayloadTooLarge,
    415: UnsupportedMediaType,
    422: SemanticFailure,
    429: RateLimited,
    500: InternalError,
  },
})
