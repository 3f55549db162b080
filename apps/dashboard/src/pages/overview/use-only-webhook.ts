import { useQuery } from '@tanstack/react-query'
import { queries } from '../../client.ts'

/** The id of the webhook, if there is only one, whose deliveries are then what a plot counts. */
export function useOnlyWebhook(): string | undefined {
  const { data } = useQuery(queries.webhookSubscriptions.list.queryOptions({ limit: 1 }))
  return data?.has_more ? undefined : data?.data[0]?.id
}
