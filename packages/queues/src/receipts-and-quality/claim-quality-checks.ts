import { type CalledAccount, isAuthorizationRefused, withTokens } from '@channel/core/accounts'
import { currentTime, type DeliveryClock } from '@channel/core/mechanisms/clock'
import type { Secrets } from '@channel/core/mechanisms/sealing'
import { type Queryable, statement } from '@channel/db'
import { leaseEnd, lockDue } from '../leased/index.ts'

/** An account whose quality rating this worker requests from the provider, until its lease ends. */
export interface QualityCheck extends Omit<CalledAccount, 'token'> {
  /** The provider's bearer token of the account; undefined without one that can be decrypted. */
  readonly token: string | undefined
  readonly waba_id: string
  /** Including this attempt. */
  readonly attempt_count: number
  /** When the lease ends, which identifies it. */
  readonly due_at: string
}

// The lease is a due time in the future. Checks of accounts that cannot be queried are deleted: connecting an account loads
// its rating.
const claimStatement = statement(
  'claim_quality_checks',
  `WITH due AS MATERIALIZED (
     ${lockDue({
       columns: 'organization_id, phone_number_id',
       from: 'quality_checks',
       where: `due_at <= ${currentTime('$1')}`,
       order: 'due_at',
       limit: '$2',
     })}
   ), found AS MATERIALIZED (
     SELECT due.*, account.waba_id, ${isAuthorizationRefused} AS authorization_refused, token.sealed, token.key_id
     FROM due
     JOIN channel_accounts account
       ON account.organization_id = due.organization_id AND account.phone_number_id = due.phone_number_id
     JOIN provider_authorizations token
       ON token.organization_id = due.organization_id AND token.phone_number_id = due.phone_number_id
     WHERE account.waba_id IS NOT NULL AND account.status <> 'disconnected'
   ), forgotten AS (
     DELETE FROM quality_checks quality USING due
     WHERE quality.organization_id = due.organization_id AND quality.phone_number_id = due.phone_number_id
       AND NOT EXISTS (
         SELECT FROM found
         WHERE found.organization_id = due.organization_id AND found.phone_number_id = due.phone_number_id
       )
   )
   UPDATE quality_checks quality
   SET due_at = ${leaseEnd('$1', '$3')}, attempt_count = attempt_count + 1
   FROM found
   WHERE quality.organization_id = found.organization_id AND quality.phone_number_id = found.phone_number_id
   RETURNING found.*, quality.attempt_count, quality.due_at`,
)

/** Claims accounts with a requested quality check, longest due first. No other worker gets them until the lease ends. */
export async function claimQualityChecks(
  database: Queryable,
  { secrets }: { readonly secrets: Secrets },
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
  { limit, leaseMs }: { readonly limit: number; readonly leaseMs: number },
): Promise<QualityCheck[]> {
  const rows = await database.query(claimStatement, [aheadMs(), limit, leaseMs])
  return withTokens(secrets, rows)
}
