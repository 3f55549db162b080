import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { ErrorNotice, errorCode } from '../../components/error-notice.tsx'
import { Field, TextInput } from '../../components/field.tsx'
import { PasswordInput } from '../../components/password-input.tsx'
import { EntryLayout } from '../../layout/entry-layout.tsx'
import { text } from '../../messages/text.ts'
import { returnPath } from '../../return-path.ts'
import { type Credentials, sessionQuery, signIn } from '../../session.ts'
import { SingleSignOn } from './single-sign-on.tsx'

const route = getRouteApi('/sign-in')

export function SignInPage() {
  const { error, return: given } = route.useSearch()
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' })
  const mutation = useSignIn()
  const code = errorCode(mutation.error)
  const asksForCode = code === 'second_factor_required' || code === 'invalid_second_factor'
  const [isSecondStep, setSecondStep] = useState(false)
  if (asksForCode && !isSecondStep) setSecondStep(true)
  const startAgain = () => {
    setSecondStep(false)
    setCredentials({ email: '', password: '' })
    mutation.reset()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    mutation.mutate(credentials)
  }
  // A wrong password in the second step has no field: it was changed in between.
  const isAtField = asksForCode || (code === 'invalid_credentials' && !isSecondStep)
  return (
    <EntryLayout
      title={isSecondStep ? text.signIn.secondFactor : text.signIn.title}
      description={isSecondStep && text.signIn.secondFactorHint}
    >
      {error && !isSecondStep && mutation.isIdle && (
        <p role="alert" className="mb-4 rounded-lg bg-bad-ground p-3 text-base text-bad">
          {text.signIn.singleSignOnErrors[error] ?? text.signIn.singleSignOnFailed}
        </p>
      )}
      <form onSubmit={submit} className="grid grid-cols-1 gap-4">
        {isSecondStep ? (
          <CodeField
            error={code === 'invalid_second_factor' ? text.signIn.wrongCode : undefined}
            onChange={(value) => setCredentials({ ...credentials, code: value })}
          />
        ) : (
          <>
            <Field label={text.signIn.email}>
              {(control) => (
                <TextInput
                  {...control}
                  type="email"
                  autoComplete="username"
                  required
                  autoFocus
                  onChange={(event) => setCredentials({ ...credentials, email: event.target.value })}
                />
              )}
            </Field>
            <Field label={text.signIn.password} error={code === 'invalid_credentials' ? text.signIn.failed : undefined}>
              {(control) => (
                <PasswordInput
                  {...control}
                  autoComplete="current-password"
                  required
                  onChange={(event) => setCredentials({ ...credentials, password: event.target.value })}
                />
              )}
            </Field>
          </>
        )}
        {mutation.error && !isAtField && <ErrorNotice error={mutation.error} />}
        <Button variant="primary" type="submit" pending={mutation.isPending}>
          {text.signIn.submit}
        </Button>
      </form>
      {isSecondStep && (
        <Button variant="ghost" onClick={startAgain} className="mt-4">
          {text.signIn.startAgain}
        </Button>
      )}
      {!isSecondStep && <SingleSignOn returnTo={returnPath(given)} />}
      {!isSecondStep && (
        <p className="mt-4 text-sm">
          <Link to="/reset-password" className="text-quiet underline underline-offset-2 hover:text-ink">
            {text.signIn.forgotten}
          </Link>
        </p>
      )}
    </EntryLayout>
  )
}

function CodeField({ error, onChange }: { readonly error: string | undefined; onChange: (code: string) => void }) {
  return (
    <Field label={text.signIn.code} error={error}>
      {(control) => (
        <TextInput
          {...control}
          autoComplete="one-time-code"
          inputMode="text"
          required
          minLength={6}
          maxLength={32}
          className="font-mono tracking-widest"
          autoFocus
          onChange={(event) => onChange(event.target.value.trim())}
        />
      )}
    </Field>
  )
}

function useSignIn() {
  const search = route.useSearch()
  const router = useRouter()
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: ['sign-in'],
    mutationFn: signIn,
    onSuccess: (session) => {
      queryClient.clear()
      queryClient.setQueryData(sessionQuery.queryKey, session)
      router.history.push(returnPath(search.return))
    },
  })
}
