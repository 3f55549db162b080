// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { text } from '@channel/codegen/zod'
import { Timestamp, responseOf } from './shared.js'

/** The organization of the signed-in user. */
export const Organization = z.looseObject({
  /** The id of the organization. */
  id: z.string(),
  /** Always `organization`. */
  object: z.literal('organization'),
  /** The name of the organization. */
  name: z.string(),
  /** The plan. The operator of the service changes it. */
  plan: z.enum(['standard', 'platform']),
  /** The state of the subscription. Only an active one can send. */
  state: z.enum(['active', 'trial_ended', 'inactive']),
  /** Whether a contact must have written before it can be written to. */
  require_consent: z.boolean(),
  /** Max messages per calendar month; null for no limit. */
  monthly_messages: z.int().nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
}).openapi('Organization')

/** The organization. */
export const OrganizationResponse = responseOf(Organization).openapi('OrganizationResponse')

/** Changes of the organization. */
export const OrganizationUpdate = z.strictObject({
  /** The new name. */
  name: text({ min: 1, max: 200 }),
}).openapi('OrganizationUpdate')
