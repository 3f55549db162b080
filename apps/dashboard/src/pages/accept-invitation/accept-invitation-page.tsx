import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { callDashboard } from '../../call-dashboard.ts'
import { Form } from '../../components/form.tsx'
import { NewPasswordField } from '../../components/new-password-field.tsx'
import { TextField } from '../../components/text-field.tsx'
import { EntryLayout } from '../../layout/entry-layout.tsx'
import { text } from '../../messages/text.ts'
import { startAnew } from '../../open-organization.ts'
import { rememberReturn } from '../../return-path.ts'
import { sessionQuery } from '../../session.ts'
import { useChange } from '../../use-change.ts'
import { useEntryLink } from '../../use-entry-link.ts'

const labels = text.acceptInvitation

const toSignIn = <Link to="/sign-in">{text.signIn.title}</Link>

/** Creates the user who was invited. */
export function AcceptInvitationPage() {
  const link = useEntryLink()
  if (link === undefined)
    return <EntryLayout title={labels.incomplete} description={labels.incompleteHint} footer={toSignIn} />
  return <Invitation key={link.token} token={link.token} />
}

/** A signed-in user joins with the own account; anyone else creates one, or signs in first. */
function Invitation({ token }: { readonly token: string }) {
  const { data: session, isPending } = useQuery({ ...sessionQuery, queryKey: ['accept', 'session'], retry: false })
  if (isPending) return null
  return session === undefined ? <Accept token={token} /> : <Join token={token} email={session.user.email} />
}

function Join({ token, email }: { readonly token: string; readonly email: string }) {
  const join = useChange({
    run: () => callDashboard((api) => api.POST('/dashboard/membership', { body: { token } })),
    onDone: startAnew,
  })
  return (
    <EntryLayout title={labels.title} description={labels.signedInHint(email)} footer={toSignIn}>
      <Form call={join} onSubmit={() => join.mutate()} button={{ className: 'w-full', children: labels.accept }}>
        {null}
      </Form>
    </EntryLayout>
  )
}

function Accept({ token }: { readonly token: string }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const accept = useChange({
    run: ({ name, password }: Readonly<Record<'name' | 'password', string>>) =>
      callDashboard((api) =>
        api.POST('/dashboard/invitations/accept', { body: { token, name: name.trim(), password } }),
      ),
    onDone: ({ data: session }) => {
      queryClient.clear()
      queryClient.setQueryData(sessionQuery.queryKey, session)
      void navigate({ to: '/' })
    },
  })
  return (
    <EntryLayout title={labels.title} description={labels.hint} footer={<SignInFirst token={token} />}>
      <Form<'name' | 'password'>
        call={accept}
        onSubmit={accept.mutate}
        button={{ className: 'w-full', children: labels.accept }}
      >
        <TextField label={labels.name} name="name" required maxLength={200} autoComplete="name" />
        <NewPasswordField label={text.signIn.password} name="password" />
      </Form>
    </EntryLayout>
  )
}

/** Leads to the page to sign in, and back with the link. */
function SignInFirst({ token }: { readonly token: string }) {
  return (
    // Not in the address, so that no log has the token.
    <Link to="/sign-in" onClick={() => rememberReturn(`/accept-invitation#token=${token}`)}>
      {labels.known}
    </Link>
  )
}
