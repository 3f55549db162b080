import { Field, type FieldProps } from './field.tsx'
import { type Option, Select } from './select.tsx'

interface SelectFieldProps<Value extends string> extends Omit<FieldProps, 'children' | 'error' | 'optional'> {
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly options: readonly Option<Value>[]
  readonly disabled?: boolean
}

export function SelectField<Value extends string>({
  value,
  onChange,
  options,
  disabled = false,
  ...field
}: SelectFieldProps<Value>) {
  return (
    <Field {...field}>
      {({ name: _name, ...control }) => <Select {...control} {...{ value, onChange, options, disabled }} />}
    </Field>
  )
}
