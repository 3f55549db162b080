import { useState } from 'react'
import { callDashboard } from '../../call-dashboard.ts'
import { DialogButton } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Form } from '../../components/form.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'
import { NewPasswordField } from '../../components/new-password-field.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { TextField } from '../../components/text-field.tsx'
import { settingsText } from '../../messages/settings.ts'
import { sessionQuery, useSession } from '../../session.ts'
import { useChange } from '../../use-change.ts'
import { CurrentPassword } from './current-password.tsx'
import { EnrolDialog } from './enrol-dialog.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { sessionsQuery, setSecondFactor } from './settings-data.ts'

/** The password, the second factor, the sessions and the passkeys of the user. */
export function SecurityTab() {
  return (
    <div className="grid grid-cols-1 max-w-4xl gap-5">
      <PasswordCard />
      <SecondFactorCard />
      <SessionsCard />
      <PasskeysCard />
    </div>
  )
}

const labels = settingsText.secondFactor

/** A code of an authenticator app at sign-in, besides the password. */
function SecondFactorCard() {
  const { authenticator_app: isOn } = useSession()
  return (
    <Card
      title={labels.title}
      description={labels.hint}
      actions={<StatusBadge tone={isOn ? 'good' : 'neutral'} label={isOn ? labels.on : labels.off} />}
    >
      <DialogButton label={isOn ? labels.turnOff : labels.turnOn}>
        {(onClose) => (isOn ? <RemoveFactorDialog onClose={onClose} /> : <EnrolDialog onClose={onClose} />)}
      </DialogButton>
    </Card>
  )
}

function RemoveFactorDialog({ onClose }: { readonly onClose: () => void }) {
  const remove = useChange({
    mutationKey: ['sign-in', 'second-factor'],
    run: (password: string) => setSecondFactor({ enabled: false, password }),
    refreshes: [sessionQuery.queryKey],
    done: labels.removed,
    onDone: onClose,
  })
  return (
    <FormDialog<'password'>
      size="sm"
      title={labels.turnOffTitle}
      description={labels.removeHint}
      action={labels.turnOff}
      variant="danger"
      call={remove}
      onSubmit={({ password }) => remove.mutate(password)}
      onClose={onClose}
    >
      <CurrentPassword />
    </FormDialog>
  )
}

const passwordLabels = settingsText.password

function PasswordCard() {
  const { name, email } = useSession().user
  const [changes, setChanges] = useState(0)
  const change = useChange({
    mutationKey: ['sign-in', 'password'],
    run: (body: { current_password: string; new_password: string }) =>
      callDashboard((api) => api.PATCH('/dashboard/password', { body })),
    refreshes: [sessionsQuery.queryKey],
    done: () => ({ title: passwordLabels.changed, description: passwordLabels.othersEnded }),
    onDone: () => setChanges(changes + 1),
  })
  return (
    <Card title={passwordLabels.title} description={passwordLabels.hint}>
      <Form<'current_password' | 'new_password'>
        // Empty again after each change.
        key={changes}
        call={change}
        onSubmit={change.mutate}
        button={{ variant: 'secondary', children: passwordLabels.change }}
        className="grid grid-cols-1 max-w-md gap-4"
      >
        <TextField
          label={passwordLabels.current}
          name="current_password"
          type="password"
          required
          autoComplete="current-password"
          maxLength={128}
        />
        <NewPasswordField label={passwordLabels.next} name="new_password" known={[name, email]} />
      </Form>
    </Card>
  )
}
