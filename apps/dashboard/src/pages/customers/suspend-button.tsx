import { useMutation, useQueryClient } from '@tanstack/react-query'
import { channel, queries } from '../../client.ts'
import { Button } from '../../components/button.tsx'
import { confirm } from '../../components/confirm.tsx'
import { describeError } from '../../components/error-notice.tsx'
import { notify } from '../../components/toaster.tsx'
import { text } from '../../messages/text.ts'
import type { Customer, CustomerProps } from './customer-types.ts'

/** Suspends a customer after a question, because messages fail meanwhile; activates it at once. */
export function SuspendButton({ customer: { id, name, status } }: CustomerProps) {
  const queryClient = useQueryClient()
  const set = async (next: Customer['status']) => {
    await channel.customers.update(id, { status: next })
    await queryClient.invalidateQueries({ queryKey: queries.customers.key() })
    notify({ title: text.customers.statusChanged[next](name) })
  }
  const activation = useMutation({
    mutationFn: () => set('active'),
    onError: (error) => notify({ title: describeError(error).message, kind: 'bad' }),
  })
  const ask = () =>
    confirm({
      title: text.customers.suspendTitle(name),
      description: text.customers.suspendHint,
      action: text.customers.suspend,
      run: () => set('suspended'),
    })
  if (status === 'active')
    return (
      <Button size="sm" onClick={ask}>
        {text.customers.suspend}
      </Button>
    )
  return (
    <Button size="sm" pending={activation.isPending} onClick={() => activation.mutate()}>
      {text.customers.activate}
    </Button>
  )
}
