import { useEffect, useRef } from 'react'
import { callDashboard } from '../../../call-dashboard.ts'
import { useStore } from '../../../create-store.ts'
import { type Presence, present, recordPresence } from '../../../live/presence.ts'
import { useMayWrite, useSession } from '../../../session.ts'
import { useConversation } from '../conversation.ts'

/** The service forgets a user after 25 seconds. */
const repeatMs = 10_000
/** Someone who has not typed for so long is not writing anymore. */
const pauseMs = 12_000

/** The other users who have the conversation open. */
export function useOthers(): readonly Presence[] {
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
