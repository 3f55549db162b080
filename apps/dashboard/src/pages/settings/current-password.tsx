import { TextField } from '../../components/text-field.tsx'
import { text } from '../../messages/text.ts'

/** The password again, before something that an unattended browser must not allow. */
export function CurrentPassword() {
  return (
    <TextField label={text.signIn.password} name="password" type="password" required autoComplete="current-password" />
  )
}
