import { makeQueries } from '@channel/codegen/client/queries'
import { type Facade, facadeOperations } from './generated/facade.ts'
import type { Queries } from './generated/queries.ts'
import type { Page } from './paginate.ts'
import type { ChannelKey } from './query-types.ts'

export interface QueriesOptions {
  /** The beginning of every key; default `['channel']`. Give each channel its own if a QueryClient has several. */
  prefix?: ChannelKey | undefined
}

/**
 * Options for TanStack Query, for every operation: `queries.contacts.list.infiniteQueryOptions(phoneNumberId)`. Keys
 * begin with the prefix, the group and the method, so that `queries.contacts.key()` matches all queries of contacts.
 *
 * @param channel the result of `createChannel`
 * @example
 * const queries = createQueries(channel)
 * const contacts = useInfiniteQuery(queries.contacts.list.infiniteQueryOptions('106540352242922', { search: 'ana' }))
 * await queryClient.invalidateQueries({ queryKey: queries.contacts.key() })
 */
export function createQueries(channel: Facade, { prefix = ['channel'] }: QueriesOptions = {}): Queries {
  return makeQueries(facadeOperations, channel, prefix, {
    parameter: () => 'cursor',
    next: (_entry, page) => (page as Page).next_cursor,
  }) as Queries
}
