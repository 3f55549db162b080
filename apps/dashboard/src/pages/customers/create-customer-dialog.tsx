import { useState } from 'react'
import { channel, queries } from '../../client.ts'
import { FormDialog } from '../../components/form-dialog.tsx'
import { MetadataField } from '../../components/metadata-field.tsx'
import { text } from '../../messages/text.ts'
import { isMetadata } from '../../metadata.ts'
import { useChange } from '../../use-change.ts'
import { CustomerFields } from './customer-fields.tsx'
import { type CustomerValues, customerCreate, noValues } from './customer-values.ts'

interface CreateCustomerDialogProps {
  readonly onClose: () => void
  /** The next step is its setup link, so that it is opened. */
  readonly onCreated: (id: string) => void
}

export function CreateCustomerDialog({ onClose, onCreated }: CreateCustomerDialogProps) {
  const [values, setValues] = useState(noValues)
  const [isRefused, setRefused] = useState(false)
  const creation = useChange({
    run: (body: ReturnType<typeof customerCreate>) => channel.customers.create(body),
    refreshes: [queries.customers.key()],
    done: ({ data }) => ({ title: text.customers.created(data.name) }),
    onDone: ({ data }) => {
      onClose()
      onCreated(data.id)
    },
  })
  const submit = () => {
    const isValid = isMetadata(values.metadata)
    setRefused(!isValid)
    if (isValid) creation.mutate(customerCreate(values))
  }
  const set = (name: keyof CustomerValues) => (value: string) => setValues({ ...values, [name]: value })
  return (
    <FormDialog
      title={text.customers.create}
      action={text.common.create}
      call={creation}
      onSubmit={submit}
      onClose={onClose}
    >
      <CustomerFields values={values} set={set} />
      <MetadataField value={values.metadata} onChange={set('metadata')} isRefused={isRefused} />
    </FormDialog>
  )
}
