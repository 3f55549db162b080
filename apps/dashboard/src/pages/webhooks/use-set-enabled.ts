import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queries } from '../../client.ts'
import { notify } from '../../components/toaster.tsx'
import { text } from '../../messages/text.ts'
import type { Subscription } from './webhook-types.ts'

/** Enables a subscription, or pauses it. */
export function useSetEnabled({ id }: Subscription) {
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    ...queries.webhookSubscriptions.update.mutationOptions(),
    onSuccess: async (_data, { body: { enabled } }) => {
      await queryClient.invalidateQueries({ queryKey: queries.webhookSubscriptions.key() })
      await queryClient.invalidateQueries({ queryKey: queries.webhookDeliveries.key() })
      const { webhooks } = text
      if (enabled) notify({ title: webhooks.enabled, description: webhooks.enabledHint })
      else notify({ title: webhooks.paused, description: webhooks.pausedHint })
    },
  })
  return { set: (enabled: boolean) => mutate({ id, body: { enabled } }), isPending, error }
}
