import { useQuery } from '@tanstack/react-query'
import { Check, Coffee } from 'lucide-react'
import { callDashboard } from '../call-dashboard.ts'
import { queries } from '../client.ts'
import { disclosureItemClass } from '../components/disclosure-menu.tsx'
import { text } from '../messages/text.ts'
import { useMayWrite, useSession } from '../session.ts'
import { useChange } from '../use-change.ts'

/** Whether the signed-in user is away; undefined while that is loading, and for a user who only reads. */
export function useIsAway(): boolean | undefined {
  const { user } = useSession()
  const options = queries.users.get.queryOptions(user.id)
  const { data } = useQuery({ ...options, staleTime: 60_000, enabled: useMayWrite() })
  return data && !data.data.available
}

/** Makes the signed-in user away, or available again. */
export function AwaySwitch() {
  const isAway = useIsAway()
  const change = useChange({
    run: (available: boolean) => callDashboard((api) => api.PATCH('/dashboard/availability', { body: { available } })),
    refreshes: [queries.users.key()],
    done: (_result, available) => ({ title: available ? text.user.available : text.user.isAway }),
    notifiesFailure: true,
  })
  if (isAway === undefined) return null
  return (
    <>
      <button
        type="button"
        data-stay
        aria-pressed={isAway}
        disabled={change.isPending}
        onClick={() => change.mutate(isAway)}
        className={disclosureItemClass}
      >
        <Coffee aria-hidden className="size-4 shrink-0 text-quiet" />
        <span className="grow">
          {text.user.away}
          <span className="block text-xs text-quiet">{text.user.awayHint}</span>
        </span>
        {isAway && <Check aria-hidden className="size-4 shrink-0 text-accent" />}
      </button>
      <hr className="-mx-1 my-1 border-line" />
    </>
  )
}
