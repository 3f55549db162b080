import { type Queryable, statement } from '@channel/db'
import type { PurgeOptions } from './purge-options.ts'

/** The retention limit of an organization: everything older than `before` has expired. */
export interface Retention {
  readonly organization_id: string
  readonly before: Date
}

type Kind = 'delivery' | 'message' | 'media'

const listStatement = (kind: Kind) =>
  statement(
    `list_${kind}_retentions`,
    `SELECT id AS organization_id, ${kind}_retention_days AS days FROM organizations
     WHERE ${kind}_retention_days IS NOT NULL ORDER BY id`,
  )
const statements = {
  delivery: listStatement('delivery'),
  message: listStatement('message'),
  media: listStatement('media'),
}

const dayMs = 86_400_000

/** The organizations with a retention limit for a kind of data, and the limit as of now. */
export async function listRetentions(
  database: Queryable,
  kind: Kind,
  { now }: Pick<PurgeOptions, 'now'>,
): Promise<Retention[]> {
  const rows = await database.query(statements[kind])
  return rows.map(({ organization_id, days }) => ({
    organization_id,
    before: new Date(now().getTime() - days * dayMs),
  }))
}
