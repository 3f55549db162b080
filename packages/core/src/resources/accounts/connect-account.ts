import { statement, type Transaction } from '@channel/db'
import { ApiError, OperatorError } from '../../mechanisms/errors/index.ts'
import { newId } from '../../mechanisms/ids/index.ts'
import { optionalName, requireName, requirePhoneNumber } from '../../mechanisms/input/index.ts'
import { wakeWaitingWebhooks } from '../../mechanisms/outbox/index.ts'
import { findOrganization } from '../organizations/index.ts'
import type { NumberHealth } from './account-view.ts'
import { findOperatorAccount, type OperatorAccount, operatorAccountView } from './operator-account.ts'
import { recordAccountEvent } from './record-account-event.ts'

/** An account to connect. */
export interface ConnectAccountInput {
  readonly organization_id: string
  readonly team_id: string
  /** The provider's id of the number, 6 to 20 digits. Unique across all organizations. */
  readonly phone_number_id: string
  /** In E.164 format; null if unknown or not a callable number. */
  readonly phone_number: string | null
  readonly name: string
  /** The end-customer that the account belongs to, if it is not the organization's own. */
  readonly customer_id?: string | undefined
  readonly waba_id?: string | undefined
  readonly health?: NumberHealth | undefined
  /** Default: true. */
  readonly verified?: boolean | undefined
  /** Whether the number is also used in the provider's business app. Default: false. */
  readonly in_business_app?: boolean | undefined
}

/** The number is already connected, by this or another organization. */
export class NumberConnectedError extends OperatorError {}

const claimRoute = statement(
  'claim_phone_number_id',
  `WITH known AS (DELETE FROM released_numbers WHERE phone_number_id = $1)
   INSERT INTO phone_number_routes (phone_number_id, organization_id) VALUES ($1, $2)
   ON CONFLICT DO NOTHING RETURNING phone_number_id`,
)
const findOwners = statement(
  'find_account_owners',
  `SELECT EXISTS (SELECT FROM teams WHERE organization_id = $1 AND id = $2) AS team,
          EXISTS (SELECT FROM customers WHERE organization_id = $1 AND id = $3) AS customer`,
)
const insertAccount = statement(
  'connect_account',
  `INSERT INTO channel_accounts
     (organization_id, id, team_id, customer_id, phone_number_id, phone_number, name, waba_id, verified,
      in_business_app, quality_rating, messaging_limit, name_status)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
   ON CONFLICT ON CONSTRAINT channel_accounts_phone_number_key DO NOTHING RETURNING id`,
)

/**
 * Connects a business phone number to a team of an organization. Records `account.connected`. Wakes the workers to process
 * webhooks that arrived for the number before.
 *
 * @throws OperatorError for an unknown organization, team or customer, or an invalid value; {@link
 * NumberConnectedError}
 */
export async function connectAccount(tx: Transaction, input: ConnectAccountInput): Promise<OperatorAccount> {
  const { organization_id, team_id, phone_number_id, phone_number, customer_id } = input
  const name = requireName(input.name, 'name')
  const wabaId = optionalName(input.waba_id, 'waba_id')
  requireNumbers(phone_number_id, phone_number)
  await requireOwners(tx, input)

  const claimed = await tx.query(claimRoute, [phone_number_id, organization_id])
  if (claimed.length === 0)
    throw new NumberConnectedError(`The phone_number_id ${phone_number_id} is already connected.`)
  const id = newId('account')
  const values = [organization_id, id, team_id, customer_id, phone_number_id, phone_number, name, wabaId]
  const { verified = true, health, in_business_app = false } = input
  const reported = [health?.quality_rating, health?.messaging_limit, health?.name_status]
  const inserted = await tx.query(insertAccount, [...values, verified, in_business_app, ...reported])
  if (inserted.length === 0) {
    throw new NumberConnectedError(
      `Organization ${organization_id} already has an account with the number ${phone_number}.`,
    )
  }

  wakeWaitingWebhooks(tx, phone_number_id)
  const row = await findOperatorAccount(tx, id)
  recordAccountEvent(tx, 'account.connected', row)
  return operatorAccountView(row)
}

function requireNumbers(phoneNumberId: string, phoneNumber: string | null): void {
  if (!/^\d{6,20}$/.test(phoneNumberId)) {
    throw new OperatorError(`phone_number_id must have 6 to 20 digits, not ${JSON.stringify(phoneNumberId)}.`)
  }
  if (phoneNumber === null) return
  try {
    requirePhoneNumber(phoneNumber, 'phone_number')
  } catch (error) {
    throw error instanceof ApiError ? new OperatorError(error.message.replaceAll('`', '')) : error
  }
}

async function requireOwners(tx: Transaction, input: ConnectAccountInput): Promise<void> {
  const { id, plan } = await findOrganization(tx, input.organization_id)
  const [found] = await tx.query(findOwners, [id, input.team_id, input.customer_id])
  if (!found?.team) throw new OperatorError(`Organization ${id} has no team ${input.team_id}.`)
  if (input.customer_id === undefined) return
  if (plan !== 'platform') {
    throw new OperatorError(`Organization ${id} has the plan ${plan}, but customers require the plan platform.`)
  }
  if (!found.customer) throw new OperatorError(`Organization ${id} has no customer ${input.customer_id}.`)
}
