import type { Queryable } from '@channel/db'
import { type SealedKindName, sealedKinds } from './sealed-kinds.ts'

/** The number of values of one kind that need one key. */
export interface SealedCount {
  readonly kind: SealedKindName
  readonly key_id: string
  readonly count: number
}

/** Counts the unexpired values by kind and by the key that they need. Scans each table. */
export async function countSealedValues(database: Queryable, now: Date): Promise<SealedCount[]> {
  const counts: SealedCount[] = []
  for (const { name, count } of sealedKinds) {
    const rows = await database.query(count, [now])
    counts.push(...rows.map((row) => ({ kind: name, ...row })))
  }
  return counts
}
