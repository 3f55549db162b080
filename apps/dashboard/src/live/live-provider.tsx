import { isChannelError } from '@channel/client'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { createRequiredContext } from '../create-required-context.ts'
import { useStore } from '../create-store.ts'
import { text } from '../messages/text.ts'
import { showOrganization } from '../open-organization.ts'
import { isSilent } from '../service/service.ts'
import { TopNote } from '../service/silence-banner.tsx'
import { sessionQuery } from '../session.ts'
import { followWhileVisible } from './follow-while-visible.ts'
import type { LiveChange } from './live-change.ts'
import { recordPresence } from './presence.ts'

type Handler = (change: LiveChange) => void

/** A shorter interruption is not worth a message. */
const maxSilentMs = 15_000

const [Handlers, useHandlers] = createRequiredContext<Set<Handler>>('LiveProvider')

interface LiveProviderProps {
  readonly sessionId: string
  readonly organizationId: string
  readonly children: ReactNode
}

/** Follows the changes of the organization for the pages in it. */
export function LiveProvider({ sessionId, organizationId, children }: LiveProviderProps) {
  const queryClient = useQueryClient()
  const [handlers] = useState(() => new Set<Handler>())
  const [isOpen, setOpen] = useState(true)
  useEffect(
    () =>
      followWhileVisible(`channel.live.${sessionId}.${organizationId}`, {
        onChange: (change) => {
          for (const handler of handlers) handler(change)
        },
        onPresence: recordPresence,
        onConnection: setOpen,
        // Under a key of its own: if it is refused, the page asks to sign in, as it does for all others.
        checkSession: () =>
          queryClient.fetchQuery({ ...sessionQuery, queryKey: ['dashboard', 'live-session'], staleTime: 0 }).then(
            ({ organization }) => {
              showOrganization(organization.id)
              return true
            },
            (error: unknown) => !isChannelError(error) || error.status !== 401,
          ),
      }),
    [queryClient, sessionId, organizationId, handlers],
  )
  return (
    <Handlers value={handlers}>
      {children}
      {!isOpen && <Interruption />}
    </Handlers>
  )
}

/**
 * Calls a function for every change in the organization while the component is mounted. Changes may be reported again.
 *
 * @example
 * useLiveChanges(({ type }) => type === 'reset' && void refetch())
 */
export function useLiveChanges(handler: Handler): void {
  const handlers = useHandlers()
  const onChange = useEffectEvent(handler)
  useEffect(() => {
    const own: Handler = (change) => onChange(change)
    handlers.add(own)
    return () => void handlers.delete(own)
  }, [handlers])
}

function Interruption() {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), maxSilentMs)
    return () => clearTimeout(timer)
  }, [])
  // A service that does not respond has a note of its own.
  const isSilentToo = useStore(isSilent)
  return <TopNote>{isLong && !isSilentToo && text.live.interrupted}</TopNote>
}
