import type { components } from '@channel/client'
import { channel, queries } from '../../client.ts'
import { EditForm, type useTypedForm } from '../../components/edit-form.tsx'
import { TextField } from '../../components/text-field.tsx'
import { text } from '../../messages/text.ts'
import { useChange } from '../../use-change.ts'
import type { CustomerProps } from './customer.tsx'

const { fields } = text.customers

export const customerNames = ['name', 'external_id'] as const
type Bind = ReturnType<typeof useTypedForm<(typeof customerNames)[number], object>>['bind']

/** The fields of a customer that can be changed. */
export function CustomerForm({ customer }: CustomerProps) {
  const update = useChange({
    run: (changes: components['schemas']['CustomerUpdate']) => channel.customers.update(customer.id, changes),
    refreshes: [queries.customers.key()],
    done: text.common.saved,
  })
  return (
    <EditForm saved={customer} names={customerNames} call={update}>
      {customerFields}
    </EditForm>
  )
}

/** The fields of a customer but its metadata, to create and to change it. */
export function customerFields(bind: Bind) {
  return (
    <>
      <TextField label={text.common.name} required maxLength={200} {...bind('name')} />
      <TextField
        label={fields.external_id}
        optional
        hint={fields.externalIdHint}
        maxLength={200}
        {...bind('external_id')}
      />
    </>
  )
}
