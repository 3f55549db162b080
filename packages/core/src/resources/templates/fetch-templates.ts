import type { SyncTemplatesInput } from '@channel/contract/types'
import type { Database } from '@channel/db'
import type { Provider, ProviderTemplate } from '@channel/provider'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { callAtProvider, findAccountAtProvider, upstreamFailure } from '../accounts/index.ts'

/** The templates that the provider listed, and when the listing began, by the database's clock. */
export interface FetchedTemplates {
  readonly listing_started_at: string
  readonly templates: readonly ProviderTemplate[]
}

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
  const account = await findAccountAtProvider(database, scope, params.phone_number_id)
  const outcome = await callAtProvider(database, scope, account, (called) => provider.listTemplates(called))
  if (!outcome.ok) throw upstreamFailure(outcome.failure, 'list the templates')
  return { listing_started_at: account.listing_started_at, templates: outcome.value }
}
