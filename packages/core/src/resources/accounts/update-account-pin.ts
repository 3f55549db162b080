import type { UpdateAccountPinInput } from '@channel/contract/dashboard/types'
import type { Account } from '@channel/contract/types'
import type { Database, Transaction } from '@channel/db'
import type { Provider } from '@channel/provider'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { callAtProvider, findAccountAtProvider } from './account-at-provider.ts'
import { getAccount } from './get-account.ts'
import { storeNumberPin } from './number-pin.ts'
import { refusedField } from './refused-field.ts'

/**
 * Sets the PIN of an account's number at the provider, before the transaction that stores it. Can be repeated.
 *
 * @throws ApiError `resource_not_found` or `channel_number_not_verified` for the account; `invalid_field_value` if the provider refuses
 *   the PIN; `channel_upstream_error` if the call to the provider fails
 */
export async function setPinAtProvider(
  database: Database,
  scope: Scope,
  { params: { phone_number_id }, body: { pin } }: Pick<UpdateAccountPinInput, 'params' | 'body'>,
  { provider }: { readonly provider: Pick<Provider, 'setPin'> },
): Promise<void> {
  const account = await findAccountAtProvider(database, scope, phone_number_id)
  const outcome = await callAtProvider(database, scope, account, ({ token }) =>
    provider.setPin({ phoneNumberId: phone_number_id, token }, pin),
  )
  if (!outcome.ok) throw refusedField(outcome.failure, () => 'pin', 'set the PIN')
}

/** Stores the PIN for the next registration of the number, encrypted, and returns the account. */
export async function updateAccountPin(
  tx: Transaction,
  scope: Scope,
  { params, body }: Pick<UpdateAccountPinInput, 'params' | 'body'>,
): Promise<Account> {
  const account = await getAccount(tx, scope, { params })
  storeNumberPin(tx, scope, params.phone_number_id, body.pin)
  return account
}
