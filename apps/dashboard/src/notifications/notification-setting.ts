import { createStore } from '../create-store.ts'
import { readStored, store } from '../stored-value.ts'

/** What this browser tells of on the desktop: each one also of what those before it do. */
export const notificationChoices = ['off', 'mentions', 'mine', 'all'] as const
export type NotificationChoice = (typeof notificationChoices)[number]

const storedName = 'notifications'

/** What the person has chosen in this browser. Nothing is shown before. */
export const notificationChoice = createStore<NotificationChoice>(
  notificationChoices.find((each) => each === readStored(storedName)) ?? 'off',
)
// Another tab may show the settings.
addEventListener('storage', ({ key }) => {
  if (key !== `channel.${storedName}`) return
  notificationChoice.set(notificationChoices.find((each) => each === readStored(storedName)) ?? 'off')
})

/** Whether the browser can show notifications at all. Some cannot without https. */
export function canNotify(): boolean {
  return 'Notification' in window && 'locks' in navigator
}

/**
 * Chooses, and asks the browser for permission if it has none yet.
 *
 * @returns false if the person or the browser refused; then nothing has changed
 */
export async function chooseNotifications(choice: NotificationChoice): Promise<boolean> {
  if (choice !== 'off' && (await Notification.requestPermission()) !== 'granted') return false
  store(storedName, choice === 'off' ? '' : choice)
  notificationChoice.set(choice)
  return true
}

/** Whether anything is shown on the desktop, so that a tab must hear of them while it is hidden. */
export function areNotificationsOn(): boolean {
  return notificationChoice.get() !== 'off' && canNotify() && Notification.permission === 'granted'
}
