import type { Account } from '@channel/contract/types'
import type { ChannelAccountRow } from '@channel/db'

type Restrictions = Pick<ChannelAccountRow, 'account_restricted' | 'authorization_refused'>
type RestrictedRow = Restrictions & Pick<ChannelAccountRow, 'status'>

const none: Restrictions = { account_restricted: false, authorization_refused: false }

/** SQL condition: the provider refuses the token of an account, as in {@link restrictionsOf}. */
export const isAuthorizationRefused = `(account.status = 'restricted' AND account.authorization_refused)`

/** The restrictions of an account. If the columns disagree, `status` wins. */
export function restrictionsOf({ status, account_restricted, authorization_refused }: RestrictedRow): Restrictions {
  if (status !== 'restricted') return none
  return { authorization_refused, account_restricted: account_restricted || !authorization_refused }
}

/** The account's status after a change of its restrictions. A disconnected account stays disconnected. */
export function withRestrictions(row: RestrictedRow, change: Partial<Restrictions>): RestrictedRow {
  if (row.status === 'disconnected') return { ...none, status: 'disconnected' }
  const next = { ...restrictionsOf(row), ...change }
  return { ...next, status: next.account_restricted || next.authorization_refused ? 'restricted' : 'connected' }
}

/** The restriction to show. A refused authorization comes first, because it prevents all sending. */
export function restrictionOf(row: RestrictedRow): Account['restriction'] {
  const { account_restricted, authorization_refused } = restrictionsOf(row)
  if (authorization_refused) return 'authorization_refused'
  return account_restricted ? 'account_restricted' : null
}
