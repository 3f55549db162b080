import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { queries } from '../../client.ts'
import { Button } from '../../components/button.tsx'
import { ErrorNotice } from '../../components/error-notice.tsx'
import { notify } from '../../components/toaster.tsx'
import { text } from '../../messages/text.ts'
import { isMetadata } from '../../metadata.ts'
import { CustomerFields, isFieldError } from './customer-fields.tsx'
import type { CustomerProps } from './customer-types.ts'
import { customerPatch, valuesOf } from './customer-values.ts'

/** The fields of a customer that can be changed. Only what differs is sent. */
export function CustomerForm({ customer }: CustomerProps) {
  const queryClient = useQueryClient()
  const [values, setValues] = useState(() => valuesOf(customer))
  const [isRefused, setRefused] = useState(false)
  const update = useMutation({
    ...queries.customers.update.mutationOptions(),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: queries.customers.key() })
      notify({ title: text.common.saved })
    },
  })
  const patch = isMetadata(values.metadata) ? customerPatch(customer, values) : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setRefused(patch === undefined)
    if (patch) update.mutate({ id: customer.id, body: patch })
  }
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-4">
      <CustomerFields values={values} onChange={setValues} isRefused={isRefused} error={update.error} />
      {update.error && !isFieldError(update.error) && <ErrorNotice error={update.error} />}
      <div>
        <Button
          variant="primary"
          type="submit"
          pending={update.isPending}
          disabled={patch !== undefined && Object.keys(patch).length === 0}
        >
          {text.common.save}
        </Button>
      </div>
    </form>
  )
}
