/** Options for TanStack Query. It loads nothing of it: the options are plain objects. */
import type { FacadeTable } from './create-facade.ts'
import { makeQueries } from './create-queries.ts'
import { pageSteps } from './page-steps.ts'
import type { QueryKey } from './query-types.ts'

export { makeQueries, type PageSteps } from './create-queries.ts'
export type * from './query-types.ts'

/**
 * Makes the options for TanStack Query of every operation of a client. Generated clients call it.
 *
 * @param table of the facade
 * @param prefix the beginning of every key
 */
export function createClientQueries<Queries>(table: FacadeTable, client: object, prefix: QueryKey): Queries {
  return makeQueries(table, client, prefix, pageSteps) as Queries
}
