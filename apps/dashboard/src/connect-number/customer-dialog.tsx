import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { channel, queries } from '../client.ts'
import { Combobox } from '../components/combobox.tsx'
import { Field } from '../components/field.tsx'
import { FormDialog } from '../components/form-dialog.tsx'
import { SkeletonLines } from '../components/skeleton.tsx'
import { TextField } from '../components/text-field.tsx'
import { text } from '../messages/text.ts'
import type { Customer } from '../pages/customers/customer-types.ts'
import { useChange } from '../use-change.ts'

interface CustomerDialogProps {
  readonly onClose: () => void
  readonly onChosen: (customer: Customer) => void
}

const labels = text.connectNumber
const newCustomer = 'new'

/** Picks the customer that a number belongs to, or creates it. */
export function CustomerDialog({ onClose, onChosen }: CustomerDialogProps) {
  const { customers, isPending } = useActiveCustomers()
  const [chosenId, setChosenId] = useState<string | null>()
  const creation = useChange({
    run: (name: string) => channel.customers.create({ name }),
    refreshes: [queries.customers.key()],
    onDone: ({ data }) => onChosen(data),
  })
  // Undefined until a person chooses: then the newest customer is suggested.
  const id = chosenId === undefined ? (customers[0]?.id ?? newCustomer) : chosenId
  const submit = ({ name }: { readonly name: string }) => {
    const customer = customers.find((each) => each.id === id)
    if (id === newCustomer) creation.mutate(name.trim())
    else if (customer !== undefined) onChosen(customer)
  }
  return (
    <FormDialog<'name'>
      title={labels.action}
      description={labels.whose}
      action={labels.next}
      isDisabled={isPending || id === null}
      call={creation}
      onSubmit={submit}
      onClose={onClose}
    >
      {isPending && <SkeletonLines count={2} />}
      {customers.length > 0 && (
        <Field label={text.common.customer}>
          {({ name: _name, ...control }) => (
            <Combobox {...control} value={id} onChange={setChosenId} options={optionsFor(customers)} />
          )}
        </Field>
      )}
      {!isPending && id === newCustomer && (
        <TextField label={labels.name} name="name" hint={labels.nameHint} required maxLength={200} />
      )}
    </FormDialog>
  )
}

function optionsFor(customers: readonly Customer[]) {
  return [
    { value: newCustomer, label: labels.newCustomer },
    ...customers.map(({ id, name }) => ({ value: id, label: name })),
  ]
}

/** The newest hundred; a suspended customer cannot get a link. */
function useActiveCustomers() {
  const { data, isPending } = useQuery(queries.customers.list.queryOptions({ limit: 100 }))
  return { customers: (data?.data ?? []).filter(({ status }) => status === 'active'), isPending }
}
