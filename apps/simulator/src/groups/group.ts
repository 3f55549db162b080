import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { digitsOf, ensureConversation, isUserId } from '../conversations.ts'
import type { Conversation, Group } from '../model.ts'
import type { State } from '../state.ts'
import { notifyNumber, seconds } from '../webhooks/notify.ts'

const maxMembers = 8

export const groupInput = z.strictObject({
  subject: z.string().min(1).max(128),
  /** Numbers in any format, or business-scoped user ids. */
  members: z.array(z.string().min(1)).max(maxMembers).default([]),
})
export const groupChange = z.strictObject({
  subject: z.string().min(1).max(128).optional(),
  status: z.enum(['active', 'suspended', 'ended']).optional(),
  join: z.array(z.string().min(1)).default([]),
  leave: z.array(z.string().min(1)).default([]),
})

export type GroupInput = z.input<typeof groupInput>
export type GroupChange = z.input<typeof groupChange>

/**
 * The business creates a group, and its members join by the invite link; the app is notified.
 *
 * @throws Error in one line if the number does not exist or may not have groups
 */
export function createGroup(state: State, phoneNumberId: string, input: GroupInput): Group {
  const { subject, members } = groupInput.parse(input)
  const number = state.numbers.get(phoneNumberId)
  if (number === undefined) throw new Error(`The number ${phoneNumberId} does not exist.`)
  if (number.inBusinessApp) throw new Error('A number of the business app cannot have groups.')
  const id = Buffer.from(`capi_group:${phoneNumberId}:${randomBytes(9).toString('hex')}`).toString('base64url')
  const group: Group = { id, phoneNumberId, subject, status: 'active', members: [], entries: [] }
  state.groups.set(id, group)
  report(state, group, 'group_lifecycle_update', 'group_create', { subject, join_approval_mode: 'auto_approve' })
  if (members.length > 0) changeGroup(state, id, { join: members })
  return group
}

/**
 * Members join or leave, or subject or status change; the app is notified.
 *
 * @throws Error in one line if the group does not exist, has ended, or would have too many members
 */
export function changeGroup(state: State, id: string, input: GroupChange): Group {
  const { subject, status, join, leave } = groupChange.parse(input)
  const group = requireGroup(state, id)
  if (group.status === 'ended') throw new Error('The group has ended.')
  const joining = join.map((each) => customerOf(state, group, each)).filter((each) => !group.members.includes(each))
  if (group.members.length + joining.length > maxMembers) throw new Error(`A group has at most ${maxMembers} members.`)
  const leaving = leave.map((each) => customerOf(state, group, each)).filter((each) => group.members.includes(each))
  if (joining.length > 0) {
    group.members.push(...joining)
    const added_participants = joining.map(participantOf)
    report(state, group, 'group_participants_update', 'group_participants_add', {
      ...{ reason: 'invite_link', added_participants },
    })
  }
  if (leaving.length > 0) {
    group.members = group.members.filter((each) => !leaving.includes(each))
    const removed_participants = leaving.map(participantOf)
    report(state, group, 'group_participants_update', 'group_participants_remove', {
      ...{ initiated_by: 'participant', removed_participants },
    })
  }
  if (subject !== undefined) {
    group.subject = subject
    const group_subject = { text: subject, update_successful: true }
    report(state, group, 'group_settings_update', 'group_settings_update', { group_subject })
  }
  if (status !== undefined && status !== group.status) {
    group.status = status
    if (status === 'ended') report(state, group, 'group_lifecycle_update', 'group_delete')
    else {
      report(state, group, 'group_status_update', status === 'active' ? 'group_suspend_cleared' : 'group_suspend')
    }
  }
  return group
}

/** @throws Error in one line if the group does not exist */
export function requireGroup(state: State, id: string): Group {
  const group = state.groups.get(id)
  if (group === undefined) throw new Error(`The group ${id} does not exist.`)
  return group
}

/** @throws Error in one line if it is not the id of a customer */
export function customerOf(state: State, { phoneNumberId }: Group, id: string): Conversation['customer'] {
  if (!isUserId(id) && digitsOf(id) === '') throw new Error(`"${id}" is neither a phone number nor a user id.`)
  return ensureConversation(state, phoneNumberId, id).customer
}

function participantOf({ waId, userId }: Conversation['customer']): object {
  return { wa_id: waId, user_id: userId }
}

function report(state: State, { id, phoneNumberId }: Group, field: string, type: string, about: object = {}): void {
  const request_id = randomBytes(8).toString('hex')
  const item = { timestamp: seconds(state.clock.now()), group_id: id, type, request_id, ...about }
  notifyNumber(state, phoneNumberId, field, { groups: [item] })
}
