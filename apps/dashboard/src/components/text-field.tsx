import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { text } from '../messages/text.ts'
import { IconButton } from './button.tsx'
import { Field, type FieldProps, TextArea, TextInput } from './field.tsx'

type TextFieldProps<Control extends 'input' | 'textarea'> = Omit<FieldProps, 'children'> &
  Omit<ComponentProps<Control>, 'onChange' | 'className' | 'children' | 'name' | 'id'> & {
    /** Only if the text is needed before the form is submitted. */
    readonly onChange?: (value: string) => void
    readonly inputClass?: string
  }

/** A line of text with its label, hint and error. A password can be shown; a URL without a scheme gets `https://`. */
export function TextField(props: TextFieldProps<'input'>) {
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

/** Several lines of text with their label, hint and error. */
export function TextAreaField(props: TextFieldProps<'textarea'>) {
  const { name, label, hint, error, optional, className, onChange, inputClass, ...area } = props
  return (
    <Field {...{ name, label, hint, error, optional, className }}>
      {(control) => (
        <TextArea
          {...control}
          {...area}
          {...(onChange && { onChange: (event) => onChange(event.target.value) })}
          className={inputClass}
        />
      )}
    </Field>
  )
}

/** A password, or a PIN of digits, which can be shown. Set `autoComplete` to `current-password` or `new-password`. */
function PasswordInput(props: ComponentProps<'input'>) {
  const [isShown, setShown] = useState(false)
  const { showPassword, hidePassword, showPin, hidePin } = text.signIn
  const [show, hide] = props.inputMode === 'numeric' ? [showPin, hidePin] : [showPassword, hidePassword]
  return (
    <span className="relative">
      <TextInput {...props} type={isShown ? 'text' : 'password'} className="pr-10" />
      <IconButton
        icon={isShown ? EyeOff : Eye}
        label={isShown ? hide : show}
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0 right-0 h-full"
      />
    </span>
  )
}
