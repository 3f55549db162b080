import { encodeCursor, type Position } from '@channel/core/mechanisms/pagination'
import type { Client } from 'pg'
import { fixture } from '../database/fixture.ts'
import { benchScope } from './variants.ts'

/** A contact's position in its account's list. A page that begins after it is page `rank / limit`. */
interface RankedPosition extends Position {
  readonly account: string
  /** Counted from 1, newest first. */
  readonly rank: number
}

/** A page of 25 that is not the first one. */
export interface DeepPage {
  readonly account: string
  /** Counted from 1. */
  readonly page: number
  readonly path: string
}

const limit = 25

const selectRanked = `
  SELECT phone_number_id AS account, rank::int, id,
         to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS created_at
  FROM (SELECT phone_number_id, id, created_at,
               row_number() OVER (PARTITION BY phone_number_id ORDER BY created_at DESC, id DESC) AS rank
        FROM contacts WHERE organization_id = $1) AS ranked
  WHERE rank % $2 = 0
  ORDER BY rank, phone_number_id`

export const firstPage = (account: string) => `/v1/${account}/contacts?limit=${limit}`

/** Every page but the first of each account, as far as it is full; by depth. */
export async function readDeepPages(client: Client): Promise<DeepPage[]> {
  const { rows } = await client.query<RankedPosition>(selectRanked, [fixture.organizationId, limit])
  return rows.map(({ account, rank, ...position }) => ({
    account,
    page: rank / limit + 1,
    path: `${firstPage(account)}&cursor=${encodeCursor(benchScope, { list: 'listContacts', account, filters: {} }, position)}`,
  }))
}
