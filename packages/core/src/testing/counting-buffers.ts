import { type Database, type Queryable, statement } from '@channel/db'

let explained = 0

/** A database that adds up the pages of memory and disk that its statements read. Runs each statement twice. */
export function countingBuffers(inner: Database): Queryable & { buffers: () => number } {
  let buffers = 0
  const query = async (asked: { name: string; text: string }, values: readonly unknown[] = []) => {
    explained += 1
    const explain = statement(
      `test_explain_counted_${explained}`,
      `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${asked.text}`,
    )
    const [row] = await inner.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(explain, values)
    const plan = row!['QUERY PLAN'][0].Plan
    buffers += (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)
    return inner.query(asked as never, values)
  }
  return { ...inner, query: query as never, buffers: () => buffers }
}
