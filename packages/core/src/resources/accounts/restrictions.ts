import type { Account, AccountRestrictionDetail } from '@channel/contract/types'
import type { ChannelAccountRow } from '@channel/db'

type Restrictions = Pick<ChannelAccountRow, 'account_restricted' | 'authorization_refused'>
interface RestrictedRow extends Restrictions, Pick<ChannelAccountRow, 'status' | 'restricted_until' | 'offboarded_at'> {
  /** The time of the database when the row was read, as a timestamp. */
  readonly read_at: string
}

type RestrictionState = Restrictions & Pick<ChannelAccountRow, 'status'>

const none: Restrictions = { account_restricted: false, authorization_refused: false }

/** The state of an account that only a new authorization connects again. */
export const disconnected = { ...none, status: 'disconnected', offboarded_at: null } as const

/** SQL condition: the provider refuses the token of an account, as in {@link restrictionsOf}. */
export const isAuthorizationRefused = `(account.status = 'restricted' AND account.authorization_refused)`

/** SQL of the status to show: no report says that a restriction has ended. */
export const shownStatus = `CASE WHEN account.status = 'restricted' AND NOT account.authorization_refused
    AND account.account_restricted AND account.restricted_until <= now() THEN 'connected' ELSE account.status END`

/** When the last restriction ends; null if one has no end, and without details. */
export function endOf(restrictions: readonly AccountRestrictionDetail[]): string | null {
  const ends = restrictions.map(({ ends_at }) => ends_at)
  return ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null)
}

/** The restrictions of an account that are in force. If the columns disagree, `status` wins. */
export function restrictionsOf(row: RestrictedRow): Restrictions {
  const { status, account_restricted, authorization_refused, restricted_until, read_at } = row
  if (status !== 'restricted') return none
  const isOver = account_restricted && restricted_until !== null && restricted_until <= read_at
  return { authorization_refused, account_restricted: !isOver && (account_restricted || !authorization_refused) }
}

/**
 * The account's status after a change of its restrictions. A disconnected account stays disconnected. Its restrictions are kept if the
 * provider may connect it again.
 */
export function withRestrictions(row: RestrictedRow, change: Partial<Restrictions>): RestrictionState {
  const { status, offboarded_at, account_restricted, authorization_refused } = row
  if (status === 'disconnected') {
    const kept = offboarded_at === null ? none : { account_restricted, authorization_refused, ...change }
    return { ...kept, status }
  }
  const next = { ...restrictionsOf(row), ...change }
  return { ...next, status: next.account_restricted || next.authorization_refused ? 'restricted' : 'connected' }
}

/** The restriction to show. A refused authorization comes first, because it prevents all sending. */
export function restrictionOf(row: RestrictedRow): Account['restriction'] {
  const { account_restricted, authorization_refused } = restrictionsOf(row)
  if (authorization_refused) return 'authorization_refused'
  return account_restricted ? 'account_restricted' : null
}
