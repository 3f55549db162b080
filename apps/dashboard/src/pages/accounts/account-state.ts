import type { Badge, Tone } from '../../components/status-badge.tsx'
import type { Account } from '../../layout/account.tsx'
import { text } from '../../messages/text.ts'

type State = Pick<Account, 'status' | 'restriction' | 'verified' | 'in_business_app'>

/** Typed by the contract, so that a new reason cannot be forgotten. */
const restrictions: Readonly<Record<NonNullable<State['restriction']>, string>> = text.accounts.restrictions

const tones = { connected: 'good', disconnected: 'neutral', restricted: 'bad' } as const

/** The state of a number in one or two words. A number that is not verified cannot be used, whatever its status. */
export function accountBadge({ status, verified }: State): Badge {
  if (status === 'connected' && !verified) return { tone: 'warn', label: text.accounts.notVerified }
  return { tone: tones[status], label: text.accounts.statuses[status] }
}

/** Explains the state and what to do, if the number cannot be used as it should. */
export function accountProblem({ status, restriction, verified, in_business_app }: State): string | undefined {
  if (status === 'disconnected')
    return in_business_app ? text.accounts.disconnectedPhoneHint : text.accounts.disconnectedHint
  if (status === 'restricted') {
    return (
      Object.entries(restrictions).find(([known]) => known === restriction)?.[1] ?? text.accounts.restrictions.other
    )
  }
  return verified ? undefined : text.accounts.notVerifiedHint
}

/** The provider's quality rating; one that is not known is shown as it is. */
export function qualityBadge(rating: string): Badge {
  const known: Readonly<Record<string, string>> = text.accounts.qualities
  const label = known[rating]
  return label === undefined ? { tone: 'neutral', label: rating } : { tone: qualityTones[rating] ?? 'neutral', label }
}

const qualityTones: Readonly<Record<string, Tone>> = { GREEN: 'good', YELLOW: 'warn', RED: 'bad' }

/** The best name that is known of a number. */
export function accountName({ name, phone_number, phone_number_id }: Account): string {
  return name || phone_number || phone_number_id
}

/** The import of a number's history in words; the set of states may grow. */
export function historyText({ status, progress }: NonNullable<Account['history_sync']>): string {
  const { importing, ...texts } = text.accounts.history
  const known: Readonly<Record<string, string>> = texts
  return status === 'importing' ? importing(progress) : (known[status] ?? status)
}
