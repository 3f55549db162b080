import { Link } from '@tanstack/react-router'
import { callDashboard } from '../../call-dashboard.ts'
import { buttonClass } from '../../components/button.tsx'
import { errorCode } from '../../components/error-notice.tsx'
import { Form } from '../../components/form.tsx'
import { LinkButton } from '../../components/links.tsx'
import { NewPasswordField } from '../../components/new-password-field.tsx'
import { TextField } from '../../components/text-field.tsx'
import { EntryLayout } from '../../layout/entry-layout.tsx'
import { settingsText } from '../../messages/settings.ts'
import { text } from '../../messages/text.ts'
import { useChange } from '../../use-change.ts'
import { type EntryLink, useEntryLink } from '../../use-entry-link.ts'

const labels = text.resetPassword

/** Asks for a link, or with the token of one for the new password. */
export function ResetPasswordPage() {
  const link = useEntryLink()
  return link === undefined ? <AskForLink /> : <NewPassword key={link.token} link={link} />
}

const toSignIn = <Link to="/sign-in">{labels.toSignIn}</Link>

function AskForLink() {
  const ask = useChange({
    run: (email: string) => callDashboard((api) => api.POST('/dashboard/password_resets', { body: { email } })),
  })
  if (ask.data) return <Result title={labels.asked} description={labels.deliveries[ask.data.data.delivery]} />
  return (
    <EntryLayout title={labels.ask} description={labels.askHint} footer={toSignIn}>
      <Form<'email'>
        call={ask}
        onSubmit={({ email }) => ask.mutate(email.trim())}
        button={{ className: 'w-full', children: labels.send }}
      >
        <TextField label={text.signIn.email} name="email" type="email" required autoComplete="username" />
      </Form>
    </EntryLayout>
  )
}

function NewPassword({ link: { token, isFirst } }: { readonly link: EntryLink }) {
  const { title, hint, changedHint } = isFirst ? labels.welcome : labels
  const complete = useChange({
    run: (new_password: string) =>
      callDashboard((api) => api.POST('/dashboard/password_resets/complete', { body: { token, new_password } })),
  })
  if (complete.isSuccess) return <Result title={labels.changed} description={changedHint} />
  const askAgain = errorCode(complete.error) === 'link_inactive' && (
    // Loads the page anew, without the token.
    <a href="/reset-password" className={buttonClass()}>
      {labels.askAgain}
    </a>
  )
  return (
    <EntryLayout title={title} description={hint} footer={toSignIn}>
      <Form<'new_password'>
        call={complete}
        onSubmit={({ new_password }) => complete.mutate(new_password)}
        beforeButton={askAgain}
        button={{ className: 'w-full', children: labels.save }}
      >
        <NewPasswordField label={isFirst ? text.signIn.password : settingsText.password.next} name="new_password" />
      </Form>
    </EntryLayout>
  )
}

function Result({ title, description }: { readonly title: string; readonly description: string }) {
  return (
    <EntryLayout title={title} description={description}>
      <div className="grid">
        <LinkButton to="/sign-in" variant="primary" label={labels.toSignIn} />
      </div>
    </EntryLayout>
  )
}
