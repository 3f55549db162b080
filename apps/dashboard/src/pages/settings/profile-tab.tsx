import { useState } from 'react'
import { callDashboard } from '../../call-dashboard.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { confirm } from '../../components/confirm.ts'
import { CopyableId } from '../../components/copy-button.tsx'
import { DetailList } from '../../components/detail-list.tsx'
import { notify } from '../../components/notify.ts'
import { optionsOf, SelectField } from '../../components/select.tsx'
import { Switch } from '../../components/switch.tsx'
import { useStore } from '../../create-store.ts'
import { settingsText } from '../../messages/settings.ts'
import { text } from '../../messages/text.ts'
import {
  canNotify,
  chooseNotifications,
  type NotificationChoice,
  notificationChoice,
  notificationChoices,
} from '../../notifications/notification-setting.ts'
import { startAnew } from '../../open-organization.ts'
import { useSession } from '../../session.ts'
import { openShortcutMap } from '../../shortcuts/shortcut-listener.tsx'
import { areShortcutsOn, setShortcuts } from '../../shortcuts/shortcuts.ts'
import { NameForm } from './name-form.tsx'

/** The signed-in user, with the name that others see. */
export function ProfileTab() {
  const { user, role } = useSession()
  const { profile } = settingsText
  return (
    <div className="grid grid-cols-1 gap-5">
      <Card title={settingsText.tabs.profile} description={profile.hint} className="max-w-3xl">
        <div className="mb-5">
          <NameForm
            label={text.common.name}
            saved={user.name}
            autoComplete="name"
            save={(name) => callDashboard((api) => api.PATCH('/dashboard/profile', { body: { name } }))}
          />
        </div>
        <DetailList
          items={[
            [text.common.email, <Explained key="email" value={user.email} hint={profile.emailHint} />],
            [text.common.role, <Explained key="role" value={text.roles[role]} hint={settingsText.roleHints[role]} />],
            [profile.id, <CopyableId key="id" value={user.id} />],
          ]}
        />
      </Card>
      <NotificationsCard />
      <ShortcutsCard />
      <LeaveCard />
    </div>
  )
}

function Explained({ value, hint }: { readonly value: string; readonly hint: string }) {
  return (
    <span>
      {value} <span className="block text-sm text-quiet">{hint}</span>
    </span>
  )
}

/** Turns the keyboard shortcuts off (WCAG 2.1.4), and shows them. */
function ShortcutsCard() {
  const { title, hint, label, show } = text.shortcuts.card
  return (
    <Card title={title} description={hint} className="max-w-3xl">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Switch label={label} checked={useStore(areShortcutsOn)} onChange={setShortcuts} />
        <Button onClick={openShortcutMap}>{show}</Button>
      </div>
    </Card>
  )
}

const labels = settingsText.leave

/** Leaves the organization. */
function LeaveCard() {
  const { organization, organizations } = useSession()
  const ask = () =>
    confirm({
      title: labels.ask(organization.name),
      description: organizations.length > 1 ? labels.hintOfSeveral : labels.hintOfLast,
      action: labels.leave,
      run: async () => {
        await callDashboard((api) => api.DELETE('/dashboard/membership'))
        startAnew()
      },
    })
  return (
    <Card title={labels.title} description={labels.hint} className="max-w-3xl">
      <Button onClick={ask}>{labels.leave}</Button>
    </Card>
  )
}

/** Turns notifications on the desktop on, which the browser asks the person about. */
function NotificationsCard() {
  const { title, hint, label, choices, denied, unsupported, on, off } = text.notifications
  const chosen = useStore(notificationChoice)
  const [isDenied, setDenied] = useState(() => chosen !== 'off' && canNotify() && Notification.permission === 'denied')
  const choose = async (choice: NotificationChoice) => {
    const isDone = await chooseNotifications(choice)
    setDenied(!isDone)
    if (isDone) notify({ title: choice === 'off' ? off : on })
  }
  return (
    <Card title={title} description={hint} className="max-w-3xl">
      <SelectField
        label={label}
        value={chosen}
        onChange={(choice) => void choose(choice)}
        options={optionsOf(notificationChoices, choices)}
        disabled={!canNotify()}
        hint={canNotify() ? undefined : unsupported}
        className="max-w-96"
      />
      <p role="alert" className="mt-1.5 text-sm text-bad empty:hidden">
        {isDenied && denied}
      </p>
    </Card>
  )
}
