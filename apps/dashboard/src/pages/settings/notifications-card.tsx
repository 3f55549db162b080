import { useState } from 'react'
import { Card } from '../../components/card.tsx'
import { notify } from '../../components/notify.ts'
import { optionsOf } from '../../components/select.tsx'
import { SelectField } from '../../components/select-field.tsx'
import { useStore } from '../../create-store.ts'
import { text } from '../../messages/text.ts'
import {
  canNotify,
  chooseNotifications,
  type NotificationChoice,
  notificationChoice,
  notificationChoices,
} from '../../notifications/notification-setting.ts'

/** Turns notifications on the desktop on, which the browser asks the person about. */
export function NotificationsCard() {
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
