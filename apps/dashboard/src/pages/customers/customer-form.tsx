import { channel, queries } from '../../client.ts'
import { EditForm } from '../../components/edit-form.tsx'
import { text } from '../../messages/text.ts'
import { useChange } from '../../use-change.ts'
import { CustomerFields } from './customer-fields.tsx'
import type { CustomerProps } from './customer-types.ts'
import { customerPatch, valuesOf } from './customer-values.ts'

/** The fields of a customer that can be changed. */
export function CustomerForm({ customer }: CustomerProps) {
  const update = useChange({
    run: (patch: ReturnType<typeof customerPatch>) => channel.customers.update(customer.id, patch),
    refreshes: [queries.customers.key()],
    done: text.common.saved,
  })
  return (
    <EditForm initial={valuesOf(customer)} patchOf={(values) => customerPatch(customer, values)} call={update}>
      {(values, set) => <CustomerFields values={values} set={set} />}
    </EditForm>
  )
}
