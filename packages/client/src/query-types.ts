import type {
  DataTag,
  InfiniteData,
  UnusedSkipTokenInfiniteOptions,
  UnusedSkipTokenOptions,
  UseMutationOptions,
} from '@tanstack/react-query'
import type { ChannelConnectionError } from './channel-connection-error.ts'
import type { ChannelError } from './channel-error.ts'
import type { ChannelResponseError } from './channel-response-error.ts'
import type { ChannelTimeoutError } from './channel-timeout-error.ts'
import type { FacadeOptions } from './operation-types.ts'
import type { Page } from './paginate.ts'

/** The errors that a call throws, apart from the reason of an abort. */
export type CallError = ChannelError | ChannelResponseError | ChannelConnectionError | ChannelTimeoutError

/** The key of a query or mutation, or the beginning of several. */
export type ChannelKey = readonly unknown[]

/** Options of the calls of a query. Its signal is TanStack's. */
export type QueryCallOptions = Omit<FacadeOptions, 'signal' | 'idempotencyKey'>

/** Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery`, `fetchQuery`, … Spread them to add others. */
export type ChannelQueryOptions<Data> = UnusedSkipTokenOptions<Data, CallError, Data, ChannelKey> & {
  queryKey: DataTag<ChannelKey, Data, CallError>
}

/** The pages of a list that were loaded, and the cursor of each; null for the first page. */
type LoadedPages<List> = InfiniteData<List, string | null>

/** Options for `useInfiniteQuery`, `useSuspenseInfiniteQuery`, `prefetchInfiniteQuery`, … */
export type ChannelInfiniteQueryOptions<List extends Page> = UnusedSkipTokenInfiniteOptions<
  List,
  CallError,
  LoadedPages<List>,
  ChannelKey,
  string | null
> & { queryKey: DataTag<ChannelKey, LoadedPages<List>, CallError> }

/** Options for `useMutation` and `setMutationDefaults`. */
export type ChannelMutationOptions<Variables, Data> = UseMutationOptions<Data, CallError, Variables> & {
  mutationKey: ChannelKey
  mutationFn: (variables: Variables) => Promise<Data>
}

/** A group of operations, or all of them. */
export interface KeyedGroup {
  /** The beginning of the keys of all queries and mutations of the group, to invalidate them together. */
  key(): ChannelKey
}

/** An operation that reads. `Args` are the arguments of the channel's method: ids, then the query. */
export interface QueryOperation<Args extends unknown[], Data> {
  /** The beginning of the keys of all its queries that have these arguments. Give none to match all. */
  key(...args: Partial<Args>): ChannelKey
  /** Arguments as for the channel's method. */
  queryOptions(...args: [...Args, options?: QueryCallOptions]): ChannelQueryOptions<Data>
}

/** The arguments of a list without the cursor, which is the page parameter. */
type WithoutCursor<Args extends unknown[]> = {
  [Index in keyof Args]: Args[Index] extends string | undefined
    ? Args[Index]
    : Omit<Exclude<Args[Index], undefined>, 'cursor'>
}

/** An operation that returns a list. */
export interface ListOperation<Args extends unknown[], List extends Page> extends QueryOperation<Args, List> {
  /** Loads page by page. Arguments as for the channel's method, without a cursor. */
  infiniteQueryOptions(...args: [...WithoutCursor<Args>, options?: QueryCallOptions]): ChannelInfiniteQueryOptions<List>
}

/** An operation that writes. `Variables` are the arguments of the channel's method by name. */
export interface MutationOperation<Variables, Data> {
  key(): ChannelKey
  /** The variables of the mutation are the ids, the `body`, and `options` of the call. */
  mutationOptions(): ChannelMutationOptions<Variables & { options?: FacadeOptions | undefined }, Data>
}
