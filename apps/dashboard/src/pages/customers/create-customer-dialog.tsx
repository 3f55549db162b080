import type { components } from '@channel/client'
import { channel, queries } from '../../client.ts'
import { useTypedForm } from '../../components/edit-form.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'
import { text } from '../../messages/text.ts'
import { useChange } from '../../use-change.ts'
import { customerFields, customerNames } from './customer-form.tsx'

interface CreateCustomerDialogProps {
  readonly onClose: () => void
  /** The next step is its setup link, so that it is opened. */
  readonly onCreated: (id: string) => void
}

export function CreateCustomerDialog({ onClose, onCreated }: CreateCustomerDialogProps) {
  const creation = useChange({
    run: (body: components['schemas']['CustomerCreate']) => channel.customers.create(body),
    refreshes: [queries.customers.key()],
    done: ({ data }) => ({ title: text.customers.created(data.name) }),
    onDone: ({ data }) => {
      onClose()
      onCreated(data.id)
    },
  })
  const { bind, metadataField, submit } = useTypedForm({
    saved: {},
    names: customerNames,
    onSubmit: creation.mutate,
  })
  return (
    <FormDialog
      title={text.customers.create}
      action={text.common.create}
      call={creation}
      onSubmit={submit}
      onClose={onClose}
    >
      {customerFields(bind)}
      {metadataField}
    </FormDialog>
  )
}
