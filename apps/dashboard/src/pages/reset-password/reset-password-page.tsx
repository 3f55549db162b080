import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { callDashboard } from '../../call-dashboard.ts'
import { Button, buttonClass } from '../../components/button.tsx'
import { ErrorNotice, errorCode, fieldError } from '../../components/error-notice.tsx'
import { Field, TextInput } from '../../components/field.tsx'
import { PasswordInput } from '../../components/password-input.tsx'
import { EntryLayout } from '../../layout/entry-layout.tsx'
import { text } from '../../messages/text.ts'
import { type EntryLink, useEntryLink } from '../../use-entry-link.ts'

const labels = text.resetPassword

/** Asks for a link, or with the token of one for the new password. */
export function ResetPasswordPage() {
  const link = useEntryLink()
  return link === undefined ? <AskForLink /> : <NewPassword key={link.token} link={link} />
}

const toSignIn = (
  <Link to="/sign-in" className={buttonClass('primary')}>
    {labels.toSignIn}
  </Link>
)

function AskForLink() {
  const [email, setEmail] = useState('')
  const ask = useMutation({
    mutationFn: (email: string) =>
      callDashboard('post', '/dashboard/password_resets', {
        body: { email },
      }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    ask.mutate(email.trim())
  }
  if (ask.data)
    return (
      <EntryLayout title={labels.asked} description={labels.deliveries[ask.data.data.delivery]}>
        <div className="grid">{toSignIn}</div>
      </EntryLayout>
    )
  return (
    <EntryLayout title={labels.ask} description={labels.askHint} footer={<Link to="/sign-in">{labels.toSignIn}</Link>}>
      <form onSubmit={submit} className="grid grid-cols-1 gap-4">
        <Field label={text.signIn.email} error={fieldError(ask.error, 'email')}>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              required
              autoComplete="username"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        {ask.error && <ErrorNotice error={ask.error} />}
        <Button variant="primary" type="submit" pending={ask.isPending}>
          {labels.send}
        </Button>
      </form>
    </EntryLayout>
  )
}

function NewPassword({ link: { token, isFirst } }: { readonly link: EntryLink }) {
  const { title, hint, changedHint } = isFirst ? labels.welcome : labels
  const [password, setPassword] = useState('')
  const complete = useMutation({
    mutationFn: (new_password: string) =>
      callDashboard('post', '/dashboard/password_resets/complete', { body: { token, new_password } }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    complete.mutate(password)
  }
  if (complete.isSuccess)
    return (
      <EntryLayout title={labels.changed} description={changedHint}>
        <div className="grid">{toSignIn}</div>
      </EntryLayout>
    )
  return (
    <EntryLayout title={title} description={hint} footer={<Link to="/sign-in">{labels.toSignIn}</Link>}>
      <form onSubmit={submit} className="grid grid-cols-1 gap-4">
        <Field
          label={isFirst ? text.signIn.password : text.settings.password.next}
          hint={text.settings.password.nextHint}
          error={fieldError(complete.error, 'new_password')}
        >
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
        {complete.error && !fieldError(complete.error, 'new_password') && <ErrorNotice error={complete.error} />}
        {errorCode(complete.error) === 'link_inactive' && (
          // Loads the page anew, without the token.
          <a href="/reset-password" className={buttonClass()}>
            {labels.askAgain}
          </a>
        )}
        <Button variant="primary" type="submit" pending={complete.isPending}>
          {labels.save}
        </Button>
      </form>
    </EntryLayout>
  )
}
