import type { AccountProfile, GetAccountProfileInput } from '@channel/contract/types'
import type { Database } from '@channel/db'
import type { Provider } from '@channel/provider'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { type AccountAtProvider, callAtProvider, findAccountAtProvider, upstreamFailure } from '../accounts/index.ts'
import { accountProfileView } from './account-profile-view.ts'

/**
 * Reads the profile of an account from the provider.
 *
 * @throws ApiError `resource_not_found` or `channel_number_not_verified` for the account; `channel_upstream_error` if the call to the
 *   provider fails
 */
export async function getAccountProfile(
  database: Database,
  scope: Scope,
  { params }: GetAccountProfileInput,
  { provider }: { readonly provider: Pick<Provider, 'findProfile'> },
): Promise<AccountProfile> {
  return readProfile(database, scope, await findAccountAtProvider(database, scope, params.phone_number_id), provider)
}

/** @throws ApiError `channel_upstream_error` */
export async function readProfile(
  database: Database,
  scope: Scope,
  account: AccountAtProvider,
  provider: Pick<Provider, 'findProfile'>,
): Promise<AccountProfile> {
  const { phone_number_id } = account
  const outcome = await callAtProvider(database, scope, account, ({ token }) =>
    provider.findProfile({ phoneNumberId: phone_number_id, token }),
  )
  if (!outcome.ok) throw upstreamFailure(outcome.failure, 'show the profile')
  return accountProfileView(phone_number_id, outcome.value)
}
