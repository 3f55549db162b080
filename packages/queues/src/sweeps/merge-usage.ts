import { type Database, statement } from '@channel/db'
import type { PurgeOptions } from './purge-options.ts'

const batchSize = 5_000

const findStatement = statement(
  'find_unmerged_usage',
  `SELECT organization.id FROM organizations organization
   WHERE EXISTS (SELECT FROM usage_counts WHERE organization_id = organization.id AND NOT is_merged)
   ORDER BY organization.id`,
)
const kept = 'organization_id, day, phone_number_id, category, type, country, billable'
// Rows that another worker has locked are left to it. So a count may have two merged rows, and their sum is right.
const mergeStatement = statement(
  'merge_usage',
  `WITH new AS MATERIALIZED (
     SELECT id, ${kept} FROM usage_counts
     WHERE organization_id = $1 AND NOT is_merged
     ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED
   ), merged AS MATERIALIZED (
     SELECT usage.day, usage.id FROM usage_counts usage
     WHERE usage.organization_id = $1 AND usage.is_merged AND usage.day = ANY (ARRAY(SELECT day FROM new))
       AND (${kept}) IN (SELECT ${kept} FROM new)
     FOR UPDATE SKIP LOCKED
   ), removed AS (
     DELETE FROM usage_counts usage
     WHERE usage.organization_id = $1
       AND (usage.day, usage.id) IN (SELECT day, id FROM new UNION ALL SELECT day, id FROM merged)
     RETURNING ${kept}, count
   ), added AS (
     INSERT INTO usage_counts (${kept}, count, is_merged)
     SELECT ${kept}, sum(count), true FROM removed GROUP BY ${kept} HAVING sum(count) <> 0
   )
   SELECT count(*)::int AS found FROM new`,
)

/** Replaces the rows of usage counts that differ only in their count by one row each, in short transactions. */
export async function mergeUsage(database: Database, { signal }: PurgeOptions): Promise<void> {
  for (const { id } of await database.query(findStatement, [])) {
    let found = batchSize
    while (found === batchSize && !signal?.aborted) {
      const [batch] = await database.query(mergeStatement, [id, batchSize])
      found = batch?.found ?? 0
    }
  }
}
