import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { channel } from '../client.ts'
import { useStore } from '../create-store.ts'
import { excerptOf, type Mention, unreadQuery } from '../layout/mentions/mentions-query.ts'
import { useLiveChanges } from '../live/live-provider.tsx'
import { text } from '../messages/text.ts'
import { contactNameOf, nameOf } from '../pages/inbox/conversation.ts'
import { hashOfMessage, hashOfNote } from '../pages/inbox/thread/message-link.ts'
import { summaryOf } from '../pages/inbox/thread/summary-of.ts'
import { useSession } from '../session.ts'
import { isInView } from './in-view.ts'
import { areNotificationsOn, notificationChoice } from './notification-setting.ts'

/** A message that is older was not missed just now: the computer slept. */
const maxAgeMs = 120_000
/** A change may be reported again. */
const maxKnown = 200
/** More messages at once are only counted. */
const maxAtOnce = 5
const gatherMs = 700

interface Received {
  readonly id: string
  readonly phoneNumberId: string
}

/** Shows new messages and mentions on the desktop: in one tab of the browser, if the person has turned it on. */
export function Notifier({ open: isWanted }: { readonly open: boolean }) {
  const choice = useStore(notificationChoice)
  const { id: sessionId, user } = useSession()
  const router = useRouter()
  const isLeading = useLead(`channel.notifications.${sessionId}`, isWanted)
  const [known] = useState<string[]>([])
  const [waiting] = useState<Received[]>([])
  const [waitingNotes] = useState<string[]>([])

  /** @returns whether it was not known */
  const learn = (id: string) => {
    if (known.includes(id)) return false
    known.splice(0, known.length - maxKnown + 1)
    known.push(id)
    return true
  }
  const open = async (conversationId: string, hash: string) => {
    window.focus()
    await router.navigate({ to: '/inbox/$conversationId', params: { conversationId }, hash })
  }
  const show = async ({ phoneNumberId, id }: Received) => {
    const { data: message } = await channel.messages.get(phoneNumberId, id)
    if (Date.now() - Date.parse(message.created_at) > maxAgeMs) return
    const { data: conversation } = await channel.conversations.get(phoneNumberId, message.conversation_id)
    const isMine = conversation.assignee?.id === user.id
    if ((choice === 'mine' && !isMine) || (await isInView(conversation.id))) return
    const sender = conversation.group === undefined ? '' : `${contactNameOf(conversation)}: `
    notifyOnDesktop(nameOf(conversation), {
      body: `${sender}${summaryOf(message)}`,
      tag: conversation.id,
      onOpen: () => void open(conversation.id, hashOfMessage(id, phoneNumberId)),
    })
  }
  const showMention = async (mention: Mention) => {
    const { id, note, contact_name, created_at } = mention
    if (Date.now() - Date.parse(created_at) > maxAgeMs || (await isInView(note.conversation_id)) || !learn(id)) return
    const { about } = text.mentions
    notifyOnDesktop(about(note.author.name ?? text.notes.unnamedKey, contact_name ?? text.inbox.group.noSubject), {
      body: excerptOf(mention, user),
      tag: id,
      onOpen: () => void open(note.conversation_id, hashOfNote(id, note.channel_account.phone_number_id ?? '')),
    })
  }
  const showMentions = useEffectEvent(async () => {
    const ids = waitingNotes.splice(0)
    const { data } = await unreadQuery.queryFn({ pageParam: null, signal: new AbortController().signal })
    await Promise.all(data.filter(({ id }) => ids.includes(id)).map(showMention))
  })
  const showAll = useEffectEvent(() => {
    const all = waiting.splice(0)
    if (all.length > maxAtOnce) {
      const onOpen = () => {
        window.focus()
        void router.navigate({ to: '/inbox' })
      }
      return notifyOnDesktop(text.notifications.many(all.length), { tag: 'many', onOpen })
    }
    for (const each of all) show(each).catch(() => undefined)
  })
  useLiveChanges((change) => {
    if (!isLeading || !areNotificationsOn() || change.type === 'reset') return
    const { type, id, phone_number_id: phoneNumberId } = change
    if (id === null) return
    // A change of a note may mention the user for the first time.
    if (type === 'note.created' || type === 'note.updated') {
      if (waitingNotes.push(id) === 1) setTimeout(() => showMentions().catch(() => undefined), gatherMs)
      return
    }
    const isMessage = type === 'message.received' || type === 'group_message.received'
    if (!isMessage || choice === 'mentions' || phoneNumberId === null || !learn(id)) return
    if (waiting.push({ id, phoneNumberId }) === 1) setTimeout(() => showAll(), gatherMs)
  })
  return null
}

interface DesktopOptions {
  readonly body?: string
  /** A later one with the same tag takes its place. */
  readonly tag: string
  readonly onOpen: () => void
}

function notifyOnDesktop(title: string, { onOpen, ...options }: DesktopOptions): void {
  const shown = new Notification(title, { ...options, icon: '/icon.svg' })
  shown.onclick = () => {
    shown.close()
    onOpen()
  }
}

/** Whether this tab is the one of its browser that acts for all. If it is closed, another one is. */
function useLead(name: string, isWanted: boolean): boolean {
  const [isLeading, setLeading] = useState(false)
  useEffect(() => {
    if (!isWanted || !('locks' in navigator)) return
    const leaving = new AbortController()
    const lead = () =>
      new Promise<void>((resolve) => {
        setLeading(true)
        leaving.signal.addEventListener('abort', () => resolve())
      })
    navigator.locks.request(name, { signal: leaving.signal }, lead).catch(() => undefined)
    return () => {
      leaving.abort()
      setLeading(false)
    }
  }, [name, isWanted])
  return isLeading
}
