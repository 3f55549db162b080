import type {
  ClientInfiniteQueryOptions,
  ClientMutationOptions,
  ClientQueryOptions,
  ListOperation as ListOf,
  MutationOperation as MutationOf,
  QueryOperation as QueryOf,
} from '@channel/codegen/client/queries'
import type { ChannelConnectionError } from './channel-connection-error.ts'
import type { ChannelError } from './channel-error.ts'
import type { ChannelResponseError } from './channel-response-error.ts'
import type { ChannelTimeoutError } from './channel-timeout-error.ts'
import type { Page } from './paginate.ts'

export type { KeyedGroup, QueryCallOptions, QueryKey as ChannelKey } from '@channel/codegen/client/queries'

/** The errors that a call throws, apart from the reason of an abort. */
export type CallError = ChannelError | ChannelResponseError | ChannelConnectionError | ChannelTimeoutError

/** Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery`, `fetchQuery`, … Spread them to add others. */
export type ChannelQueryOptions<Data> = ClientQueryOptions<Data, CallError>

/** Options for `useInfiniteQuery`, `useSuspenseInfiniteQuery`, `prefetchInfiniteQuery`, … */
export type ChannelInfiniteQueryOptions<List extends Page> = ClientInfiniteQueryOptions<List, CallError, string>

/** Options for `useMutation` and `setMutationDefaults`. */
export type ChannelMutationOptions<Variables, Data> = ClientMutationOptions<Variables, Data, CallError>

/** An operation that reads. `Args` are the arguments of the channel's method: ids, then the query. */
export type QueryOperation<Args extends unknown[], Data> = QueryOf<Args, Data, CallError>

/** An operation that returns a list. */
export type ListOperation<Args extends unknown[], List extends Page> = ListOf<Args, List, 'cursor', CallError, string>

/** An operation that writes. `Variables` are the arguments of the channel's method by name. */
export type MutationOperation<Variables, Data> = MutationOf<Variables, Data, CallError>
