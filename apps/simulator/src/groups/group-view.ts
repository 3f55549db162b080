import type { Customer, Group } from '../model.ts'
import type { State } from '../state.ts'

/** The groups of a number with their messages, the latest first. */
export function groupsOf(state: State, phoneNumberId: string) {
  return [...state.groups.values()]
    .filter((group) => group.phoneNumberId === phoneNumberId)
    .map(groupView)
    .toSorted((one, other) => lastAt(other) - lastAt(one))
}

/** A group as the control API shows it. */
export function groupView({ id, subject, status, members, entries }: Group) {
  return {
    id,
    subject,
    status,
    members: members.map(memberView),
    entries: entries.map(({ member, reached, ...entry }) => ({
      ...entry,
      member: member === undefined ? null : memberView(member),
      reached: (reached ?? []).map((each) => ({ name: each.member.name, status: each.status })),
    })),
  }
}

function memberView({ waId, userId, name }: Customer) {
  return { customer_id: waId ?? userId, name }
}

function lastAt({ entries }: { readonly entries: readonly { readonly at: number }[] }): number {
  return entries.at(-1)?.at ?? 0
}
