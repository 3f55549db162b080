import { type OrganizationRow, statement, type Transaction } from '@channel/db'
import { OperatorError } from '../errors.ts'
import { requireChoice } from '../operator-input.ts'
import { organizationNotFound } from './find-organization.ts'
import { type Organization, organizationColumns, organizationView, plans, states } from './organization-view.ts'

/** What to change; what is left out stays. */
export interface OrganizationUpdate {
  readonly id: string
  readonly plan?: string | undefined
  readonly state?: string | undefined
  readonly require_consent?: boolean | undefined
  /** Messages that may be sent in a calendar month; null for as many as they like. */
  readonly monthly_messages?: number | null | undefined
}

const updateStatement = statement(
  'update_organization',
  `UPDATE organizations
   SET plan = coalesce($2, plan), state = coalesce($3, state), require_consent = coalesce($4, require_consent),
       monthly_messages = CASE WHEN $5 THEN $6 ELSE monthly_messages END, updated_at = clock_timestamp()
   WHERE id = $1 RETURNING ${organizationColumns}`,
)

const mostMessages = 2_147_483_647

/** @throws OperatorError for an unknown organization, plan or state, or a number of messages that is none */
export async function updateOrganization(tx: Transaction, update: OrganizationUpdate): Promise<Organization> {
  const { monthly_messages } = update
  if (monthly_messages !== null && monthly_messages !== undefined && !isCount(monthly_messages)) {
    throw new OperatorError(`monthly_messages must be a whole number from 0 to ${mostMessages}.`)
  }
  const [row] = await tx.query<OrganizationRow>(updateStatement, [
    update.id,
    update.plan === undefined ? null : requireChoice(update.plan, plans, 'plan'),
    update.state === undefined ? null : requireChoice(update.state, states, 'state'),
    update.require_consent,
    monthly_messages !== undefined,
    monthly_messages,
  ])
  if (row === undefined) throw organizationNotFound(update.id)
  return organizationView(row)
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= mostMessages
}
