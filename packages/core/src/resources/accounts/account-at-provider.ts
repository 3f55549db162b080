import { type Database, type Queryable, type RowOf, statement } from '@channel/db'
import type { Outcome, ProviderAccount, ProviderFailure } from '@channel/provider'
import { entitlementColumns } from '../../mechanisms/entitlements/index.ts'
import { ApiError } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { accountTables } from './account-view.ts'
import { openToken } from './provider-token.ts'
import { recordAuthorization, verdictOf } from './record-authorization.ts'
import { pathAccountColumns, pathAccountIs, requireUsableAccount } from './resolve-account.ts'
import { isAuthorizationRefused } from './restrictions.ts'

const findAuthorization = statement(
  'find_provider_authorization',
  `SELECT ${pathAccountColumns}, account.waba_id, token.sealed, token.key_id, clock_timestamp() AS listing_started_at,
     ${isAuthorizationRefused} AS authorization_refused, ${entitlementColumns}
   FROM ${accountTables}
   JOIN organizations organization ON organization.id = account.organization_id
   LEFT JOIN provider_authorizations token
     ON token.organization_id = $1 AND token.phone_number_id = account.phone_number_id
   WHERE ${pathAccountIs}`,
)

/** The account of a path, with what a call of the provider needs. */
export type AccountAtProvider = RowOf<'find_provider_authorization'> & { readonly phone_number_id: string }

/** @throws ApiError `resource_not_found` or `channel_number_not_verified` */
export async function findAccountAtProvider(
  database: Queryable,
  scope: Scope,
  phone_number_id: string,
): Promise<AccountAtProvider> {
  const [row] = await database.query(findAuthorization, [scope.organizationId, phone_number_id])
  requireUsableAccount(row, phone_number_id)
  return { ...row!, phone_number_id }
}

/**
 * Calls the provider about the account, and records on the account whether the provider accepts the token.
 *
 * @throws ApiError `channel_upstream_error` if the account has no authorization
 * @throws Error if CHANNEL_SECRET no longer opens the token: only the operator can fix it
 */
export async function callAtProvider<Value>(
  database: Database,
  scope: Scope,
  row: AccountAtProvider,
  call: (account: ProviderAccount) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const { organizationId: organization_id, secrets } = scope
  const { phone_number_id, authorization_refused } = row
  const account = providerAccount(scope, row)
  const outcome = await call(account)
  const called = { organization_id, phone_number_id, token: account.token, authorization_refused }
  await recordAuthorization(database, secrets, called, verdictOf(outcome))
  return outcome
}

function providerAccount(scope: Scope, row: AccountAtProvider): ProviderAccount {
  const { phone_number_id, waba_id } = row
  const opened = openToken(scope.secrets, { organization_id: scope.organizationId, phone_number_id }, row)
  if (opened.token === undefined && opened.problem !== undefined) throw opened.problem
  if (opened.token === undefined || waba_id === null) {
    throw upstreamError(`Account ${phone_number_id} has no valid authorization at the provider. Reconnect it.`)
  }
  return { wabaId: waba_id, token: opened.token }
}

/**
 * `channel_upstream_error` for a failed call. Omits the provider's own message, which may contain details of the operator.
 *
 * @param action what the provider was asked to do, such as `list the templates`
 */
export function upstreamFailure(failure: ProviderFailure, action: string): ApiError {
  return upstreamError(explain(failure, action))
}

function upstreamError(message: string): ApiError {
  return new ApiError('channel_upstream_error', message)
}

function explain(failure: ProviderFailure, action: string): string {
  switch (failure.kind) {
    case 'refused':
      if (failure.tokenRefused) {
        return `The upstream provider refused the account's authorization (code ${failure.code}). Reconnect the account.`
      }
      return `The upstream provider refused to ${action} (code ${failure.code}). Try again later.`
    case 'timeout':
      return 'The upstream provider did not respond in time. Try again later.'
    case 'unreachable':
      return 'The upstream provider could not be reached. Try again later.'
    case 'unreadable':
      return 'The upstream provider sent an invalid response. Try again later.'
  }
}
