import { type Queryable, statement } from '@channel/db'
import { type DatabaseIdentity, isOtherDatabase, readIdentity } from './database-identity.ts'

// Only one process compares the marker at a time: whoever has the lock. The others see the result in the database. Each cell has a
// marker of its own.

const tryLock = statement(
  'lock_restore_marker',
  `SELECT pg_try_advisory_lock(hashtext(current_schema() || '.restore_marker')) AS locked`,
)
const readStatement = statement(
  'read_restore_marker',
  `SELECT installation, number, confirmed_until > clock_timestamp() AS is_confirmed, is_at_rest,
     installation IS NULL OR is_at_rest OR confirmed_until <= clock_timestamp() + interval '2 minutes' AS is_due,
     clock_timestamp() AS read_at, server_id, database_id::text AS database_id, table_id::text AS table_id,
     tableoid::text AS own_table_id
   FROM restore_marker`,
)
const doubtStatement = statement(
  'doubt_restore_marker',
  `UPDATE restore_marker SET confirmed_until = '-infinity' WHERE number = $1`,
)
const raiseStatement = statement(
  'raise_restore_marker',
  `UPDATE restore_marker
   SET installation = $1, number = $2, is_at_rest = $3, confirmed_until = statement_timestamp() + interval '3 minutes',
     server_id = $4, database_id = $5::text::oid, table_id = tableoid, confirmed_epoch = epoch`,
)

export interface Marker {
  /** Null before the first copy was written. */
  readonly installation: string | null
  readonly number: number
  readonly is_confirmed: boolean
  /** Whether the last worker has ended. */
  readonly is_at_rest: boolean
  /** Whether it was raised in another database, of which this one is a copy. */
  readonly is_moved: boolean
  /** Whether a minute has passed since it was raised. */
  readonly is_due: boolean
  /** The time of the database. */
  readonly read_at: string
  /** The database that it was read from. */
  readonly identity: DatabaseIdentity
}

/** @returns undefined while another process compares the marker */
export async function lockMarker(connection: Queryable): Promise<Marker | undefined> {
  const [lock] = await connection.query(tryLock)
  return lock?.locked ? readMarker(connection) : undefined
}

/**
 * Reads the marker. One that was raised in another database confirms nothing here, so that nothing is sent until it was compared.
 */
async function readMarker(connection: Queryable): Promise<Marker> {
  const identity = await readIdentity(connection)
  const [row] = await connection.query(readStatement)
  if (row === undefined) throw new Error('the table restore_marker has lost its only row')
  const { server_id, database_id, table_id, own_table_id, ...marker } = row
  const { installation, number, is_confirmed, is_due } = marker
  const is_moved =
    installation !== null &&
    (table_id !== own_table_id || isOtherDatabase(identity, { server_id, database_id: database_id ?? '' }))
  if (is_moved && is_confirmed) await connection.execute(doubtStatement, [number])
  return { ...marker, identity, is_moved, is_confirmed: is_confirmed && !is_moved, is_due: is_due || is_moved }
}

/** Makes sure that nothing is sent from a copy of the database before it was compared. */
export async function doubtMovedDatabase(database: Queryable): Promise<void> {
  await readMarker(database)
}

/** Raises the number, and allows sends for the next three minutes. */
export async function raiseMarker(
  database: Queryable,
  { identity }: Pick<Marker, 'identity'>,
  {
    installation,
    number,
    isAtRest,
  }: { readonly installation: string; readonly number: number; readonly isAtRest: boolean },
): Promise<void> {
  const { server_id, database_id } = identity
  await database.execute(raiseStatement, [installation, number, isAtRest, server_id, database_id])
}
