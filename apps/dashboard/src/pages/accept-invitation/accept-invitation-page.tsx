import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { callDashboard } from '../../call-dashboard.ts'
import { Button } from '../../components/button.tsx'
import { ErrorNotice, fieldError } from '../../components/error-notice.tsx'
import { Field, TextInput } from '../../components/field.tsx'
import { PasswordInput } from '../../components/password-input.tsx'
import { EntryLayout } from '../../layout/entry-layout.tsx'
import { text } from '../../messages/text.ts'
import { sessionQuery } from '../../session.ts'
import { useEntryLink } from '../../use-entry-link.ts'

const labels = text.acceptInvitation

const toSignIn = <Link to="/sign-in">{text.signIn.title}</Link>

/** Creates the user who was invited. */
export function AcceptInvitationPage() {
  const link = useEntryLink()
  if (link === undefined)
    return (
      <EntryLayout title={labels.incomplete} description={labels.incompleteHint} footer={toSignIn}>
        {null}
      </EntryLayout>
    )
  return <Accept key={link.token} token={link.token} />
}

function Accept({ token }: { readonly token: string }) {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const accept = useMutation({
    mutationFn: (body: { token: string; name: string; password: string }) =>
      callDashboard('post', '/dashboard/invitations/accept', { body }),
    onSuccess: async ({ data: session }) => {
      queryClient.clear()
      queryClient.setQueryData(sessionQuery.queryKey, session)
      await navigate({ to: '/' })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    accept.mutate({ token, name: name.trim(), password })
  }
  const errors = { name: fieldError(accept.error, 'name'), password: fieldError(accept.error, 'password') }
  return (
    <EntryLayout title={labels.title} description={labels.hint} footer={toSignIn}>
      <form onSubmit={submit} className="grid grid-cols-1 gap-4">
        <Field label={labels.name} error={errors.name}>
          {(control) => (
            <TextInput
              {...control}
              required
              maxLength={200}
              autoComplete="name"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label={text.signIn.password} hint={text.settings.password.nextHint} error={errors.password}>
          {(control) => (
            <PasswordInput
              {...control}
              required
              minLength={12}
              maxLength={128}
              autoComplete="new-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        {accept.error && !errors.name && !errors.password && <ErrorNotice error={accept.error} />}
        <Button variant="primary" type="submit" pending={accept.isPending}>
          {labels.accept}
        </Button>
      </form>
    </EntryLayout>
  )
}
