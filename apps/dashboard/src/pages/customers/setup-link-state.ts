import type { components } from '@channel/client'
import type { Badge } from '../../components/status-badge.tsx'
import { text } from '../../messages/text.ts'
import type { SetupLink } from './customer.tsx'

const tones = { active: 'info', completed: 'good', expired: 'neutral', revoked: 'neutral' } as const

export function linkBadge({ status }: Pick<SetupLink, 'status'>): Badge {
  return { tone: tones[status], label: text.setupLinks.statuses[status] }
}

const { other, ...known } = text.setupLinks.failures
/** Typed by the contract, so that a new reason cannot be forgotten. */
const words: Readonly<Record<components['schemas']['SetupFailureReason'], string>> = known

/** Why the last signup failed, in words; a reason of a newer service is shown as it is. */
function failureInWords(reason: string): string {
  return `${text.setupLinks.failed} ${Object.entries(words).find(([each]) => each === reason)?.[1] ?? other(reason)}`
}

/** Describes what has happened with a link so far; undefined after a success, which its own fields show. */
export function linkUse({ status, last_failure_reason }: SetupLinkUse): string | undefined {
  if (status === 'completed') return undefined
  if (last_failure_reason !== null) return failureInWords(last_failure_reason)
  return status === 'active' ? text.setupLinks.unused : text.setupLinks.neverUsed
}

type SetupLinkUse = Pick<SetupLink, 'status' | 'last_failure_reason'>
