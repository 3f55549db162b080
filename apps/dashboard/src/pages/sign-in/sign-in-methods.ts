import { useQuery } from '@tanstack/react-query'
import { callDashboard } from '../../call-dashboard.ts'

/** How users of this service sign in; undefined until it is known. */
export function useSignInMethods() {
  const { data } = useQuery({
    queryKey: ['sign-in', 'methods'],
    queryFn: async ({ signal }) =>
      (await callDashboard((api) => api.GET('/dashboard/sign_in_methods', { signal }))).data,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}
