import { listProcesses } from '@channel/core/secret-rotation'
import type { Database } from '@channel/db'
import { checkMarker } from './check-marker.ts'
import type { MarkerStore } from './marker-copy.ts'

/**
 * Records beside the database that the last worker has ended. A copy of the database that is made afterwards needs no decision, so a
 * service can be moved. Call it when the process sends nothing any more, and has announced its end. Does nothing while another worker
 * runs, or if the database is not current.
 */
export async function recordRest(database: Database, store: MarkerStore): Promise<void> {
  const processes = await listProcesses(database)
  if (processes.some(({ kind, live }) => live && kind === 'worker')) return
  await checkMarker(database, store, { isAtRest: true })
}
