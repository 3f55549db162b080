import { randomUUID } from 'node:crypto'
import { isAuthorizationRefused, withTokens } from '@channel/core/accounts'
import { currentTime, type DeliveryClock } from '@channel/core/mechanisms/clock'
import type { Secrets } from '@channel/core/mechanisms/sealing'
import { newFileName } from '@channel/core/media'
import { type Queryable, statement } from '@channel/db'
import {
  dueOrganizations,
  type LeasedTable,
  leaseEnd,
  leaseOf,
  lockDueOfEach,
  releaseLeases,
  renewLeases,
  type WantedRows,
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

export interface WantedMedia {
  readonly wanted: readonly WantedRows[]
  /** Accounts at their limit. */
  readonly except: readonly string[]
  readonly leaseMs: number
}

/** A lease is a due time in the future. */
const mediaTable = {
  name: 'media',
  key: 'id',
  token: 'lease_token',
  until: 'next_fetch_at',
} as const satisfies LeasedTable

const isPending = "status = 'pending'"
const findStatement = statement(
  'find_due_media',
  dueOrganizations('media', isPending, 'next_fetch_at', currentTime('$1')),
)

/** Finds the organizations with due files. */
export function findDueMedia(
  database: Queryable,
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
): Promise<{ organization_id: string }[]> {
  return database.query(findStatement, [aheadMs()])
}

const claimStatement = statement(
  'claim_media',
  `WITH due AS MATERIALIZED (
     ${lockDueOfEach({
       columns: 'organization_id, id',
       from: 'media',
       where: `${isPending} AND next_fetch_at <= ${currentTime('$3')} AND phone_number_id <> ALL($7::text[])`,
       order: 'next_fetch_at',
     })}
   ), numbered AS MATERIALIZED (
     SELECT organization_id, id, row_number() OVER () AS number FROM due
   ), claimed AS (
     UPDATE media SET
       fetch_attempt_count = fetch_attempt_count + 1,
       lease_token = $4::uuid,
       next_fetch_at = ${leaseEnd('$3', '$5')},
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
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
  { wanted, except, leaseMs }: WantedMedia,
): Promise<ClaimedMedia[]> {
  const quotas = wanted.map(({ quota }) => quota)
  const names = Array.from({ length: quotas.reduce((sum, quota) => sum + quota, 0) }, newFileName)
  const organizations = wanted.map(({ organization_id }) => organization_id)
  const values = [organizations, quotas, aheadMs(), randomUUID(), leaseMs, names, except]
  const rows = await database.query(claimStatement, values)
  return withTokens(secrets, rows)
}

const renewStatement = statement('renew_media_lease', renewLeases(mediaTable))

/** Extends a lease. @returns whether it was still held */
export async function renewMediaLease(
  database: Queryable,
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
  media: Pick<ClaimedMedia, 'organization_id' | 'id' | 'lease_token'>,
  leaseMs: number,
): Promise<boolean> {
  const values = [aheadMs(), leaseMs, JSON.stringify([leaseOf(mediaTable, media)])]
  return (await database.execute(renewStatement, values)) > 0
}

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
