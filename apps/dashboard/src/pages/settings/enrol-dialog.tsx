import { callDashboard } from '../../call-dashboard.ts'
import { CodeBlock } from '../../components/code-block.tsx'
import { errorCode } from '../../components/error-notice.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'
import { QrCode } from '../../components/qr-code.tsx'
import { SecretField } from '../../components/secret-field.tsx'
import { TextField } from '../../components/text-field.tsx'
import { settingsText } from '../../messages/settings.ts'
import { text } from '../../messages/text.ts'
import { sessionQuery } from '../../session.ts'
import { useChange } from '../../use-change.ts'
import { CurrentPassword } from './current-password.tsx'
import { type NewSecondFactor, setSecondFactor } from './settings-data.ts'

const labels = settingsText.secondFactor

/** Sets up an authenticator app: the password, the QR code and recovery codes, then the first code. */
export function EnrolDialog({ onClose }: { readonly onClose: () => void }) {
  const create = useChange({
    mutationKey: ['sign-in', 'second-factor'],
    run: async (password: string) =>
      (await callDashboard((api) => api.POST('/dashboard/second_factor', { body: { password } }))).data,
  })
  if (create.data) return <Activation factor={create.data} onClose={onClose} />
  return (
    <FormDialog<'password'>
      title={labels.turnOnTitle}
      size="sm"
      action={labels.next}
      call={create}
      onSubmit={({ password }) => create.mutate(password)}
      onClose={onClose}
    >
      <CurrentPassword />
    </FormDialog>
  )
}

interface ActivationProps {
  readonly factor: NewSecondFactor
  readonly onClose: () => void
}

function Activation({ factor: { totp_uri: uri, recovery_codes: codes }, onClose }: ActivationProps) {
  const activate = useChange({
    mutationKey: ['sign-in', 'second-factor'],
    run: (code: string) => setSecondFactor({ enabled: true, code }),
    refreshes: [sessionQuery.queryKey],
    done: labels.activated,
    onDone: onClose,
  })
  const isWrong = errorCode(activate.error) === 'invalid_second_factor'
  return (
    <FormDialog<'code'>
      title={labels.turnOnTitle}
      dismissible={false}
      action={labels.turnOn}
      call={isWrong ? { ...activate, error: null } : activate}
      onSubmit={({ code }) => activate.mutate(code)}
      onClose={onClose}
    >
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
      <TextField
        label={labels.code}
        name="code"
        hint={labels.codeHint}
        error={isWrong ? text.signIn.wrongCode : undefined}
        required
        pattern="[0-9]{6}"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        inputClass="max-w-40 font-mono tracking-widest"
      />
    </FormDialog>
  )
}
