import { statement } from '@channel/db'
import { opaque } from '../../mechanisms/pagination/index.ts'

/** A page looks at no more events than these, however rare those that match its filters are. */
export const maxExamined = 5_000

// Read only below the oldest open transaction: an event that is committed later has a higher place. Transactions that only
// read have no number, so they hold nothing back. PostgreSQL numbers the transactions of all databases together; those that a
// session of another database holds cannot write an event. The locks are read after the snapshot, so what ended between counts as open.
export const findHorizon = statement(
  'find_event_horizon',
  `SELECT marker.epoch, marker.restores, pg_snapshot_xmax(snapshot)::text AS next,
     coalesce(
       (SELECT open FROM pg_snapshot_xip(snapshot) AS open
        WHERE open::xid NOT IN (
          SELECT held.transactionid FROM pg_locks held CROSS JOIN pg_stat_get_activity(held.pid) AS backend
          WHERE held.locktype = 'transactionid' AND held.mode = 'ExclusiveLock' AND held.granted AND held.pid IS NOT NULL
            AND backend.datid <> (SELECT oid FROM pg_database WHERE datname = current_database())
        )
        ORDER BY open LIMIT 1),
       pg_snapshot_xmax(snapshot)
     )::text AS open_from,
     clock_timestamp() AS now, organization.id IS NOT NULL AS is_here, organization.delivery_retention_days
   FROM restore_marker marker CROSS JOIN pg_current_snapshot() AS snapshot LEFT JOIN organizations organization ON organization.id = $1`,
)

// Ids start with their creation time.
export const findLastUntil = statement(
  'find_last_event_until',
  `SELECT epoch, transaction_id::text AS transaction_id FROM events
   WHERE organization_id = $1 AND id <= $2 ORDER BY id DESC LIMIT 1`,
)

export const findFirstSince = statement(
  'find_first_event_since',
  `SELECT epoch, transaction_id::text AS transaction_id FROM events
   WHERE organization_id = $1 AND id > $2 ORDER BY id LIMIT 1`,
)

export const findUnsettled = statement(
  'find_unsettled_event',
  `SELECT id FROM events WHERE organization_id = $1 AND (epoch, transaction_id) >= ($2, $3::xid8) AND id > $4
   ORDER BY epoch, transaction_id LIMIT 1`,
)

const columns = 'id, epoch, transaction_id::text AS transaction_id, created_at, payload'
// With the values, the planner would also expect a single event between two positions, since nearly all have one epoch: it would read and
// sort all events of a partition instead of the first by index.
const position = (first: number) =>
  `(${opaque(`$${first}::int`)}, ${opaque(`$${first + 1}::xid8`)}, ${opaque(`$${first + 2}::text`)})`
const isBetween = `(epoch, transaction_id, id) > ${position(2)} AND (epoch, transaction_id, id) < ${position(5)} AND id > ${opaque('$14::text')}`
// Groups of messages change while they wait, and repeat the events of their messages. Notes are internal, unless asked for.
const matches = `payload_erased_at IS NULL AND type <> 'messages.received' AND ($11::text IS NOT NULL OR NOT starts_with(type, 'note.')) AND created_at >= $9::timestamptz AND created_at < $10::timestamptz
  AND ($11::text IS NULL OR type = $11) AND ($12::text IS NULL OR phone_number_id = $12)
  AND ($13::text IS NULL OR customer_id = $13)`

/** The statements of a direction. The last row that was examined is there even if it does not match. */
function inOrder(name: string, direction: 'ASC' | 'DESC') {
  const by = (table: string) =>
    ['epoch', 'transaction_id', 'id'].map((key) => `${table}.${key} ${direction}`).join(', ')
  return {
    // With the names of their tables: the result has the number of the transaction as text.
    all: statement(
      `list_events_${name}`,
      `SELECT ${columns}, matches, place = ${maxExamined} AS is_last_examined FROM (
         SELECT *, ${matches} AS matches, row_number() OVER (ORDER BY ${by('event')}) AS place
         FROM events event WHERE organization_id = $1 AND ${isBetween} ORDER BY ${by('event')} LIMIT ${maxExamined}
       ) examined
       WHERE matches OR place = ${maxExamined} ORDER BY ${by('examined')} LIMIT ${opaque('$8::int')}`,
    ),
    ofObject: statement(
      `list_events_of_object_${name}`,
      `SELECT ${columns}, true AS matches, false AS is_last_examined FROM events event
       WHERE organization_id = $1 AND object_id = $15 AND ${isBetween} AND ${matches}
       ORDER BY ${by('event')} LIMIT ${opaque('$8::int')}`,
    ),
  }
}

export const listStatements = {
  oldest_first: inOrder('oldest_first', 'ASC'),
  newest_first: inOrder('newest_first', 'DESC'),
}
