import { isChannelError } from '@channel/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { Eye, EyeOff } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button, IconButton } from '../../components/button.tsx'
import { ErrorNotice } from '../../components/error-notice.tsx'
import { Field, TextInput } from '../../components/field.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Logo } from '../../layout/logo.tsx'
import { text } from '../../messages/text.ts'
import { returnPath } from '../../return-path.ts'
import { sessionQuery, signIn } from '../../session.ts'

const route = getRouteApi('/sign-in')

export function SignInPage() {
  const search = route.useSearch()
  const router = useRouter()
  const queryClient = useQueryClient()
  const [isShown, setShown] = useState(false)
  const mutation = useMutation({
    mutationKey: ['sign-in'],
    mutationFn: signIn,
    onSuccess: (session) => {
      queryClient.clear()
      queryClient.setQueryData(sessionQuery.queryKey, session)
      router.history.push(returnPath(search.return))
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    mutation.mutate({ email: String(form.get('email')), password: String(form.get('password')) })
  }
  const isWrong = isChannelError(mutation.error) && mutation.error.status === 401
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-6 px-4 py-10">
      <Logo />
      <div className="w-full max-w-sm rounded-xl border border-line bg-surface p-6 shadow-sm">
        <PageHeader title={text.signIn.title} />
        <form onSubmit={submit} className="grid gap-4">
          <Field label={text.signIn.email}>
            {(control) => (
              <TextInput {...control} type="email" name="email" autoComplete="username" required autoFocus />
            )}
          </Field>
          <Field label={text.signIn.password} error={isWrong ? text.signIn.failed : undefined}>
            {(control) => (
              <span className="relative">
                <TextInput
                  {...control}
                  type={isShown ? 'text' : 'password'}
                  name="password"
                  autoComplete="current-password"
                  required
                  className="pr-9"
                />
                <IconButton
                  icon={isShown ? EyeOff : Eye}
                  label={isShown ? text.signIn.hidePassword : text.signIn.showPassword}
                  onClick={() => setShown(!isShown)}
                  className="absolute inset-y-0 right-0"
                />
              </span>
            )}
          </Field>
          {mutation.error && !isWrong && <ErrorNotice error={mutation.error} />}
          <Button variant="primary" type="submit" pending={mutation.isPending}>
            {text.signIn.submit}
          </Button>
        </form>
      </div>
      <a href="/docs" className="text-sm text-quiet underline underline-offset-2 hover:text-ink">
        {text.navigation.documentation}
      </a>
    </main>
  )
}
