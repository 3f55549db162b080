import { useState } from 'react'
import { callDashboard } from '../../call-dashboard.ts'
import { Button, DialogButton } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { confirm } from '../../components/confirm.ts'
import { actionsColumn, type Column, DataTable } from '../../components/data-table.tsx'
import { Form } from '../../components/form.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'
import { NewPasswordField } from '../../components/new-password-field.tsx'
import { notify } from '../../components/notify.ts'
import { StatusBadge } from '../../components/status-badge.tsx'
import { TextField } from '../../components/text-field.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { settingsText } from '../../messages/settings.ts'
import { text } from '../../messages/text.ts'
import { sessionQuery, useSession } from '../../session.ts'
import { useChange } from '../../use-change.ts'
import { useList } from '../../use-list.ts'
import { CurrentPassword } from './current-password.tsx'
import { describeBrowser } from './describe-browser.ts'
import { EnrolDialog } from './enrol-dialog.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { sessionsQuery, setSecondFactor, type UserSession } from './settings-data.ts'

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

const factorLabels = settingsText.secondFactor

/** A code of an authenticator app at sign-in, besides the password. */
function SecondFactorCard() {
  const { authenticator_app: isOn } = useSession()
  return (
    <Card
      title={factorLabels.title}
      description={factorLabels.hint}
      actions={<StatusBadge tone={isOn ? 'good' : 'neutral'} label={isOn ? factorLabels.on : factorLabels.off} />}
    >
      <DialogButton label={isOn ? factorLabels.turnOff : factorLabels.turnOn}>
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
    done: factorLabels.removed,
    onDone: onClose,
  })
  return (
    <FormDialog<'password'>
      size="sm"
      title={factorLabels.turnOffTitle}
      description={factorLabels.removeHint}
      action={factorLabels.turnOff}
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

const sessionLabels = settingsText.sessions
const refreshes = [sessionsQuery.queryKey]

const sessionColumns: readonly Column<UserSession>[] = [
  {
    header: sessionLabels.device,
    cell: ({ user_agent, current }) => (
      <span className="flex flex-wrap items-center gap-2 font-medium">
        {describeBrowser(user_agent) ?? sessionLabels.unknown}
        {current && <StatusBadge tone="good" label={sessionLabels.current} />}
      </span>
    ),
  },
  { header: text.common.ip, from: 'sm', cell: ({ ip }) => <code className="font-mono text-xs text-quiet">{ip}</code> },
  {
    header: sessionLabels.lastUsed,
    // The service renews the time of a session once a day.
    cell: ({ last_seen_at, current }) =>
      current ? text.common.activeNow : <Timestamp value={last_seen_at} form="relative" />,
  },
  actionsColumn(
    (session) =>
      !session.current && (
        <Button size="sm" onClick={() => askToEnd(session)}>
          {sessionLabels.end}
        </Button>
      ),
  ),
]

/** The devices where the user is signed in. */
function SessionsCard() {
  const list = useList(sessionsQuery)
  const hasOthers = list.rows.some(({ current }) => !current)
  const actions = hasOthers && <Button onClick={askToEndOthers}>{sessionLabels.endOthers}</Button>
  return (
    <Card title={sessionLabels.title} description={sessionLabels.hint} actions={actions} flush>
      <DataTable label={sessionLabels.title} columns={sessionColumns} list={list} />
    </Card>
  )
}

function askToEnd({ id, user_agent }: UserSession): void {
  confirm({
    title: sessionLabels.endTitle,
    description: sessionLabels.endHint(describeBrowser(user_agent) ?? sessionLabels.unknown),
    action: sessionLabels.end,
    run: () => callDashboard((api) => api.DELETE('/dashboard/sessions/{id}', { params: { path: { id } } })),
    refreshes,
  })
}

function askToEndOthers(): void {
  confirm({
    title: sessionLabels.endOthersTitle,
    description: sessionLabels.endOthersHint,
    action: sessionLabels.endOthers,
    run: async () => {
      const { data } = await callDashboard((api) => api.DELETE('/dashboard/sessions'))
      notify({ title: sessionLabels.othersEnded(data.count) })
    },
    refreshes,
  })
}
