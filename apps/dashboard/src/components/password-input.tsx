import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { text } from '../messages/text.ts'
import { IconButton } from './button.tsx'
import { TextInput } from './field.tsx'

/** A password, or a PIN of digits, which can be shown. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordInput(props: ComponentProps<'input'>) {
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
