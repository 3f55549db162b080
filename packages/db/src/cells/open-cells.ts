import type { Database } from '../queryable.ts'
import { cellsChannel, listCells } from './create-cell.ts'

/** What a process opens for a cell besides main. */
interface OpenCell {
  close(): Promise<void>
}

/** The cells besides main, as one process uses them. */
export interface Cells<Cell extends OpenCell> {
  /** Their names; undefined until the database was available for the first time. */
  names(): readonly string[] | undefined
  /** Opens a cell, unless it is open. After a failure the next call tries again. */
  of(name: string): Promise<Cell>
  /** Those that are open. */
  opened(): readonly Cell[]
  /** Calls `listener` whenever the names have changed. */
  onChange(listener: () => void): void
  /** Closes those that are open. */
  close(): Promise<void>
}

/** New cells are announced; this is for an announcement that was lost. */
const defaultIntervalMs = 3_000

/**
 * Opens the cells besides main lazily. Without any, it costs a small statement every few seconds.
 *
 * @param main the main cell
 * @param open what the process needs of a cell
 */
export async function openCells<Cell extends OpenCell>(
  main: Database,
  open: (name: string) => Promise<Cell>,
  { intervalMs = defaultIntervalMs }: { readonly intervalMs?: number } = {},
): Promise<Cells<Cell>> {
  const opening = new Map<string, Promise<Cell>>()
  const opened = new Map<string, Cell>()
  const listeners: (() => void)[] = []
  let names: readonly string[] | undefined

  async function read(): Promise<void> {
    const read = (await listCells(main)).map(({ name }) => name)
    const isSame = read.join() === names?.join()
    names = read
    if (!isSame) for (const listener of listeners) listener()
  }
  /** While the database is unavailable, the names stay. */
  const tryRead = () => read().catch(() => undefined)

  function of(name: string): Promise<Cell> {
    const known = opening.get(name)
    if (known !== undefined) return known
    const cell = open(name)
    opening.set(name, cell)
    cell.then(
      (each) => opened.set(name, each),
      () => opening.delete(name),
    )
    return cell
  }

  await tryRead()
  const timer = setInterval(tryRead, intervalMs).unref()
  const listener = main.listen(cellsChannel, tryRead)
  return {
    names: () => names,
    of,
    opened: () => [...opened.values()],
    onChange: (each) => void listeners.push(each),
    async close() {
      clearInterval(timer)
      await listener.close()
      await Promise.allSettled([...opening.values()].map(async (cell) => (await cell).close()))
    },
  }
}
