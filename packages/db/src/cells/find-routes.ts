import type { Queryable } from '../queryable.ts'
import { statement } from '../statement.ts'
import type { RouteKind } from './routed-tables.ts'

/** That a cell besides main knows a key. */
export interface CellRoute {
  readonly kind: RouteKind
  readonly key: string
  readonly cell: string
}

const findStatement = statement(
  'find_cell_routes',
  `SELECT DISTINCT kind, key, cell FROM cell_routes WHERE (kind, key) IN (SELECT * FROM unnest($1::text[], $2::text[])) ORDER BY cell`,
)

/**
 * The cells besides main that know what a request names. Only an email address, an identity and a business account can be known in several
 * cells, and in main too.
 *
 * @param main the main cell
 * @param named pairs of a kind and a key; a hash as its bytes
 */
export function findRoutes(
  main: Queryable,
  ...named: readonly (readonly [RouteKind, string | Buffer])[]
): Promise<CellRoute[]> {
  const keys = named.map(([, key]) => (typeof key === 'string' ? key : `\\x${key.toString('hex')}`))
  return main.query<CellRoute>(findStatement, [named.map(([kind]) => kind), keys])
}
