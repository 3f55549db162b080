import { channel, queries } from '../../client.ts'
import { Button } from '../../components/button.tsx'
import { confirm } from '../../components/confirm.ts'
import { text } from '../../messages/text.ts'
import { useChange } from '../../use-change.ts'
import type { CustomerProps } from './customer-types.ts'

const { statusChanged, suspend, suspendTitle, suspendHint, activate } = text.customers
const refreshes = [queries.customers.key()]

/** Suspends a customer after a question, because messages fail meanwhile; activates it at once. */
export function SuspendButton({ customer: { id, name, status } }: CustomerProps) {
  const activation = useChange({
    run: () => channel.customers.update(id, { status: 'active' }),
    refreshes,
    done: statusChanged.active(name),
    notifiesFailure: true,
  })
  const ask = () =>
    confirm({
      title: suspendTitle(name),
      description: suspendHint,
      action: suspend,
      run: () => channel.customers.update(id, { status: 'suspended' }),
      refreshes,
      done: statusChanged.suspended(name),
    })
  const isActive = status === 'active'
  return (
    <Button size="sm" pending={activation.isPending} onClick={() => (isActive ? ask() : activation.mutate())}>
      {isActive ? suspend : activate}
    </Button>
  )
}
