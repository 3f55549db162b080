import { openApiLog } from '@channel/core/mechanisms/api-log'
import { openKeyCache } from '@channel/core/mechanisms/authentication'
import { openLiveHub } from '@channel/core/mechanisms/live'
import { announceProcess } from '@channel/core/secret-rotation'
import type { Database } from '@channel/db'
import { build } from '@channel/settings'
import { createApp } from '../app.ts'
import type { CellApp } from '../cells/cell-directory.ts'
import type { Dependencies } from '../dependencies.ts'

/** What the apps of all cells share. */
export type SharedDependencies = Omit<Dependencies, 'database' | 'findKey' | 'apiLog' | 'live'>

/** Opens the API of a cell, which owns the database from then on. */
export async function openCellApp(database: Database, shared: SharedDependencies): Promise<CellApp> {
  const { secrets, now, log } = shared
  const [keys, announcement] = await Promise.all([
    openKeyCache(database),
    announceProcess(database, { kind: 'api', build, secrets }),
  ])
  const apiLog = openApiLog(database, {
    onLost: (count) =>
      log.warn({ count }, 'Calls are missing from the API log: the database was unavailable for too long.'),
  })
  const live = openLiveHub(database, { now })
  const app = createApp({
    ...shared,
    // Known once the process listens.
    get mediaBaseUrl() {
      return shared.mediaBaseUrl
    },
    database,
    findKey: keys.find,
    apiLog,
    live,
  })
  return {
    database,
    findKey: keys.find,
    app,
    endStreams: () => live.close(),
    async close() {
      await live.close()
      await Promise.all([keys.close(), announcement.close()])
      await apiLog.close()
      await database.close()
    },
  }
}
