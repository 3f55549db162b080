import { type CalledAccount, withTokens } from '@channel/core/accounts'
import type { DeliveryClock } from '@channel/core/mechanisms/clock'
import type { Secrets } from '@channel/core/mechanisms/sealing'
import { type Queryable, statement } from '@channel/db'
import { claimValues, finderOfDue, type WantedClaim } from '../leased/index.ts'
import { claimCalls, dueCalls, syncRequests } from './call-table.ts'

/** A number whose address book or history this worker requests from the provider, until its lease ends. */
export interface SyncRequest extends Omit<CalledAccount, 'token'> {
  /** The provider's bearer token of the account; undefined without one that can be decrypted. */
  readonly token: string | undefined
  readonly step: 'contacts' | 'history'
  /** Including this attempt. */
  readonly attempt_count: number
  /** When the lease ends, which identifies it. */
  readonly due_at: string
}

const claimStatement = statement('claim_sync_requests', claimCalls(syncRequests, { returning: ['call.step'] }))

/** Claims numbers with a requested sync, longest due first. No other worker gets them until the lease ends. */
export async function claimSyncRequests(
  database: Queryable,
  { secrets }: { readonly secrets: Secrets },
  clock: Pick<DeliveryClock, 'aheadMs'>,
  claim: WantedClaim,
): Promise<SyncRequest[]> {
  const rows = await database.query(claimStatement, claimValues(clock, claim))
  return withTokens(secrets, rows)
}

/** Finds the organizations with due rows. */
export const findDueSyncRequests = finderOfDue('find_due_sync_requests', dueCalls(syncRequests))
