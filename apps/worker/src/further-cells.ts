import { setTimeout as delay } from 'node:timers/promises'
import { type Cells, type Database, openCells } from '@channel/db'
import type { Cell } from './open-cell.ts'

/** The pause after a cell could not be started, such as for a schema that needs another version of the service. */
const pauseMs = 10_000

export interface FurtherCell extends Cell {
  close(): Promise<void>
}

/**
 * Works for the cells besides main, also for those that are created later. One that cannot be used does not stop the others.
 *
 * @param open opens a cell by its name
 * @param onError receives the reason why a cell could not be started; it is tried again
 */
export async function openFurtherCells(
  main: Database,
  open: (name: string) => Promise<Cell>,
  onError: (error: Error) => void,
): Promise<Cells<FurtherCell>> {
  const stopping = new AbortController()
  const cells = await openCells<FurtherCell>(main, async (name) => {
    const cell = await open(name)
    void startAgainUntilItWorks(cell)
    return { ...cell, close: () => cell.stop().then(() => cell.database.close()) }
  })

  async function startAgainUntilItWorks(cell: Cell): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        return await cell.start()
      } catch (error) {
        if (stopping.signal.aborted) return
        onError(error as Error)
        await delay(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    }
  }
  const openAll = () => {
    for (const name of cells.names() ?? []) cells.of(name).catch(onError)
  }
  cells.onChange(openAll)
  openAll()
  return {
    ...cells,
    close() {
      stopping.abort()
      return cells.close()
    },
  }
}
