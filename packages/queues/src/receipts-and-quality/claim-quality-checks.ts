import { type CalledAccount, withTokens } from '@channel/core/accounts'
import type { DeliveryClock } from '@channel/core/mechanisms/clock'
import type { Secrets } from '@channel/core/mechanisms/sealing'
import { type Queryable, statement } from '@channel/db'
import { claimValues, finderOfDue, type WantedClaim } from '../leased/index.ts'
import { claimCalls, dueCalls, qualityChecks } from './call-table.ts'

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

// Connecting an account loads its rating, so checks of other accounts may be deleted.
const claimStatement = statement(
  'claim_quality_checks',
  claimCalls(qualityChecks, { account: ['account.waba_id'], where: 'account.waba_id IS NOT NULL' }),
)

/** Claims accounts with a requested quality check, longest due first. No other worker gets them until the lease ends. */
export async function claimQualityChecks(
  database: Queryable,
  { secrets }: { readonly secrets: Secrets },
  clock: Pick<DeliveryClock, 'aheadMs'>,
  claim: WantedClaim,
): Promise<QualityCheck[]> {
  const rows = await database.query(claimStatement, claimValues(clock, claim))
  return withTokens(secrets, rows)
}

/** Finds the organizations with due rows. */
export const findDueQualityChecks = finderOfDue('find_due_quality_checks', dueCalls(qualityChecks))
