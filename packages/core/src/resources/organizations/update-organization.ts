import { statement, type Transaction } from '@channel/db'
import { OperatorError } from '../../mechanisms/errors/index.ts'
import { requireChoice } from '../../mechanisms/input/index.ts'
import { organizationNotFound } from './find-organization.ts'
import { type Organization, organizationColumns, organizationView, plans, states } from './organization-view.ts'

/** A change of an organization. Missing fields keep their values. */
export interface OrganizationUpdate {
  readonly id: string
  readonly plan?: string | undefined
  readonly state?: string | undefined
  readonly require_consent?: boolean | undefined
  /** Max messages per calendar month; null for no limit. */
  readonly monthly_messages?: number | null | undefined
  /** Null for no limit. */
  readonly max_webhook_subscriptions?: number | null | undefined
  /** Retention of finished webhook deliveries, in days. Null means forever, as it does in the next two fields. */
  readonly delivery_retention_days?: number | null | undefined
  readonly message_retention_days?: number | null | undefined
  readonly media_retention_days?: number | null | undefined
}

const updateStatement = statement(
  'update_organization',
  `UPDATE organizations
   SET plan = coalesce($2, plan), state = coalesce($3, state), require_consent = coalesce($4, require_consent),
       monthly_messages = CASE WHEN $5 THEN $6 ELSE monthly_messages END,
       delivery_retention_days = CASE WHEN $7 THEN $8 ELSE delivery_retention_days END,
       message_retention_days = CASE WHEN $9 THEN $10 ELSE message_retention_days END,
       media_retention_days = CASE WHEN $11 THEN $12 ELSE media_retention_days END,
       max_webhook_subscriptions = CASE WHEN $13 THEN $14 ELSE max_webhook_subscriptions END,
       updated_at = statement_timestamp()
   WHERE id = $1 RETURNING ${organizationColumns}`,
)

const maxCount = 2_147_483_647
const maxRetentionDays = 36_500

/** @throws OperatorError for an unknown organization, plan or state, or a number of messages or days out of bounds */
export async function updateOrganization(tx: Transaction, update: OrganizationUpdate): Promise<Organization> {
  requireWholeNumber(update, 'monthly_messages', 0, maxCount)
  requireWholeNumber(update, 'max_webhook_subscriptions', 0, maxCount)
  requireWholeNumber(update, 'delivery_retention_days', 1, maxRetentionDays)
  requireWholeNumber(update, 'message_retention_days', 1, maxRetentionDays)
  requireWholeNumber(update, 'media_retention_days', 1, maxRetentionDays)
  const [row] = await tx.query(updateStatement, [
    update.id,
    update.plan === undefined ? null : requireChoice(update.plan, plans, 'plan'),
    update.state === undefined ? null : requireChoice(update.state, states, 'state'),
    update.require_consent,
    ...whenGiven(update.monthly_messages),
    ...whenGiven(update.delivery_retention_days),
    ...whenGiven(update.message_retention_days),
    ...whenGiven(update.media_retention_days),
    ...whenGiven(update.max_webhook_subscriptions),
  ])
  if (row === undefined) throw organizationNotFound(update.id)
  return organizationView(row)
}

/** The parameters of a nullable column: whether to change it, and the new value. */
function whenGiven(value: number | null | undefined): [boolean, number | null | undefined] {
  return [value !== undefined, value]
}

type Limit = Exclude<keyof OrganizationUpdate, 'id' | 'plan' | 'state' | 'require_consent'>

function requireWholeNumber(update: OrganizationUpdate, field: Limit, min: number, max: number): void {
  const value = update[field]
  if (value === null || value === undefined) return
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new OperatorError(`${field} must be a whole number from ${min} to ${max}.`)
  }
}
