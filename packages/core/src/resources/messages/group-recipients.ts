import type { GroupRecipient, MessagePricing } from '@channel/contract/types'
import { countryOfPhoneNumber } from '../../mechanisms/input/index.ts'
import { isSameMember, type Member, withMembers } from '../groups/index.ts'

/** A status that a member of a group has reached. */
export interface ReachedStatus {
  /** Null: the status of the group as a whole, which all members have reached. */
  readonly member: Member | null
  readonly status: GroupRecipient['status']
  /** A timestamp. */
  readonly at: string
  /** What the provider bills for the member. */
  readonly pricing?: Omit<MessagePricing, 'country'> | undefined
}

const ranks: Record<GroupRecipient['status'], number> = { pending: 0, failed: 1, sent: 2, delivered: 3, read: 4 }

/** The recipients after a report. A member that was not known is added; no status goes back. */
export function recipientsAfter(known: readonly GroupRecipient[], reached: ReachedStatus): GroupRecipient[] {
  const { member, status, at, pricing } = reached
  const all =
    member === null
      ? known
      : withMembers(known, [{ phone_number: member.phone_number, bsuid: member.bsuid, status: 'pending', at: null }])
  return all.map((recipient) => {
    const isMeant = member === null || isSameMember(recipient, member)
    if (!isMeant) return recipient
    const isNext = follows(recipient.status, status)
    // Nothing is billed for a member where it failed, and a late report does not replace the price of a later one.
    const isPriced = member !== null && pricing !== undefined && status !== 'failed' && (isNext || !recipient.pricing)
    const price = isPriced ? { pricing: { ...pricing, country: countryOfPhoneNumber(recipient.phone_number) } } : {}
    return { ...recipient, ...(isNext && { status, at }), ...price }
  })
}

/** As of a message to one contact: `failed` follows pending or sent, and delivered or read replaces it. */
function follows(before: GroupRecipient['status'], after: GroupRecipient['status']): boolean {
  if (after === 'failed') return before === 'pending' || before === 'sent'
  if (before === 'failed') return after !== 'sent'
  return ranks[after] > ranks[before]
}

/** The lowest status that all recipients have reached; those that failed count only if all did. Undefined without any. */
export function lowestStatus(recipients: readonly GroupRecipient[]): GroupRecipient['status'] | undefined {
  const reached = recipients.filter(({ status }) => status !== 'failed')
  const counted = reached.length === 0 ? recipients : reached
  return counted.map(({ status }) => status).toSorted((one, other) => ranks[one] - ranks[other])[0]
}
