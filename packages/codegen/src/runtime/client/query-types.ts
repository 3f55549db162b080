import type {
  DataTag,
  InfiniteData,
  UnusedSkipTokenInfiniteOptions,
  UnusedSkipTokenOptions,
  UseMutationOptions,
} from '@tanstack/react-query'
import type { CallError } from './call-error.ts'
import type { FacadeOptions } from './call-options.ts'

/** The key of a query or mutation, or the beginning of several. */
export type QueryKey = readonly unknown[]

/** Options of the calls of a query. Its signal is TanStack's. */
export type QueryCallOptions = Omit<FacadeOptions, 'signal' | 'idempotencyKey'>

/** Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery`, `fetchQuery`, … Spread them to add others. */
export type ClientQueryOptions<Data, Failure = CallError> = UnusedSkipTokenOptions<Data, Failure, Data, QueryKey> & {
  queryKey: DataTag<QueryKey, Data, Failure>
}

/** The pages of a list that were loaded, and the position of each; null for the first page. */
type LoadedPages<List, Position> = InfiniteData<List, Position | null>

/** Options for `useInfiniteQuery`, `useSuspenseInfiniteQuery`, `prefetchInfiniteQuery`, … */
export type ClientInfiniteQueryOptions<
  List,
  Failure = CallError,
  Position = string | number,
> = UnusedSkipTokenInfiniteOptions<List, Failure, LoadedPages<List, Position>, QueryKey, Position | null> & {
  queryKey: DataTag<QueryKey, LoadedPages<List, Position>, Failure>
}

/** Options for `useMutation` and `setMutationDefaults`. */
export type ClientMutationOptions<Variables, Data, Failure = CallError> = UseMutationOptions<
  Data,
  Failure,
  Variables
> & {
  mutationKey: QueryKey
  mutationFn: (variables: Variables) => Promise<Data>
}

/** A group of operations, or all of them. */
export interface KeyedGroup {
  /** The beginning of the keys of all queries and mutations of the group, to invalidate them together. */
  key(): QueryKey
}

/** An operation that reads. `Args` are the arguments of the client's method: ids, then the query. */
export interface QueryOperation<Args extends unknown[], Data, Failure = CallError> {
  /** The beginning of the keys of all its queries that have these arguments. Give none to match all. */
  key(...args: Partial<Args>): QueryKey
  /** Arguments as for the client's method. */
  queryOptions(...args: [...Args, options?: QueryCallOptions]): ClientQueryOptions<Data, Failure>
}

/** The arguments of a list without the position, which is the page parameter. */
type WithoutPosition<Args extends unknown[], Parameter extends string> = {
  [Index in keyof Args]: Args[Index] extends string | number | undefined
    ? Args[Index]
    : Omit<Exclude<Args[Index], undefined>, Parameter>
}

/** An operation that returns a list. */
export interface ListOperation<
  Args extends unknown[],
  List,
  Parameter extends string = 'cursor',
  Failure = CallError,
  Position = string | number,
> extends QueryOperation<Args, List, Failure> {
  /** Loads page by page. Arguments as for the client's method, without the position. */
  infiniteQueryOptions(
    ...args: [...WithoutPosition<Args, Parameter>, options?: QueryCallOptions]
  ): ClientInfiniteQueryOptions<List, Failure, Position>
}

/** An operation that writes. `Variables` are the arguments of the client's method by name. */
export interface MutationOperation<Variables, Data, Failure = CallError> {
  key(): QueryKey
  /** The variables of the mutation are the ids, the `body`, and `options` of the call. */
  mutationOptions(): ClientMutationOptions<Variables & { options?: FacadeOptions | undefined }, Data, Failure>
}
