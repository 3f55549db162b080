import { type Queryable, statement } from '@channel/db'
import type { Provider } from '@channel/provider'
import type { Secrets } from '../../mechanisms/sealing/index.ts'
import { openToken } from './provider-token.ts'

/**
 * What became of the webhooks of a business account at the provider.
 *
 * - `ended`: the provider sends none any more.
 * - `shared`: they continue, because another connected account belongs to the same business account.
 * - `no_token`: they continue, because the service has no token that it can use.
 * - `failed`: the provider did not do it.
 */
export interface LeftProvider {
  readonly waba_id: string
  readonly webhooks: 'ended' | 'shared' | 'no_token' | 'failed'
  /** Why it failed. */
  readonly reason?: string
}

const findBusinessAccounts = statement(
  'find_business_accounts_to_leave',
  `SELECT DISTINCT ON (account.waba_id) account.organization_id, account.phone_number_id, account.waba_id, token.sealed, token.key_id,
     EXISTS (
       SELECT FROM channel_accounts other WHERE other.waba_id = account.waba_id AND other.status <> 'disconnected'
     ) AS is_shared
   FROM channel_accounts account
   LEFT JOIN provider_authorizations token
     ON token.organization_id = $1 AND token.phone_number_id = account.phone_number_id
   WHERE account.organization_id = $1 AND ($2::text IS NULL OR account.id = $2)
     AND account.status = 'disconnected' AND account.waba_id IS NOT NULL
   ORDER BY account.waba_id, token.sealed IS NULL, account.phone_number_id`,
)

/**
 * Removes the app from the business accounts of disconnected accounts, so that the provider sends no webhooks. Call it outside of a
 * transaction, after disconnecting. It can be repeated.
 *
 * @param whose the accounts of an organization, or one of them
 */
export async function leaveProvider(
  database: Queryable,
  { secrets, provider }: { readonly secrets: Secrets; readonly provider: Pick<Provider, 'unsubscribeApp'> },
  { organization_id, id }: { readonly organization_id: string; readonly id?: string | undefined },
): Promise<LeftProvider[]> {
  const left: LeftProvider[] = []
  for (const { waba_id, is_shared, ...account } of await database.query(findBusinessAccounts, [organization_id, id])) {
    if (waba_id === null) continue
    const { token } = openToken(secrets, account, account)
    if (is_shared) left.push({ waba_id, webhooks: 'shared' })
    else if (token === undefined) left.push({ waba_id, webhooks: 'no_token' })
    else {
      const outcome = await provider.unsubscribeApp({ wabaId: waba_id, token })
      if (outcome.ok) left.push({ waba_id, webhooks: 'ended' })
      else left.push({ waba_id, webhooks: 'failed', reason: outcome.failure.message })
    }
  }
  return left
}
