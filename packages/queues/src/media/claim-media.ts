import { randomUUID } from 'node:crypto'
import { isAuthorizationRefused, withTokens } from '@channel/core/accounts'
import { currentTime, type DeliveryClock } from '@channel/core/mechanisms/clock'
import type { Secrets } from '@channel/core/mechanisms/sealing'
import { newFileName } from '@channel/core/media'
import { type Queryable, statement } from '@channel/db'
import {
  claimValues,
  type DueRows,
  endOfClaim,
  finderOfDue,
  type LeasedTable,
  leaseOf,
  lockDueRows,
  releaseLeases,
  renewerOf,
  type WantedClaim,
} from '../leased/index.ts'

/** A claimed file. It belongs to this worker until the lease expires. */
export interface ClaimedMedia {
  readonly organization_id: string
  readonly id: string
  readonly phone_number_id: string
  readonly provider_media_id: string | null
  /** The provider's URL of it, valid for 5 minutes. */
  readonly provider_url: string | null
  /** The SHA-256 according to the provider, in hexadecimal or base64. */
  readonly sha256: string | null
  /** Its name in the store, the same for every attempt. */
  readonly stored_name: string
  /** Including this attempt. */
  readonly fetch_attempt_count: number
  readonly fetch_refusal_count: number
  /** How long the provider still stores it, in milliseconds; negative when that time is over. */
  readonly life_left_ms: number
  /** The provider's bearer token of the account; undefined without one that can be decrypted. */
  readonly token: string | undefined
  /** Whether the token was known to be refused when the file was claimed. */
  readonly authorization_refused: boolean
  /** Unique to the claim. */
  readonly lease_token: string
}

export interface WantedMedia extends WantedClaim {
  /** Accounts at their limit. */
  readonly except: readonly string[]
}

/** A lease is a due time in the future. */
const mediaTable = {
  name: 'media',
  key: 'id',
  token: 'lease_token',
  until: 'next_fetch_at',
} as const satisfies LeasedTable

const dueMedia: DueRows = { table: mediaTable.name, dueAt: mediaTable.until, isWaiting: "status = 'pending'" }

/** Finds the organizations with due files. */
export const findDueMedia = finderOfDue('find_due_media', dueMedia)

const claimStatement = statement(
  'claim_media',
  `WITH due AS MATERIALIZED (
     ${lockDueRows(dueMedia, { columns: 'organization_id, id', where: 'phone_number_id <> ALL($7::text[])' })}
   ), numbered AS MATERIALIZED (
     SELECT organization_id, id, row_number() OVER () AS number FROM due
   ), claimed AS (
     UPDATE media SET
       fetch_attempt_count = fetch_attempt_count + 1,
       lease_token = $5::uuid,
       next_fetch_at = ${endOfClaim},
       stored_name = coalesce(stored_name, ($6::text[])[number])
     FROM numbered WHERE media.organization_id = numbered.organization_id AND media.id = numbered.id
     RETURNING media.*
   ), named AS (
     INSERT INTO media_files (stored_name, organization_id, media_id)
     SELECT stored_name, organization_id, id FROM claimed ON CONFLICT DO NOTHING
   )
   SELECT claimed.organization_id, claimed.id, claimed.phone_number_id, provider_media_id, provider_url, sha256,
     stored_name, fetch_attempt_count, fetch_refusal_count, lease_token, token.sealed, token.key_id,
     ${isAuthorizationRefused} AS authorization_refused,
     (extract(epoch FROM claimed.created_at + interval '7 days' - ${currentTime('$3')}) * 1000)::float8 AS life_left_ms
   FROM claimed
   JOIN channel_accounts account
     ON account.organization_id = claimed.organization_id AND account.phone_number_id = claimed.phone_number_id
   LEFT JOIN provider_authorizations token
     ON token.organization_id = claimed.organization_id AND token.phone_number_id = claimed.phone_number_id`,
)

/** Claims due files that no worker has, longest due first. No other worker gets them until the lease expires. */
export async function claimMedia(
  database: Queryable,
  { secrets }: { readonly secrets: Secrets },
  clock: Pick<DeliveryClock, 'aheadMs'>,
  { except, ...claim }: WantedMedia,
): Promise<ClaimedMedia[]> {
  const names = Array.from({ length: claim.wanted.reduce((sum, { quota }) => sum + quota, 0) }, newFileName)
  const rows = await database.query(claimStatement, [...claimValues(clock, claim), randomUUID(), names, except])
  return withTokens(secrets, rows)
}

/** Extends a lease. @returns whether it was still held */
export const renewMediaLease = renewerOf('renew_media_lease', mediaTable)

const releaseStatement = statement(
  'release_media',
  releaseLeases(mediaTable, { set: 'next_fetch_at = now(), fetch_attempt_count = fetch_attempt_count - 1' }),
)

/** Releases a file that was not fetched completely, so that any worker can claim it at once. */
export async function releaseMedia(
  database: Queryable,
  media: Pick<ClaimedMedia, 'organization_id' | 'id' | 'lease_token'>,
): Promise<void> {
  await database.execute(releaseStatement, [JSON.stringify([leaseOf(mediaTable, media)])])
}
