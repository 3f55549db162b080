import type { Client } from 'pg'
import { fixture } from '../database/fixture.ts'
import type { Position } from '../servers/cursor.ts'

/** A contact's position in its account's list. A page that begins after it is page `rank / limit`. */
export interface RankedPosition extends Position {
  readonly phoneNumberId: string
  /** Counted from 1, newest first. */
  readonly rank: number
}

const selectRanked = `
  SELECT phone_number_id AS "phoneNumberId", rank::int, id,
         to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "createdAt"
  FROM (SELECT phone_number_id, id, created_at,
               row_number() OVER (PARTITION BY phone_number_id ORDER BY created_at DESC, id DESC) AS rank
        FROM contacts WHERE organization_id = $1) AS ranked
  WHERE rank % $2 = 0
  ORDER BY rank, phone_number_id`

/** Every `step`-th contact of each account. */
export async function readPositions(client: Client, step: number): Promise<RankedPosition[]> {
  const { rows } = await client.query<RankedPosition>(selectRanked, [fixture.organizationId, step])
  return rows
}
