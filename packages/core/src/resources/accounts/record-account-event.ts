import type { Account } from '@channel/contract/types'
import type { Transaction } from '@channel/db'
import { recordEvent } from '../../mechanisms/events/index.ts'
import { type AccountRow, accountReference, accountView } from './account-view.ts'

/** Records an event of an account. */
export function recordAccountEvent(
  tx: Transaction,
  type: 'account.connected' | 'account.updated' | 'account.disconnected',
  row: AccountRow,
  previous_attributes: Partial<Account> = {},
): void {
  const [account, object] = [accountReference(row), accountView(row)]
  recordEvent(tx, row.organization_id, { type, created_at: row.updated_at, account, object, previous_attributes })
}
