import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { queries } from '../client.ts'
import { Button } from '../components/button.tsx'
import { Combobox } from '../components/combobox.tsx'
import { Dialog } from '../components/dialog.tsx'
import { ErrorNotice, fieldError } from '../components/error-notice.tsx'
import { Field, TextInput } from '../components/field.tsx'
import { SkeletonLines } from '../components/skeleton.tsx'
import { text } from '../messages/text.ts'
import type { Customer } from '../pages/customers/customer-types.ts'

interface CustomerDialogProps {
  readonly onClose: () => void
  readonly onChosen: (customer: Customer) => void
}

const labels = text.connectNumber
const newCustomer = 'new'

/** Picks the customer that a number belongs to, or creates it. */
export function CustomerDialog({ onClose, onChosen }: CustomerDialogProps) {
  const form = useId()
  const { customers, isPending } = useActiveCustomers()
  const [chosenId, setChosenId] = useState<string | null>()
  const [name, setName] = useState('')
  const creation = useCreateCustomer(onChosen)
  // Undefined until a person chooses: then the newest customer is suggested.
  const id = chosenId === undefined ? (customers[0]?.id ?? newCustomer) : chosenId
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const customer = customers.find((each) => each.id === id)
    if (id === newCustomer) creation.mutate({ body: { name: name.trim() } })
    else if (customer !== undefined) onChosen(customer)
  }
  const nameError = fieldError(creation.error, 'name')
  return (
    <Dialog
      open
      onOpenChange={() => creation.isPending || onClose()}
      title={labels.action}
      description={labels.whose}
      footer={
        <>
          <Button onClick={onClose}>{text.common.cancel}</Button>
          <Button
            variant="primary"
            type="submit"
            form={form}
            disabled={isPending || id === null}
            pending={creation.isPending}
          >
            {labels.next}
          </Button>
        </>
      }
    >
      {isPending ? (
        <SkeletonLines count={2} />
      ) : (
        <form id={form} onSubmit={submit} className="grid grid-cols-1 gap-4">
          {customers.length > 0 && (
            <Field label={labels.customer}>
              {(control) => <Combobox {...control} value={id} onChange={setChosenId} options={optionsOf(customers)} />}
            </Field>
          )}
          {id === newCustomer && (
            <Field label={labels.name} hint={labels.nameHint} error={nameError}>
              {(control) => (
                <TextInput
                  {...control}
                  required
                  maxLength={200}
                  value={name}
                  onChange={(event) => setName(event.target.value)}
                />
              )}
            </Field>
          )}
          {creation.error && !nameError && <ErrorNotice error={creation.error} />}
        </form>
      )}
    </Dialog>
  )
}

function optionsOf(customers: readonly Customer[]) {
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

function useCreateCustomer(onCreated: (customer: Customer) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    ...queries.customers.create.mutationOptions(),
    onSuccess: ({ data }) => {
      void queryClient.invalidateQueries({ queryKey: queries.customers.key() })
      onCreated(data)
    },
  })
}
