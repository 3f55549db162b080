import { keyHashOf } from '@channel/core/mechanisms/authentication'
import type { CellApp, CellDirectory } from './cell-directory.ts'

const maxRoutes = 10_000

/**
 * Finds the cell of the API key of a request; main for an unknown one. A known key needs no statement: main and each cell cache their
 * keys, and the cells of keys are cached here. The cell is asked whether it still has the key, which may have moved.
 */
export function findCellOfKey({ main, cells, find }: CellDirectory) {
  const routes = new Map<string, string>()

  return async (authorization: string | null): Promise<CellApp> => {
    const hash = keyHashOf(authorization ?? '')
    if (hash === undefined) return main
    const key = hash.toString('latin1')
    const known = routes.get(key)
    if (known !== undefined) {
      const cell = await cells.of(known)
      if ((await cell.findKey(hash)) !== undefined) return cell
      routes.delete(key)
    }
    if ((await main.findKey(hash)) !== undefined) return main
    const [route] = await find(['api_key', hash])
    if (route === undefined) return main
    if (routes.size >= maxRoutes) for (const oldest of routes.keys().take(1)) routes.delete(oldest)
    routes.set(key, route.cell)
    return cells.of(route.cell)
  }
}
