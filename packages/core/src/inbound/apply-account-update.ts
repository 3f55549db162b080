import type { Account } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import {
  type AccountRow,
  accountColumns,
  accountReference,
  accountTables,
  accountView,
} from '../accounts/account-view.ts'
import { recordEvent } from '../events/index.ts'

/** What the provider tells of a business account. */
export interface AccountUpdate {
  readonly waba_id: string
  /** The provider's word, such as `PARTNER_REMOVED`. */
  readonly event: string
  readonly value: Readonly<Record<string, unknown>>
}

const lockAccounts = statement(
  'find_accounts_of_waba',
  `SELECT ${accountColumns} FROM ${accountTables} WHERE account.waba_id = $1
   ORDER BY account.organization_id, account.id FOR NO KEY UPDATE OF account`,
)
const updateStatement = statement(
  'update_account_status',
  `UPDATE channel_accounts SET status = $3, updated_at = greatest(clock_timestamp(), updated_at + interval '1 microsecond')
   WHERE organization_id = $1 AND id = $2 RETURNING updated_at`,
)

/**
 * Notes on every account of a business account whether the service still may act for it, and whether the provider restricts it.
 * Records `account.disconnected` or `account.updated`, when it changes. What else is told changes nothing here.
 */
export async function applyAccountUpdate(tx: Transaction, update: AccountUpdate): Promise<void> {
  const next = statusAfter(update)
  if (next === undefined) return
  for (const row of await tx.query<AccountRow>(lockAccounts, [update.waba_id])) {
    const status = next(row.status)
    if (status === row.status) continue
    const [updated] = await tx.query<{ updated_at: string }>(updateStatement, [row.organization_id, row.id, status])
    const account = accountView({ ...row, status, ...updated })
    recordEvent(tx, row.organization_id, {
      type: status === 'disconnected' ? 'account.disconnected' : 'account.updated',
      created_at: account.updated_at,
      account: accountReference(row),
      object: account,
      previous_attributes: { status: row.status },
    })
  }
}

type Status = Account['status']

const disconnect = (): Status => 'disconnected'
const connect = (before: Status): Status => (before === 'disconnected' ? 'connected' : before)
const restrict = (before: Status): Status => (before === 'connected' ? 'restricted' : before)
const reinstate = (before: Status): Status => (before === 'restricted' ? 'connected' : before)

const changes: Readonly<Record<string, (before: Status) => Status>> = {
  PARTNER_REMOVED: disconnect,
  PARTNER_APP_UNINSTALLED: disconnect,
  ACCOUNT_DELETED: disconnect,
  PARTNER_ADDED: connect,
  PARTNER_APP_INSTALLED: connect,
  ACCOUNT_RESTRICTION: restrict,
}

function statusAfter({ event, value }: AccountUpdate): ((before: Status) => Status) | undefined {
  if (event === 'DISABLED_UPDATE') {
    const state = (value.ban_info as { waba_ban_state?: unknown } | null | undefined)?.waba_ban_state
    return state === 'DISABLE' ? restrict : state === 'REINSTATE' ? reinstate : undefined
  }
  return Object.hasOwn(changes, event) ? changes[event] : undefined
}
