import { Eye, PencilLine } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { callDashboard } from '../../../call-dashboard.ts'
import { classNames } from '../../../components/class-names.ts'
import { useStore } from '../../../create-store.ts'
import { type Presence, present, recordPresence } from '../../../live/presence.ts'
import { text } from '../../../messages/text.ts'
import { useMayWrite, useSession } from '../../../session.ts'
import { useConversation } from '../conversation.ts'

const names = new Intl.ListFormat(undefined, { type: 'conjunction' })

/** Who else has the conversation open, or writes in it. @param isWriting whether the user writes too */
export function PresenceNote({ isWriting }: { readonly isWriting: boolean }) {
  const others = useOthers()
  const { viewing, writing } = text.inbox.presence
  // They are heard of again and again, in any order.
  const namesOf = (state: string) => others.flatMap((each) => (each.state === state ? [each.user.name] : [])).toSorted()
  const [writers, viewers] = [namesOf('writing'), namesOf('viewing')]
  return (
    <div role="status" className="flex flex-wrap gap-x-4 text-sm empty:hidden">
      {writers.length > 0 && (
        <p className={classNames('flex items-center gap-1.5', isWriting ? 'font-medium text-warn' : 'text-quiet')}>
          <PencilLine aria-hidden className="size-3.5 shrink-0" />
          {writing(names.format(writers), writers.length)}
        </p>
      )}
      {viewers.length > 0 && (
        <p className="flex items-center gap-1.5 text-quiet">
          <Eye aria-hidden className="size-3.5 shrink-0" />
          {viewing(names.format(viewers), viewers.length)}
        </p>
      )}
    </div>
  )
}

/** The service forgets a user after 25 seconds. */
const repeatMs = 10_000
/** Someone who has not typed for so long is not writing anymore. */
const pauseMs = 12_000

/** The other users who have the conversation open. */
function useOthers(): readonly Presence[] {
  const { id } = useConversation()
  const me = useSession().user.id
  return useStore(present).filter(({ conversation_id, user }) => conversation_id === id && user.id !== me)
}

/** Tells the others that the conversation is open, while the tab can be seen, and when the user writes in it. */
export function useAnnouncePresence() {
  const { id } = useConversation()
  const mayWrite = useMayWrite()
  const announcement = useRef<ReturnType<typeof announce>>(undefined)
  useEffect(() => {
    const begun = announce(id)
    announcement.current = begun
    return () => begun.end()
  }, [id])
  return {
    /** Call it whenever the user types: a request follows only if that is new. */
    typed: () => mayWrite && announcement.current?.typed(),
    /** The user has sent the message. */
    stopped: () => announcement.current?.stopped(),
  }
}

function announce(conversationId: string) {
  let typedAt = Number.NEGATIVE_INFINITY
  let said: Presence['state'] | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const say = (state: Presence['state']) => {
    said = state
    clearTimeout(timer)
    if (state !== 'left') timer = setTimeout(repeat, repeatMs)
    // The next one makes up for a failure.
    send(conversationId, state).catch(() => undefined)
  }
  const repeat = () => {
    if (document.hidden) {
      if (said !== undefined && said !== 'left') say('left')
    } else {
      say(performance.now() - typedAt < pauseMs ? 'writing' : 'viewing')
    }
  }
  const leave = () => said !== 'left' && say('left')
  const onVisibility = () => (document.hidden ? leave() : repeat())
  document.addEventListener('visibilitychange', onVisibility)
  addEventListener('pagehide', leave)
  repeat()
  return {
    typed() {
      typedAt = performance.now()
      if (said !== 'writing') say('writing')
    },
    stopped() {
      typedAt = Number.NEGATIVE_INFINITY
      if (said === 'writing') say('viewing')
    },
    end() {
      document.removeEventListener('visibilitychange', onVisibility)
      removeEventListener('pagehide', leave)
      leave()
      clearTimeout(timer)
    },
  }
}

async function send(conversation_id: string, state: Presence['state']): Promise<void> {
  const body = { conversation_id, state }
  // A page that is closed still says that the user has left.
  const { data } = await callDashboard((api) => api.PATCH('/dashboard/presence', { body, keepalive: true }))
  for (const { user, state: theirs } of data.others) recordPresence({ conversation_id, user, state: theirs })
}
