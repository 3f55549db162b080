import type { AccountReference } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import type { InboundScope } from '../../mechanisms/scope/index.ts'
import { accountReference, accountTables } from './account-view.ts'
import { accountNotFound } from './resolve-account.ts'

/** An account that received a webhook. */
export interface InboundAccount {
  readonly reference: AccountReference
  readonly team_id: string
}

const findStatement = statement(
  'find_inbound_account',
  `SELECT account.phone_number, account.phone_number_id, account.customer_id, customer.name AS customer_name,
          account.team_id
   FROM ${accountTables} WHERE account.organization_id = $1 AND account.phone_number_id = $2`,
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
  const key = `${scope.organizationId} ${phoneNumberId}`
  const account = found.get(key) ?? findAccount(tx, scope, phoneNumberId)
  found.set(key, account)
  return account
}

async function findAccount(tx: Transaction, scope: InboundScope, phoneNumberId: string): Promise<InboundAccount> {
  const [row] = await tx.query(findStatement, [scope.organizationId, phoneNumberId])
  if (row === undefined) throw accountNotFound(phoneNumberId)
  return { reference: accountReference(row), team_id: row.team_id }
}
