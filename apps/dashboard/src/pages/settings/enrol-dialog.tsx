import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { CodeBlock } from '../../components/code-block.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { ErrorNotice, errorCode, fieldError } from '../../components/error-notice.tsx'
import { Field, TextInput } from '../../components/field.tsx'
import { QrCode } from '../../components/qr-code.tsx'
import { SecretField } from '../../components/secret-field.tsx'
import { notify } from '../../components/toaster.tsx'
import { text } from '../../messages/text.ts'
import { sessionQuery } from '../../session.ts'
import { PasswordForm } from './password-form.tsx'
import { createSecondFactor, type NewSecondFactor, setSecondFactor } from './settings-data.ts'

const labels = text.settings.secondFactor

/** Sets up an authenticator app: the password, the QR code and recovery codes, then the first code. */
export function EnrolDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useId()
  const queryClient = useQueryClient()
  const create = useMutation({
    mutationKey: ['sign-in', 'second-factor'],
    mutationFn: (password: string) => createSecondFactor({ password }),
  })
  const activate = useMutation({
    mutationKey: ['sign-in', 'second-factor'],
    mutationFn: (code: string) => setSecondFactor({ enabled: true, code }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
      notify({ title: labels.activated })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={create.data === undefined}
      title={labels.turnOnTitle}
      size={create.data ? 'md' : 'sm'}
      footer={
        <>
          <Button onClick={onClose}>{text.common.cancel}</Button>
          <Button variant="primary" type="submit" form={form} pending={create.isPending || activate.isPending}>
            {create.data ? labels.activate : labels.next}
          </Button>
        </>
      }
    >
      {create.data ? (
        <Activation id={form} factor={create.data} error={activate.error} onSubmit={activate.mutate} />
      ) : (
        <PasswordForm id={form} error={create.error} onSubmit={create.mutate} />
      )}
    </Dialog>
  )
}

interface ActivationProps {
  readonly id: string
  readonly factor: NewSecondFactor
  readonly error: unknown
  readonly onSubmit: (code: string) => void
}

function Activation({ id, factor: { totp_uri: uri, recovery_codes: codes }, error, onSubmit }: ActivationProps) {
  const [code, setCode] = useState('')
  const isWrong = errorCode(error) === 'invalid_second_factor'
  const message = isWrong ? text.signIn.wrongCode : fieldError(error, 'code')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit(code)
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)]">
        <QrCode text={uri} label={labels.qrCode} />
        <div className="grid content-start gap-3">
          <p className="text-base">{labels.scan}</p>
          <SecretField label={labels.secret} value={new URL(uri).searchParams.get('secret') ?? ''} />
        </div>
      </div>
      <div className="grid grid-cols-1 gap-1.5">
        <p className="text-sm font-medium">{labels.recoveryCodes}</p>
        <p className="text-sm text-quiet">{labels.recoveryHint}</p>
        <CodeBlock label={labels.recoveryCodes} code={codes.join('\n')} />
      </div>
      <form id={id} onSubmit={submit} className="grid grid-cols-1 gap-3">
        <Field label={labels.code} hint={labels.codeHint} error={message}>
          {(control) => (
            <TextInput
              {...control}
              required
              pattern="[0-9]{6}"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              value={code}
              onChange={(event) => setCode(event.target.value)}
              className="max-w-40 font-mono tracking-widest"
            />
          )}
        </Field>
        {error != null && !message && <ErrorNotice error={error} />}
      </form>
    </div>
  )
}
