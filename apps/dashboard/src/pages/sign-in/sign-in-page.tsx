import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { callDashboard } from '../../call-dashboard.ts'
import { Button, buttonClass } from '../../components/button.tsx'
import { describeError, errorCode } from '../../components/error-notice.tsx'
import { Form } from '../../components/form.tsx'
import { TextField } from '../../components/text-field.tsx'
import { dashboardQuery } from '../../dashboard-query.ts'
import { EntryLayout } from '../../layout/entry-layout.tsx'
import { text } from '../../messages/text.ts'
import { hasPasskeys, isCanceled, signInByPasskey } from '../../passkeys.ts'
import { rememberReturn, returnPath } from '../../return-path.ts'
import { type Credentials, type Session, sessionQuery } from '../../session.ts'
import { useChange } from '../../use-change.ts'

const route = getRouteApi('/sign-in')
const labels = text.signIn

export function SignInPage() {
  const { error, return: given } = route.useSearch()
  const [credentials, setCredentials] = useState<Credentials>()
  const enter = useEnter()
  const signingIn = useSignIn(enter)
  const code = errorCode(signingIn.error)
  const asksForCode = code === 'second_factor_required' || code === 'invalid_second_factor'
  const [isSecondStep, setSecondStep] = useState(false)
  if (asksForCode && !isSecondStep) setSecondStep(true)
  const startAgain = () => {
    setSecondStep(false)
    setCredentials(undefined)
    signingIn.reset()
  }
  const submit = (values: Credentials) => {
    // The second step has the code alone.
    const all = { ...credentials, ...values, ...(values.code && { code: values.code.trim() }) }
    setCredentials(all)
    signingIn.mutate(all)
  }
  // A wrong password in the second step has no field: it was changed in between.
  const isAtField = asksForCode || (code === 'invalid_credentials' && !isSecondStep)
  return (
    <EntryLayout
      title={isSecondStep ? labels.secondFactor : labels.title}
      description={isSecondStep && labels.secondFactorHint}
    >
      {error && !isSecondStep && signingIn.isIdle && (
        <p role="alert" className="mb-4 rounded-lg bg-bad-ground p-3 text-base text-bad">
          {labels.singleSignOnErrors[error] ?? labels.singleSignOnFailed}
        </p>
      )}
      <Form<'email' | 'password' | 'code'>
        call={isAtField ? { ...signingIn, error: null } : signingIn}
        onSubmit={submit}
        button={{ className: 'w-full', children: text.signIn.title }}
      >
        {isSecondStep ? (
          <TextField
            // Not the field of the email, which has the same place.
            key="code"
            label={labels.code}
            name="code"
            error={code === 'invalid_second_factor' ? labels.wrongCode : undefined}
            autoComplete="one-time-code"
            inputMode="text"
            required
            minLength={6}
            maxLength={32}
            inputClass="font-mono tracking-widest"
            autoFocus
          />
        ) : (
          <>
            <TextField label={labels.email} name="email" type="email" autoComplete="username" required autoFocus />
            <TextField
              label={labels.password}
              name="password"
              type="password"
              error={code === 'invalid_credentials' ? labels.failed : undefined}
              autoComplete="current-password"
              required
            />
          </>
        )}
      </Form>
      {isSecondStep ? (
        <Button variant="ghost" onClick={startAgain} className="mt-4">
          {labels.startAgain}
        </Button>
      ) : (
        <>
          <PasskeyButton onDone={enter} />
          <SingleSignOn returnTo={returnPath(given)} />
          <p className="mt-4 text-sm">
            <Link to="/reset-password" className="text-quiet underline underline-offset-2 hover:text-ink">
              {text.resetPassword.ask}
            </Link>
          </p>
        </>
      )}
    </EntryLayout>
  )
}

/** Opens the page that was asked for. */
function useEnter(): (session: Session) => void {
  const search = route.useSearch()
  const router = useRouter()
  const queryClient = useQueryClient()
  return (session) => {
    queryClient.clear()
    queryClient.setQueryData(sessionQuery.queryKey, session)
    router.history.push(returnPath(search.return))
  }
}

function useSignIn(enter: (session: Session) => void) {
  return useChange({
    mutationKey: ['sign-in'],
    run: (body: Credentials) => callDashboard((api) => api.POST('/dashboard/session', { body })),
    onDone: ({ data }) => enter(data),
  })
}

/** Signs in with a passkey, if the browser and the address allow it. */
function PasskeyButton({ onDone }: { readonly onDone: (session: Session) => void }) {
  const signIn = useChange({
    mutationKey: ['sign-in', 'passkey'],
    run: signInByPasskey,
    onDone: ({ data }) => onDone(data),
  })
  if (!useSignInMethods()?.passkeys || !hasPasskeys()) return null
  const problem = isCanceled(signIn.error) ? text.signIn.passkeyCanceled : describeError(signIn.error).message
  return (
    <div className="mt-4 grid grid-cols-1 gap-2">
      <Button icon={KeyRound} pending={signIn.isPending} onClick={() => signIn.mutate()}>
        {text.signIn.withPasskey}
      </Button>
      {signIn.isError && (
        <p role="alert" className="text-sm text-bad">
          {problem}
        </p>
      )}
    </div>
  )
}

/** A link to the identity provider, if the service has one. */
function SingleSignOn({ returnTo }: { readonly returnTo: string }) {
  const data = useSignInMethods()
  if (!data?.oidc) return null
  return (
    <div className="mt-4 grid grid-cols-1 gap-4">
      <p className="flex items-center gap-3 text-sm text-quiet before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {text.signIn.or}
      </p>
      <a href={data.oidc.url} onClick={() => rememberReturn(returnTo)} className={buttonClass()}>
        {text.signIn.signInWith(data.oidc.name)}
      </a>
    </div>
  )
}

/** How users of this service sign in; undefined until it is known. */
function useSignInMethods() {
  return useQuery({ ...signInMethodsQuery, staleTime: Number.POSITIVE_INFINITY }).data
}

const signInMethodsQuery = dashboardQuery(['sign-in-methods'], (api, signal) =>
  api.GET('/dashboard/sign_in_methods', { signal }),
)
