import { statement, type Transaction } from '@channel/db'

const setPlans = statement(
  'plan_by_indexes',
  `SELECT set_config('plan_cache_mode', 'force_generic_plan', true) AS plan_cache_mode,
     set_config('enable_seqscan', 'off', true) AS enable_seqscan`,
)
const setOrder = statement('plan_without_sorts', "SELECT set_config('enable_sort', 'off', true) AS enable_sort")

/**
 * For statements of a transaction that find rows by keys, so that one plan serves all values. A plan made while a table was empty would
 * scan it however much it grows. In a table that has grown since the first plans, PostgreSQL plans again at every use, which can take
 * longer than the statement.
 */
export function planByIndexes(tx: Transaction): void {
  tx.enqueue(setPlans)
}

/** The same for statements that read the first rows of an index in its order: in an empty table, sorting all would seem to cost the same. */
export function planInOrder(tx: Transaction): void {
  planByIndexes(tx)
  tx.enqueue(setOrder)
}
