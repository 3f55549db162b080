import { statement, type Transaction } from '@channel/db'
import { OperatorError } from '../../mechanisms/errors/index.ts'
import { type Secrets, seal } from '../../mechanisms/sealing/index.ts'
import { changeAccount } from './change-account.ts'
import { findOperatorAccountToChange, type OperatorAccount, operatorAccountView } from './operator-account.ts'
import { tokenContext } from './provider-token.ts'
import { needsConnection, reconnect } from './reconnect.ts'

/** The credentials with which the service calls the provider for an account. */
export interface AuthorizeAccountInput {
  readonly id: string
  /** The provider's bearer token. */
  readonly token: string
  /** The provider's business account; unchanged by default. */
  readonly waba_id?: string | undefined
}

const storeToken = statement(
  'authorize_account',
  `INSERT INTO provider_authorizations (organization_id, phone_number_id, sealed, key_id) VALUES ($1, $2, $3, $4)
   ON CONFLICT (organization_id, phone_number_id)
   DO UPDATE SET sealed = excluded.sealed, key_id = excluded.key_id, updated_at = excluded.updated_at`,
)

/**
 * Stores the provider's token of an account, encrypted, and replaces an earlier one. Records `account.updated` if `waba_id`
 * changes. Reconnects an account that was disconnected or whose token was refused.
 *
 * @throws OperatorError for an unknown account, an invalid token, or an account without a business account
 */
export async function authorizeAccount(
  tx: Transaction,
  secrets: Secrets,
  { id, token, waba_id }: AuthorizeAccountInput,
): Promise<OperatorAccount> {
  if (!/^[!-~]{1,4096}$/.test(token)) {
    throw new OperatorError("The provider's token must have 1 to 4096 visible ASCII characters.")
  }
  const row = await findOperatorAccountToChange(tx, id)
  if ((waba_id ?? row.waba_id) === null) {
    throw new OperatorError(`Account ${id} has no waba_id (the id of the provider's business account). Specify one.`)
  }
  const { sealed, key_id } = seal(secrets, tokenContext(row), token)
  tx.enqueue(storeToken, [row.organization_id, row.phone_number_id, sealed, key_id])
  if (needsConnection(row)) return reconnect(tx, row, { waba_id: waba_id ?? row.waba_id })
  if (waba_id === undefined || waba_id === row.waba_id) return operatorAccountView(row)
  return changeAccount(tx, row, { waba_id })
}
