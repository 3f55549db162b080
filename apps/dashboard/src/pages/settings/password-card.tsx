import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { ErrorNotice, fieldError } from '../../components/error-notice.tsx'
import { Field } from '../../components/field.tsx'
import { PasswordInput } from '../../components/password-input.tsx'
import { notify } from '../../components/toaster.tsx'
import { text } from '../../messages/text.ts'
import { changePassword, sessionsQuery } from './settings-data.ts'

const labels = text.settings.password
const none = { current_password: '', new_password: '' }

/** Changes the password. */
export function PasswordCard() {
  const queryClient = useQueryClient()
  const [passwords, setPasswords] = useState(none)
  const change = useMutation({
    mutationKey: ['sign-in', 'password'],
    mutationFn: changePassword,
    onSuccess: async () => {
      setPasswords(none)
      notify({ title: labels.changed, description: labels.othersEnded })
      await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change.mutate(passwords)
  }
  const field = (name: keyof typeof none, label: string, autoComplete: string, hint?: string) => (
    <Field label={label} hint={hint} error={fieldError(change.error, name)}>
      {(control) => (
        <PasswordInput
          {...control}
          required
          autoComplete={autoComplete}
          minLength={name === 'new_password' ? 12 : 1}
          maxLength={128}
          value={passwords[name]}
          onChange={(event) => setPasswords({ ...passwords, [name]: event.target.value })}
        />
      )}
    </Field>
  )
  const isShownAtField = (['current_password', 'new_password'] as const).some((name) => fieldError(change.error, name))
  return (
    <Card title={labels.title} description={labels.hint}>
      <form onSubmit={submit} className="grid grid-cols-1 max-w-md gap-4">
        {field('current_password', labels.current, 'current-password')}
        {field('new_password', labels.next, 'new-password', labels.nextHint)}
        {change.error && !isShownAtField && <ErrorNotice error={change.error} />}
        <div>
          <Button type="submit" pending={change.isPending}>
            {labels.change}
          </Button>
        </div>
      </form>
    </Card>
  )
}
