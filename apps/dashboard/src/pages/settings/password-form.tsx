import { type FormEvent, useState } from 'react'
import { ErrorNotice, fieldError } from '../../components/error-notice.tsx'
import { Field } from '../../components/field.tsx'
import { PasswordInput } from '../../components/password-input.tsx'
import { text } from '../../messages/text.ts'

interface PasswordFormProps {
  readonly id: string
  readonly error: unknown
  readonly onSubmit: (password: string) => void
}

/** Asks for the password again, before something that an unattended browser must not allow. */
export function PasswordForm({ id, error, onSubmit }: PasswordFormProps) {
  const [password, setPassword] = useState('')
  const message = fieldError(error, 'password')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit(password)
  }
  return (
    <form id={id} onSubmit={submit} className="grid grid-cols-1 gap-4">
      <Field label={text.signIn.password} error={message}>
        {(control) => (
          <PasswordInput
            {...control}
            required
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      {error != null && !message && <ErrorNotice error={error} />}
    </form>
  )
}
