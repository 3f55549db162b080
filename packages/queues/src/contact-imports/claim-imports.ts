import { randomUUID } from 'node:crypto'
import { currentTime, type DeliveryClock } from '@channel/core/mechanisms/clock'
import { hintWrite } from '@channel/core/mechanisms/outbox'
import { type Database, type Queryable, type RowOf, statement } from '@channel/db'
import {
  dueOrganizations,
  type LeasedTable,
  leaseEnd,
  leaseOf,
  lockDueOfEach,
  releaseLeases,
  renewLeases,
  type WantedRows,
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

const isWaiting = 'ended_at IS NULL'
const findStatement = statement(
  'find_due_contact_imports',
  dueOrganizations('contact_imports', isWaiting, 'next_attempt_at', currentTime('$1')),
)

/** Finds the organizations with due imports. */
export function findDueImports(
  database: Queryable,
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
): Promise<{ organization_id: string }[]> {
  return database.query(findStatement, [aheadMs()])
}

const claimStatement = statement(
  'claim_contact_imports',
  `WITH due AS MATERIALIZED (
     ${lockDueOfEach({
       columns: 'organization_id, id',
       from: 'contact_imports',
       where: `${isWaiting} AND next_attempt_at <= ${currentTime('$3')}`,
       order: 'next_attempt_at',
       organization: 'wanted.organization_id',
     })}
   )
   UPDATE contact_imports import SET
     status = 'running',
     started_at = coalesce(started_at, clock_timestamp()),
     attempt_count = attempt_count + 1,
     lease_token = $4::uuid,
     next_attempt_at = ${leaseEnd('$3', '$5')}
   FROM due WHERE import.organization_id = due.organization_id AND import.id = due.id
   RETURNING import.organization_id, import.id, import.phone_number_id, import.format, import.size, import.stored_name,
     import.rows_total, import.rows_created + import.rows_updated + import.rows_failed AS rows_read, import.attempt_count,
     import.lease_token`,
)

/** Claims due imports that no worker has, longest due first. */
export function claimImports(
  database: Queryable,
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
  { wanted, leaseMs }: { readonly wanted: readonly WantedRows[]; readonly leaseMs: number },
): Promise<ClaimedImport[]> {
  const organizations = wanted.map(({ organization_id }) => organization_id)
  const quotas = wanted.map(({ quota }) => quota)
  return database.query(claimStatement, [organizations, quotas, aheadMs(), randomUUID(), leaseMs])
}

type Held = Pick<ClaimedImport, 'organization_id' | 'id' | 'lease_token'>

const renewStatement = statement('renew_contact_import_lease', renewLeases(importsTable))

/** Extends a lease. @returns whether it was still held */
export async function renewImportLease(
  database: Queryable,
  { aheadMs }: Pick<DeliveryClock, 'aheadMs'>,
  held: Held,
  leaseMs: number,
): Promise<boolean> {
  const values = [aheadMs(), leaseMs, JSON.stringify([leaseOf(importsTable, held)])]
  return (await database.execute(renewStatement, values)) > 0
}

const releaseStatement = statement(
  'release_contact_import',
  releaseLeases(importsTable, {
    columns: 'delay_ms float8',
    set: "next_attempt_at = now() + held.delay_ms * interval '1 millisecond'",
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
   SET status = CASE WHEN $4::text IS NULL THEN 'completed' ELSE 'failed' END, failure = $4, ended_at = clock_timestamp(),
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
