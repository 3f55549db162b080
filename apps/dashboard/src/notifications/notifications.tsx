import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { channel } from '../client.ts'
import { loadWhenOpen } from '../components/load-when-open.tsx'
import { useStore } from '../create-store.ts'
import { useAccount } from '../layout/account.tsx'
import { useLiveChanges } from '../live/live-provider.tsx'
import { openThrottle } from '../live/throttle.ts'
import { notificationChoice } from './notification-setting.ts'

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

const limit = 50
const pauseMs = 5_000
const counted = /^(group_)?(message\.received|conversation\.)|^conversations\.changed$/

/** Shows the number of unread conversations of the chosen number in the title of the tab, and on the icon of an installed page. */
function UnreadTitle() {
  const phoneNumberId = useAccount().account?.phone_number_id
  const queryClient = useQueryClient()
  const [throttle] = useState(() => openThrottle({ gatherMs: 1_000, pauseMs: () => pauseMs }))
  useEffect(() => () => throttle.clear(), [throttle])
  const queryKey = ['dashboard', 'unread', phoneNumberId]
  const { data: count = 0 } = useQuery({
    queryKey,
    queryFn: async () => {
      const page = await channel.conversations.list(phoneNumberId ?? '', { unread: true, limit }).page()
      return page.has_more ? limit + 1 : page.data.length
    },
    enabled: phoneNumberId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { live: 'own' },
  })
  useLiveChanges(({ type }) => {
    // A hidden tab too: there the title is all that can be seen.
    if (type === 'reset' || counted.test(type))
      throttle.request('unread', () => queryClient.refetchQueries({ queryKey, exact: true }))
  })
  useEffect(() => showCount(count), [count])
  return null
}

/** Keeps the number in the title when pages change it. @returns ends it */
function showCount(count: number): (() => void) | undefined {
  const badge = count === 0 ? navigator.clearAppBadge?.() : navigator.setAppBadge?.(count)
  badge?.catch(() => undefined)
  if (count === 0) return undefined
  const sign = `(${count > limit ? `${limit}+` : count}) `
  const add = () => {
    if (!document.title.startsWith(sign)) document.title = `${sign}${document.title}`
  }
  add()
  const observer = new MutationObserver(add)
  const title = document.querySelector('title')
  if (title !== null) observer.observe(title, { childList: true })
  return () => {
    observer.disconnect()
    if (document.title.startsWith(sign)) document.title = document.title.slice(sign.length)
  }
}
