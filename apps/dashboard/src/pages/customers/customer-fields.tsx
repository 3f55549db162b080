import { fieldError } from '../../components/error-notice.tsx'
import { Field, TextInput } from '../../components/field.tsx'
import { MetadataField } from '../../components/metadata-field.tsx'
import { text } from '../../messages/text.ts'
import type { CustomerValues } from './customer-values.ts'

interface CustomerFieldsProps {
  readonly values: CustomerValues
  readonly onChange: (values: CustomerValues) => void
  /** Whether the form was submitted with invalid metadata. */
  readonly isRefused: boolean
  readonly error: unknown
}

const names = ['name', 'external_id', 'metadata'] as const

/** Whether an error is shown beside its field. */
export function isFieldError(error: unknown): boolean {
  return names.some((name) => fieldError(error, name) !== undefined)
}

/** The fields of a customer, to create and to change it. */
export function CustomerFields({ values, onChange, isRefused, error }: CustomerFieldsProps) {
  const set = (name: keyof CustomerValues) => (event: { target: { value: string } }) =>
    onChange({ ...values, [name]: event.target.value })
  const { fields } = text.customers
  return (
    <>
      <Field label={fields.name} error={fieldError(error, 'name')}>
        {(control) => <TextInput {...control} required maxLength={200} value={values.name} onChange={set('name')} />}
      </Field>
      <Field label={fields.external_id} optional hint={fields.externalIdHint} error={fieldError(error, 'external_id')}>
        {(control) => (
          <TextInput {...control} maxLength={200} value={values.external_id} onChange={set('external_id')} />
        )}
      </Field>
      <MetadataField
        value={values.metadata}
        onChange={set('metadata')}
        isRefused={isRefused}
        error={fieldError(error, 'metadata')}
      />
    </>
  )
}
