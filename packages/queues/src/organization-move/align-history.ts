import type { Moving } from './moving.ts'

/**
 * Lets events keep their order, and cursors stay valid. Events are ordered by the epoch of their cell first, so what is recorded in the
 * other cell must not have an earlier one. It has when the database was restored before the cell was made. A cell without organizations
 * takes over the history; in any other, cursors of its organizations end, as after a restore.
 */
export async function alignHistory({ session, source, target }: Moving): Promise<void> {
  await session.ask(
    `UPDATE ${target}.restore_marker marker
     SET confirmed_epoch = marker.confirmed_epoch + before.epoch - marker.epoch,
       restores = CASE WHEN EXISTS (SELECT FROM ${target}.organizations) THEN marker.restores + 1 ELSE before.restores END
     FROM ${source}.restore_marker before
     WHERE marker.epoch < before.epoch
       OR marker.epoch = before.epoch AND marker.restores <> before.restores AND NOT EXISTS (SELECT FROM ${target}.organizations)`,
  )
}
