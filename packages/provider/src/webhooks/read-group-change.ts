import { z } from 'zod'
import { anyObject, id, optionalNumber, optionalText, problemOf, unixTimestamp } from '../shapes.ts'
import { isErased } from './erased.ts'
import { type Context, itemsOf } from './read-number-change.ts'
import type { GroupMember, ProviderUpdate, ReceivedGroup } from './updates.ts'

type Raw = Readonly<Record<string, unknown>>

const aboutNumber = z.object({ metadata: z.object({ phone_number_id: id }) })

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
  const unknown = (raw: unknown, part: string, problem: string | null): ProviderUpdate => ({
    kind: 'unknown',
    ...scope,
    field: part,
    problem,
    raw,
  })
  const items = itemsOf(value.groups)
  if (items.length === 0) return [unknown(value, field, null)]
  return items.map((raw) => {
    if (isErased(raw)) return { kind: 'erased' }
    const parsed = report.safeParse(anyObject.safeParse(raw).data)
    if (!parsed.success) return unknown(raw, field, problemOf(parsed.error))
    const group = groupOf(parsed.data)
    return group === undefined ? unknown(raw, `${field}.${parsed.data.type}`, null) : { kind: 'group', ...scope, group }
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
