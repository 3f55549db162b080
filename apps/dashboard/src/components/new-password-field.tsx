import { useEffect, useState } from 'react'
import { settingsText } from '../messages/settings.ts'
import { loadCode } from '../service/service.ts'
import { TextField } from './text-field.tsx'

interface NewPasswordFieldProps {
  readonly label: string
  readonly name: string
  /** What others know about the user, such as the name. */
  readonly known?: readonly string[]
}

const minLength = 12

/** A field for a new password, which says while a person types that it is easy to guess. The service refuses such a one. */
export function NewPasswordField({ label, name, known = [] }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState('')
  const isGuessable = useIsGuessable(typed, known)
  return (
    <TextField
      label={label}
      name={name}
      type="password"
      hint={settingsText.password.nextHint}
      error={isGuessable ? settingsText.password.guessable : undefined}
      onChange={setTyped}
      required
      minLength={minLength}
      maxLength={128}
      autoComplete="new-password"
    />
  )
}

/** Without the code that tells, only the service does. */
function useIsGuessable(password: string, known: readonly string[]): boolean {
  const [guessable, setGuessable] = useState<string>()
  const isLongEnough = password.length >= minLength
  const others = known.join('\n')
  useEffect(() => {
    if (!isLongEnough) return
    let isCurrent = true
    loadCode(() => import('@channel/sign-in/password-strength')).then(
      ({ isGuessable }) => {
        if (isCurrent && isGuessable(password, others.split('\n'))) setGuessable(password)
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [password, isLongEnough, others])
  return isLongEnough && guessable === password
}
