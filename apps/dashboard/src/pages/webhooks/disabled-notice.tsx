import { TriangleAlert } from 'lucide-react'
import { Button } from '../../components/button.tsx'
import { ErrorNotice } from '../../components/error-notice.tsx'
import { webhooksText } from '../../messages/webhooks.ts'
import { useMayWrite } from '../../session.ts'
import { disabledReason } from './subscription-state.ts'
import { useSetEnabled } from './use-set-enabled.ts'
import type { Subscription } from './webhook-types.ts'

/** Why nothing is sent to a subscription, and the way on. */
export function DisabledNotice({ subscription }: { readonly subscription: Subscription }) {
  const mayWrite = useMayWrite()
  const { mutate, isPending, error } = useSetEnabled(subscription)
  const reason = disabledReason(subscription)
  if (reason === undefined) return null
  return (
    <section
      aria-label={reason.title}
      className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-xl border border-line bg-warn-ground p-4"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
      <div className="min-w-64 grow basis-0">
        <p className="font-medium">{reason.title}</p>
        <p className="mt-0.5 max-w-3xl text-base">{reason.hint}</p>
      </div>
      {mayWrite && (
        <Button variant="primary" pending={isPending} onClick={() => mutate(true)}>
          {webhooksText.enable}
        </Button>
      )}
      {error && (
        <div className="w-full">
          <ErrorNotice error={error} />
        </div>
      )}
    </section>
  )
}
