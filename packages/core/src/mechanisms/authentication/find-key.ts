import { type Queryable, statement } from '@channel/db'

/** The fields of a key that authentication needs. */
export interface KnownKey {
  readonly id: string
  readonly organizationId: string
  readonly hash: Buffer
  readonly isRevoked: boolean
  /** Milliseconds since 1970, or null when it does not expire. */
  readonly expiresAtMs: number | null
}

const selectByHash = statement(
  'find_api_key',
  'SELECT id, organization_id, hash, revoked_at, expires_at FROM api_keys WHERE hash = $1',
)

/** Finds a key by its hash. */
export async function findKey(database: Queryable, hash: Buffer): Promise<KnownKey | undefined> {
  const [row] = await database.query(selectByHash, [hash])
  return (
    row && {
      id: row.id,
      organizationId: row.organization_id,
      hash: row.hash,
      isRevoked: row.revoked_at !== null,
      expiresAtMs: row.expires_at === null ? null : Date.parse(row.expires_at),
    }
  )
}
