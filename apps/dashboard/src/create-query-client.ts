import { isChannelError } from '@channel/client'
import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { startAnew } from './open-organization.ts'

/**
 * The cache of the page. The client retries requests, so this does not.
 *
 * @param onSignedOut called when a response says that the session has ended
 */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (isChannelError(error) && error.status === 401) onSignedOut()
    if (isChannelError(error) && error.code === 'organization_switched') startAnew()
    // The organization has just begun to require one: the layout asks for it.
    if (isChannelError(error) && error.code === 'second_factor_missing')
      void queryClient.invalidateQueries({ queryKey: ['dashboard', 'session'] })
  }
  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // The router asks for the session itself.
        if (query.queryKey[1] !== 'session') onError(error)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (mutation.options.mutationKey?.[0] !== 'sign-in') onError(error)
      },
    }),
    defaultOptions: { queries: { retry: false, staleTime: 15_000 }, mutations: { retry: false } },
  })
  return queryClient
}

/** Loads again what failed and is shown. The next page of a list is loaded by the list, without those before it. */
export async function retryFailed(queryClient: QueryClient): Promise<void> {
  const isFailed = ({ state }: Query) => state.status === 'error' && state.fetchMeta?.fetchMore === undefined
  await queryClient.refetchQueries({ type: 'active', predicate: isFailed })
}
