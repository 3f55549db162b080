import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { channel, keylessQueries, queries } from '../client.ts'
import { Button } from '../components/button.tsx'
import { CodeBlock } from '../components/code-block.tsx'
import { Combobox } from '../components/combobox.tsx'
import { Dialog } from '../components/dialog.tsx'
import { Field } from '../components/field.tsx'
import { FormDialog } from '../components/form-dialog.tsx'
import { SkeletonLines } from '../components/skeleton.tsx'
import { TextField } from '../components/text-field.tsx'
import { text } from '../messages/text.ts'
import { CreateLinkDialog } from '../pages/customers/create-link-dialog.tsx'
import type { Customer } from '../pages/customers/customer.tsx'
import { useSession } from '../session.ts'
import { useChange } from '../use-change.ts'
import { commandName, connectCommands, planCommand } from './operator-commands.ts'

/** Leads to a setup link, which connects a number. Without platform mode it says what the operator does instead. */
export function ConnectDialog({ onClose }: { readonly onClose: () => void }) {
  const isPlatform = useSession().organization.plan === 'platform'
  const [customer, setCustomer] = useState<Customer>()
  if (!isPlatform) return <StandardDialog onClose={onClose} />
  if (customer === undefined) return <CustomerDialog onClose={onClose} onChosen={setCustomer} />
  return <CreateLinkDialog customer={customer} onClose={onClose} />
}

const labels = text.connectNumber.standard

/** The operator's steps for an organization without setup links. */
function StandardDialog({ onClose }: { readonly onClose: () => void }) {
  const { organization, teams } = useSession()
  const { data: health } = useQuery(keylessQueries.meta.getHealth.queryOptions())
  const channel = commandName(health?.data.build)
  const commands = [
    { title: labels.connect, hint: labels.connectHint, code: connectCommands(channel, organization.id, teams[0]?.id) },
    { title: labels.plan, hint: labels.planHint, code: planCommand(channel, organization.id) },
  ]
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text.connectNumber.action}
      description={labels.hint}
      footer={<Button onClick={onClose}>{text.common.close}</Button>}
    >
      <div className="grid grid-cols-1 gap-5">
        {commands.map(({ title, hint, code }) => (
          <section key={title} className="grid grid-cols-1 gap-2">
            <h3 className="text-base font-medium">{title}</h3>
            <p className="text-sm text-quiet">{hint}</p>
            <CodeBlock label={title} code={code} />
          </section>
        ))}
      </div>
    </Dialog>
  )
}

interface CustomerDialogProps {
  readonly onClose: () => void
  readonly onChosen: (customer: Customer) => void
}

const customerLabels = text.connectNumber
const newCustomer = 'new'

/** Picks the customer that a number belongs to, or creates it. */
function CustomerDialog({ onClose, onChosen }: CustomerDialogProps) {
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
      title={customerLabels.action}
      description={customerLabels.whose}
      action={customerLabels.next}
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
        <TextField label={customerLabels.name} name="name" hint={customerLabels.nameHint} required maxLength={200} />
      )}
    </FormDialog>
  )
}

function optionsFor(customers: readonly Customer[]) {
  return [
    { value: newCustomer, label: customerLabels.newCustomer },
    ...customers.map(({ id, name }) => ({ value: id, label: name })),
  ]
}

/** The newest hundred; a suspended customer cannot get a link. */
function useActiveCustomers() {
  const { data, isPending } = useQuery(queries.customers.list.queryOptions({ limit: 100 }))
  return { customers: (data?.data ?? []).filter(({ status }) => status === 'active'), isPending }
}
