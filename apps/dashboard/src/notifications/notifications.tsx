import { loadWhenOpen } from '../components/load-when-open.tsx'
import { useStore } from '../create-store.ts'
import { notificationChoice } from './notification-setting.ts'
import { UnreadTitle } from './unread-title.tsx'

const Notifier = loadWhenOpen(async () => (await import('./notifier.tsx')).Notifier)

/** What tells of new messages while the person does not look at the page. */
export function Notifications() {
  return (
    <>
      <UnreadTitle />
      <Notifier open={useStore(notificationChoice) !== 'off'} />
    </>
  )
}
