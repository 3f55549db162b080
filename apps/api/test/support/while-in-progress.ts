import { type Database, statement } from '@channel/db'

const takeKey = statement('test_take_idempotency_key', "SELECT claim_idempotency_key($1, $2, '-infinity')")

/** Holds the key while `work` runs, as a request in progress does. */
export function whileInProgress<Result>(
  database: Database,
  organizationId: string,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (tx) => {
    await tx.query(takeKey, [organizationId, key])
    return work()
  })
}
