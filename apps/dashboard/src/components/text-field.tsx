import type { ComponentProps, KeyboardEvent } from 'react'
import { Field, type FieldProps, TextInput } from './field.tsx'
import { PasswordInput } from './password-input.tsx'

interface TextFieldProps
  extends Omit<FieldProps, 'children'>,
    Omit<ComponentProps<'input'>, 'onChange' | 'className' | 'children' | 'name' | 'id'> {
  /** Only if the text is needed before the form is submitted. */
  readonly onChange?: (value: string) => void
  readonly inputClass?: string
}

/** A line of text with its label, hint and error. A password can be shown; a URL without a scheme gets `https://`. */
export function TextField(props: TextFieldProps) {
  const { name, label, hint, error, optional, className, onChange, inputClass, ...input } = props
  const complete = ({ currentTarget: field }: { readonly currentTarget: HTMLInputElement }) => {
    const typed = field.value.trim()
    if (typed === '' || typed.includes('://')) return
    field.value = `https://${typed}`
    onChange?.(field.value)
  }
  const completing = {
    onBlur: complete,
    // Before it submits the form.
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => event.key === 'Enter' && complete(event),
  }
  const Input = input.type === 'password' ? PasswordInput : TextInput
  return (
    <Field {...{ name, label, hint, error, optional, className }}>
      {(control) => (
        <Input
          {...control}
          {...input}
          {...(input.type === 'url' && completing)}
          {...(onChange && { onChange: (event) => onChange(event.target.value) })}
          className={inputClass}
        />
      )}
    </Field>
  )
}
