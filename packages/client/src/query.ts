/** The entry for TanStack Query. It loads nothing of it: the options are plain objects. */
export { createQueries, type QueriesOptions } from './create-queries.ts'
export type { Queries } from './generated/queries.ts'
export type {
  CallError,
  ChannelInfiniteQueryOptions,
  ChannelKey,
  ChannelMutationOptions,
  ChannelQueryOptions,
  QueryCallOptions,
} from './query-types.ts'
