import type { ComponentProps } from 'react'
import { Field, type FieldProps, TextInput } from './field.tsx'
import { PasswordInput } from './password-input.tsx'

interface TextFieldProps
  extends Omit<FieldProps, 'children'>,
    Omit<ComponentProps<'input'>, 'onChange' | 'className' | 'children' | 'name' | 'id'> {
  /** Only if the text is needed before the form is submitted. */
  readonly onChange?: (value: string) => void
  readonly inputClass?: string
}

/** A line of text with its label, hint and error. A password can be shown. */
export function TextField(props: TextFieldProps) {
  const { name, label, hint, error, optional, className, onChange, inputClass, ...input } = props
  const Input = input.type === 'password' ? PasswordInput : TextInput
  return (
    <Field {...{ name, label, hint, error, optional, className }}>
      {(control) => (
        <Input
          {...control}
          {...input}
          {...(onChange && { onChange: (event) => onChange(event.target.value) })}
          className={inputClass}
        />
      )}
    </Field>
  )
}
