import type { Client } from 'pg'
import { fixture } from '../database/fixture.ts'

/** The sort key after which a deep page begins. */
export interface Depth {
  readonly timestamp: string
  readonly id: string
  /** Counted from 1. */
  readonly page: number
}

/** A list of one account: its table, its sort column, and the condition of its rows. */
export interface ListOrder {
  readonly table: 'messages' | 'conversations'
  readonly column: 'created_at' | 'last_message_at' | 'updated_at'
  /** SQL, with the account as `$2`. */
  readonly condition: string
}

const maxPage = 10_000

/** The 10,000th page of a list, or the deepest full one of a smaller list. */
export async function readDepth(client: Client, account: string, order: ListOrder, limit: number): Promise<Depth> {
  const { table, column, condition } = order
  const rows = `FROM ${table} WHERE organization_id = $1 AND phone_number_id = $2 AND ${condition}`
  const counted = await client.query<{ count: number }>(`SELECT count(${column})::int AS count ${rows}`, [
    fixture.organizationId,
    account,
  ])
  const page = Math.min(maxPage, Math.floor((counted.rows[0]?.count ?? 0) / limit))
  const { rows: found } = await client.query<{ timestamp: string; id: string }>(
    `SELECT to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS timestamp, id ${rows}
     ORDER BY ${column} DESC NULLS LAST, id DESC OFFSET $3 LIMIT 1`,
    [fixture.organizationId, account, (page - 1) * limit - 1],
  )
  const [row] = found
  if (row === undefined)
    throw new Error(`too little data for a page far down the list of ${table}; increase --contacts`)
  return { ...row, page }
}
