import { z } from 'zod'
import { optionalNumber, optionalText, unixTimestamp } from '../shapes.ts'
import { aboutNumber, type Context, itemsOf, readItems } from './read-number-change.ts'
import type { GroupMember, ProviderUpdate, ReceivedGroup } from './updates.ts'

type Raw = Readonly<Record<string, unknown>>

const member = z
  .object({ wa_id: optionalNumber, user_id: optionalText })
  .transform(({ wa_id, user_id }): GroupMember => ({ phoneNumber: wa_id, bsuid: user_id }))
// A list of which one item cannot be read still says who else has joined or left.
const members = z
  .array(member.nullable().catch(null))
  .catch([])
  .transform((list) => list.filter((each) => each !== null && (each.phoneNumber !== null || each.bsuid !== null)))
  .transform((list) => list as GroupMember[])
  .default([])

const report = z.object({
  timestamp: unixTimestamp,
  group_id: z.string().min(1).max(256),
  type: z.string().min(1),
  subject: optionalText,
  group_subject: z.object({ text: optionalText, update_successful: z.unknown() }).nullish().catch(null),
  added_participants: members,
  removed_participants: members,
  errors: z.array(z.unknown()).nullish().catch(null),
})

const statuses: Readonly<Record<string, NonNullable<ReceivedGroup['status']>>> = {
  group_create: 'active',
  group_delete: 'ended',
  group_suspend: 'suspended',
  group_suspend_cleared: 'active',
}

/**
 * Parses the changes of groups of a number. Each item is parsed separately. An item without anything that is used, such as a
 * request to join or a failed change, is `unknown` without a problem.
 *
 * @throws ZodError if the number is missing
 */
export function readGroupChange({ wabaId, field }: Context, value: Raw): ProviderUpdate[] {
  const { metadata } = aboutNumber.parse(value)
  const scope = { wabaId, phoneNumberId: metadata.phone_number_id }
  const unused = (raw: unknown, part: string): ProviderUpdate => ({
    kind: 'unknown',
    ...scope,
    field: part,
    problem: null,
    raw,
  })
  const items = itemsOf(value.groups)
  if (items.length === 0) return [unused(value, field)]
  return readItems({ ...scope, field }, items, (raw) => {
    const parsed = report.parse(raw)
    const group = groupOf(parsed)
    return group === undefined ? unused(raw, `${field}.${parsed.type}`) : { kind: 'group', ...scope, group }
  })
}

/** Undefined if nothing that is used has changed. */
function groupOf(item: z.output<typeof report>): ReceivedGroup | undefined {
  const { type, timestamp: at, group_id, added_participants: joined, removed_participants: left } = item
  const hasFailed = (item.errors?.length ?? 0) > 0
  const status = hasFailed ? undefined : statuses[type]
  const subject = hasFailed ? null : subjectOf(item)
  if (status === undefined && subject === null && joined.length === 0 && left.length === 0) return undefined
  return {
    id: group_id,
    ...(subject !== null && { subject }),
    ...(status !== undefined && { status }),
    joined,
    left,
    at,
  }
}

function subjectOf({ subject, group_subject }: z.output<typeof report>): string | null {
  const isChanged = [true, 'true'].some((value) => group_subject?.update_successful === value)
  return isChanged ? (group_subject?.text ?? subject) : group_subject ? null : subject
}
