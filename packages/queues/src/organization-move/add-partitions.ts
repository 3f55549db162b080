import { inTransaction } from './in-transaction.ts'
import type { Moving } from './moving.ts'

/** Makes the partitions that the other cell lacks: those of a new cell begin with its creation. */
export async function addPartitions({ session, source, target }: Moving): Promise<void> {
  const missing = await session.ask<{ parent: string; day: string; from_key: string; to_key: string }>(
    `SELECT parent.relname::text AS parent, to_date(right(part.relname, 8), 'YYYYMMDD')::text AS day, bound[1] AS from_key, bound[2] AS to_key
     FROM pg_class parent JOIN pg_inherits ON inhparent = parent.oid JOIN pg_class part ON part.oid = inhrelid
       CROSS JOIN LATERAL regexp_match(pg_get_expr(part.relpartbound, part.oid), 'FROM \\(''(.*)''\\) TO \\(''(.*)''\\)') AS bound
     WHERE parent.relnamespace = $1::regnamespace AND parent.relkind = 'p' AND part.relname ~ '_[0-9]{8}$'
       AND to_regclass(format('%I.%I', $2::text, part.relname)) IS NULL
     ORDER BY 1, 2`,
    [source, target],
  )
  for (const { parent, day, from_key, to_key } of missing) {
    await inTransaction(session, "BEGIN; SET LOCAL lock_timeout = '2s'", async () => {
      await session.ask(`SELECT pg_advisory_xact_lock(hashtext($1::text || '.' || $2::text || '_partitions'))`, [
        target,
        parent,
      ])
      await session.ask(`SELECT ${target}.create_partition($1, $2, $3, $4)`, [parent, day, from_key, to_key])
    })
  }
}
