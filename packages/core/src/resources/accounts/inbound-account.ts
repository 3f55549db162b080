import type { AccountReference } from '@channel/contract/types'
import { columnsOf, statement, type Transaction } from '@channel/db'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { gathered } from '../../mechanisms/transactions/index.ts'
import { accountReference, accountTablesOfAny } from './account-view.ts'
import { accountNotFound } from './resolve-account.ts'

/** An account that received a webhook. */
export interface InboundAccount {
  readonly reference: AccountReference
  readonly team_id: string
  /** Whether the number is also used in the provider's app on a phone. */
  readonly in_business_app: boolean
  /** Whether a webhook subscription of the organization groups received messages. */
  readonly groups_messages: boolean
  /** Whether new conversations are assigned to users in turn. */
  readonly assigns_in_turn: boolean
}

const findStatement = statement(
  'find_inbound_accounts',
  `SELECT account.organization_id, account.phone_number, account.phone_number_id, account.customer_id,
          customer.name AS customer_name, account.team_id, account.in_business_app,
          EXISTS (
            SELECT FROM webhook_subscriptions subscription
            WHERE subscription.organization_id = key.organization_id AND deleted_at IS NULL AND buffer IS NOT NULL
          ) AS groups_messages,
          EXISTS (
            SELECT FROM assignment_rules rule
            WHERE rule.organization_id = key.organization_id AND rule.phone_number_id = key.phone_number_id AND mode = 'round_robin'
          ) AS assigns_in_turn
   FROM unnest($1::text[], $2::text[]) AS key (organization_id, phone_number_id)
   JOIN (${accountTablesOfAny}) ON account.organization_id = key.organization_id AND account.phone_number_id = key.phone_number_id`,
)

/** A transaction processes many updates of few accounts. */
const foundIn = new WeakMap<Transaction, Map<string, Promise<InboundAccount>>>()

/**
 * Fetches the account that received a webhook, once per transaction. It need not be verified: its messages are stored in
 * any case.
 *
 * @throws ApiError `resource_not_found`
 */
export function inboundAccount(tx: Transaction, scope: InboundScope, phoneNumberId: string): Promise<InboundAccount> {
  const found = foundIn.get(tx) ?? new Map<string, Promise<InboundAccount>>()
  foundIn.set(tx, found)
  const { organizationId } = scope
  const key = `${organizationId} ${phoneNumberId}`
  const account = found.get(key) ?? requireAccount(tx, { organizationId, phoneNumberId })
  found.set(key, account)
  return account
}

interface AccountKey {
  readonly organizationId: string
  readonly phoneNumberId: string
}

const findAccount = gathered(async (tx, keys: readonly AccountKey[]) => {
  const values = keys.map(({ organizationId, phoneNumberId }) => [organizationId, phoneNumberId])
  const rows = await tx.query(findStatement, columnsOf(values))
  return keys.map(({ organizationId, phoneNumberId }) =>
    rows.find((row) => row.organization_id === organizationId && row.phone_number_id === phoneNumberId),
  )
})

async function requireAccount(tx: Transaction, key: AccountKey): Promise<InboundAccount> {
  const row = await findAccount(tx, key)
  if (row === undefined) throw accountNotFound(key.phoneNumberId)
  const { team_id, in_business_app, groups_messages, assigns_in_turn } = row
  return { reference: accountReference(row), team_id, in_business_app, groups_messages, assigns_in_turn }
}
