import { text } from '../messages/text.ts'
import { TextField } from './text-field.tsx'

export function NewPasswordField({ label, name }: { readonly label: string; readonly name: string }) {
  return (
    <TextField
      label={label}
      name={name}
      type="password"
      hint={text.settings.password.nextHint}
      required
      minLength={12}
      maxLength={128}
      autoComplete="new-password"
    />
  )
}
