import { useQuery } from '@tanstack/react-query'
import { figuresQuery } from '../overview/figures-data.ts'

/** The ids of the enabled subscriptions whose last attempts failed, as the overview shows them. */
export function useFailing(): ReadonlySet<string> {
  const { data } = useQuery(figuresQuery('24h'))
  return new Set(data?.webhooks.unhealthy.filter(({ enabled }) => enabled).map(({ id }) => id))
}
