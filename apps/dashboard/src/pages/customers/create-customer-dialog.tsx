import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { queries } from '../../client.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { ErrorNotice } from '../../components/error-notice.tsx'
import { notify } from '../../components/toaster.tsx'
import { text } from '../../messages/text.ts'
import { isMetadata } from '../../metadata.ts'
import { CustomerFields, isFieldError } from './customer-fields.tsx'
import { customerCreate, noValues } from './customer-values.ts'

interface CreateCustomerDialogProps {
  readonly onClose: () => void
  /** The next step is its setup link, so that it is opened. */
  readonly onCreated: (id: string) => void
}

export function CreateCustomerDialog({ onClose, onCreated }: CreateCustomerDialogProps) {
  const form = useId()
  const queryClient = useQueryClient()
  const [values, setValues] = useState(noValues)
  const [isRefused, setRefused] = useState(false)
  const creation = useMutation({
    ...queries.customers.create.mutationOptions(),
    onSuccess: async ({ data: { id, name } }) => {
      await queryClient.invalidateQueries({ queryKey: queries.customers.key() })
      notify({ title: text.customers.created(name) })
      onCreated(id)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isValid = isMetadata(values.metadata)
    setRefused(!isValid)
    if (isValid) creation.mutate({ body: customerCreate(values) })
  }
  return (
    <Dialog
      open
      onOpenChange={() => creation.isPending || onClose()}
      title={text.customers.create}
      footer={
        <>
          <Button onClick={onClose}>{text.common.cancel}</Button>
          <Button variant="primary" type="submit" form={form} pending={creation.isPending}>
            {text.common.create}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="grid grid-cols-1 gap-4">
        <CustomerFields values={values} onChange={setValues} isRefused={isRefused} error={creation.error} />
        {creation.error && !isFieldError(creation.error) && <ErrorNotice error={creation.error} />}
      </form>
    </Dialog>
  )
}
