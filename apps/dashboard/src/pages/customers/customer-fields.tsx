import { TextField } from '../../components/text-field.tsx'
import { text } from '../../messages/text.ts'
import type { CustomerValues } from './customer-values.ts'

interface CustomerFieldsProps {
  readonly values: CustomerValues
  readonly set: (name: keyof CustomerValues) => (value: string) => void
}

const { fields } = text.customers

/** The fields of a customer but its metadata, to create and to change it. */
export function CustomerFields({ values, set }: CustomerFieldsProps) {
  return (
    <>
      <TextField label={fields.name} name="name" required maxLength={200} value={values.name} onChange={set('name')} />
      <TextField
        label={fields.external_id}
        name="external_id"
        optional
        hint={fields.externalIdHint}
        maxLength={200}
        value={values.external_id}
        onChange={set('external_id')}
      />
    </>
  )
}
