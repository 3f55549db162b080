import { randomUUID } from 'node:crypto'
import { type DeliveryClock, timePlus } from '@channel/core/mechanisms/clock'
import { hintWrite } from '@channel/core/mechanisms/outbox'
import { type Database, type Queryable, type RowOf, statement } from '@channel/db'
import {
  claimValues,
  type DueRows,
  endOfClaim,
  finderOfDue,
  type LeasedTable,
  leaseOf,
  lockDueRows,
  releaseLeases,
  renewerOf,
  type WantedClaim,
} from '../leased/index.ts'

/** A claimed import. It belongs to this worker until the lease expires. */
export type ClaimedImport = RowOf<'claim_contact_imports'>

/** A lease is a due time in the future. */
const importsTable = {
  name: 'contact_imports',
  key: 'id',
  token: 'lease_token',
  until: 'next_attempt_at',
} as const satisfies LeasedTable

const dueImports: DueRows = { table: importsTable.name, dueAt: importsTable.until, isWaiting: 'ended_at IS NULL' }

/** Finds the organizations with due imports. */
export const findDueImports = finderOfDue('find_due_contact_imports', dueImports)

const claimStatement = statement(
  'claim_contact_imports',
  `WITH due AS MATERIALIZED (
     ${lockDueRows(dueImports, { columns: 'organization_id, id', organization: 'wanted.organization_id' })}
   )
   UPDATE contact_imports import SET
     status = 'running',
     started_at = least(started_at, statement_timestamp()),
     attempt_count = attempt_count + 1,
     lease_token = $5::uuid,
     next_attempt_at = ${endOfClaim}
   FROM due WHERE import.organization_id = due.organization_id AND import.id = due.id
   RETURNING import.organization_id, import.id, import.phone_number_id, import.format, import.size, import.stored_name,
     import.rows_total, import.rows_created + import.rows_updated + import.rows_failed AS rows_read, import.attempt_count,
     import.lease_token`,
)

/** Claims due imports that no worker has, longest due first. */
export function claimImports(
  database: Queryable,
  clock: Pick<DeliveryClock, 'aheadMs'>,
  claim: WantedClaim,
): Promise<ClaimedImport[]> {
  return database.query(claimStatement, [...claimValues(clock, claim), randomUUID()])
}

type Held = Pick<ClaimedImport, 'organization_id' | 'id' | 'lease_token'>

/** Extends a lease. @returns whether it was still held */
export const renewImportLease = renewerOf('renew_contact_import_lease', importsTable)

const releaseStatement = statement(
  'release_contact_import',
  releaseLeases(importsTable, {
    columns: 'delay_ms float8',
    set: `next_attempt_at = ${timePlus('now()', "held.delay_ms * interval '1 millisecond'")}`,
  }),
)

/** Releases an import that has not ended, so that any worker can continue it after a delay. */
export async function releaseImport(database: Queryable, held: Held, delayMs = 0): Promise<void> {
  const lease = { ...leaseOf(importsTable, held), delay_ms: delayMs }
  await database.execute(releaseStatement, [JSON.stringify([lease])])
}

const recordTotalStatement = statement(
  'record_contact_import_total',
  `UPDATE contact_imports SET rows_total = $4
   WHERE organization_id = $1 AND id = $2 AND lease_token = $3::uuid`,
)

/** Records the number of rows of the file. */
export async function recordTotal(database: Queryable, held: Held, total: number): Promise<void> {
  await database.execute(recordTotalStatement, [held.organization_id, held.id, held.lease_token, total])
}

const endStatement = statement(
  'end_contact_import',
  `UPDATE contact_imports
   SET status = CASE WHEN $4::text IS NULL THEN 'completed' ELSE 'failed' END, failure = $4, ended_at = statement_timestamp(),
     lease_token = NULL, erased_numbers = '{}'
   WHERE organization_id = $1 AND id = $2 AND lease_token = $3::uuid AND ended_at IS NULL`,
)

/** Ends an import, and shows its contacts in dashboards. @param failure why it ends early */
export function endImport(database: Database, held: Held, failure?: string): Promise<void> {
  const { organization_id, id, lease_token } = held
  return database.transaction(async (tx) => {
    tx.enqueue(endStatement, [organization_id, id, lease_token, failure ?? null])
    for (const group of ['contacts', 'contact-imports']) hintWrite(tx, organization_id, group)
  })
}
