import type { SyncTemplatesInput } from '@channel/contract/types'
import { type Database, type RowOf, statement } from '@channel/db'
import type { Provider, ProviderAccount, ProviderFailure, ProviderTemplate } from '@channel/provider'
import { ApiError } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import {
  accountTables,
  isAuthorizationRefused,
  openToken,
  pathAccountColumns,
  pathAccountIs,
  recordAuthorization,
  requireUsableAccount,
  verdictOf,
} from '../accounts/index.ts'

/** The templates that the provider listed, and when the listing began, by the database's clock. */
export interface FetchedTemplates {
  readonly listing_started_at: string
  readonly templates: readonly ProviderTemplate[]
}

const findAuthorization = statement(
  'find_provider_authorization',
  `SELECT ${pathAccountColumns}, account.waba_id, token.sealed, token.key_id, clock_timestamp() AS listing_started_at,
     ${isAuthorizationRefused} AS authorization_refused
   FROM ${accountTables}
   LEFT JOIN provider_authorizations token
     ON token.organization_id = account.organization_id AND token.phone_number_id = account.phone_number_id
   WHERE ${pathAccountIs}`,
)

type AuthorizationRow = RowOf<'find_provider_authorization'>

/**
 * Fetches the templates of an account from the provider. Call it before the transaction of a sync, so that no transaction stays
 * open during the call. Records on the account whether the provider accepts the token.
 *
 * @throws ApiError `resource_not_found` or `channel_number_not_verified` for the account of the path;
 *   `channel_upstream_error` if the call to the provider fails, or the account has no authorization
 * @throws Error if CHANNEL_SECRET no longer opens the token: only the operator can fix it
 */
export async function fetchTemplates(
  database: Database,
  scope: Scope,
  { params }: Pick<SyncTemplatesInput, 'params'>,
  { provider }: { readonly provider: Provider },
): Promise<FetchedTemplates> {
  const { phone_number_id } = params
  const [row] = await database.query(findAuthorization, [scope.organizationId, phone_number_id])
  requireUsableAccount(row, phone_number_id)
  const { organizationId: organization_id, secrets } = scope
  const account = accountAtProvider(scope, phone_number_id, row!)
  const outcome = await provider.listTemplates(account)
  const { authorization_refused } = row!
  const called = { organization_id, phone_number_id, token: account.token, authorization_refused }
  await recordAuthorization(database, secrets, called, verdictOf(outcome))
  if (!outcome.ok) throw upstreamError(explain(outcome.failure))
  return { listing_started_at: row!.listing_started_at, templates: outcome.value }
}

function accountAtProvider(scope: Scope, phone_number_id: string, row: AuthorizationRow): ProviderAccount {
  const opened = openToken(scope.secrets, { organization_id: scope.organizationId, phone_number_id }, row)
  if (opened.token === undefined && opened.problem !== undefined) throw opened.problem
  if (opened.token === undefined || row.waba_id === null) {
    throw upstreamError(`Account ${phone_number_id} has no valid authorization at the provider. Reconnect it.`)
  }
  return { wabaId: row.waba_id, token: opened.token }
}

function upstreamError(message: string): ApiError {
  return new ApiError('channel_upstream_error', message)
}

/** Omits the provider's own message, which may contain details of the operator. */
function explain(failure: ProviderFailure): string {
  switch (failure.kind) {
    case 'refused':
      if (failure.tokenRefused) {
        return `The upstream provider refused the account's authorization (code ${failure.code}). Reconnect the account.`
      }
      return `The upstream provider refused to list the templates (code ${failure.code}). Try again later.`
    case 'timeout':
      return 'The upstream provider did not respond in time. Try again later.'
    case 'unreachable':
      return 'The upstream provider could not be reached. Try again later.'
    case 'unreadable':
      return 'The upstream provider sent an invalid response. Try again later.'
  }
}
