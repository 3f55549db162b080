import { type Queryable, statement } from '@channel/db'

// Only one process compares the marker at a time: whoever has the lock. The others see the result in the database.

const tryLock = statement('lock_restore_marker', `SELECT pg_try_advisory_lock(hashtext('restore_marker')) AS locked`)
const readStatement = statement(
  'read_restore_marker',
  `SELECT installation, number, confirmed_until > clock_timestamp() AS is_confirmed,
     installation IS NULL OR confirmed_until <= clock_timestamp() + interval '2 minutes' AS is_due, clock_timestamp() AS read_at
   FROM restore_marker`,
)
const raiseStatement = statement(
  'raise_restore_marker',
  `UPDATE restore_marker
   SET installation = $1, number = $2, confirmed_until = clock_timestamp() + interval '3 minutes'`,
)

export interface Marker {
  /** Null before the first copy was written. */
  readonly installation: string | null
  readonly number: number
  readonly is_confirmed: boolean
  /** Whether a minute has passed since it was raised. */
  readonly is_due: boolean
  /** The time of the database. */
  readonly read_at: string
}

/** @returns undefined while another process compares the marker */
export async function lockMarker(connection: Queryable): Promise<Marker | undefined> {
  const [lock] = await connection.query(tryLock)
  if (!lock?.locked) return undefined
  const [marker] = await connection.query(readStatement)
  if (marker === undefined) throw new Error('the table restore_marker has lost its only row')
  return marker
}

/** Raises the number, and allows sends for the next three minutes. */
export async function raiseMarker(database: Queryable, installation: string, number: number): Promise<void> {
  await database.execute(raiseStatement, [installation, number])
}
