import { channel, queries } from '../../client.ts'
import { webhooksText } from '../../messages/webhooks.ts'
import { useChange } from '../../use-change.ts'
import type { Subscription } from './webhook-types.ts'

const { enabled, enabledHint, paused, pausedHint } = webhooksText

/** Enables a subscription, or pauses it. */
export function useSetEnabled({ id }: Subscription) {
  return useChange({
    run: (isEnabled: boolean) => channel.webhookSubscriptions.update(id, { enabled: isEnabled }),
    refreshes: [queries.webhookSubscriptions.key(), queries.webhookDeliveries.key()],
    done: (_result, isEnabled) =>
      isEnabled ? { title: enabled, description: enabledHint } : { title: paused, description: pausedHint },
  })
}
