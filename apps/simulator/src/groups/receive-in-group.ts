import { newMessageId } from '../conversations.ts'
import { withFile, withTypeOfFile } from '../customers/file-of-message.ts'
import { type InboundInput, inboundInput } from '../customers/receive.ts'
import type { GroupEntry } from '../model.ts'
import type { State } from '../state.ts'
import { contactOf, notifyNumber, seconds } from '../webhooks/notify.ts'
import { customerOf, requireGroup } from './group.ts'

/**
 * A member writes in a group; the app is notified.
 *
 * @returns the message
 * @throws Error in one line if the group does not exist or is not active, or the customer is not a member
 */
export function receiveInGroup(state: State, groupId: string, input: InboundInput): GroupEntry {
  const {
    from,
    name: _name,
    username: _username,
    parent_user_id: _parent,
    ...message
  } = inboundInput.parse(withTypeOfFile(input))
  const { id = newMessageId(), type, context, ...rest } = message
  const group = requireGroup(state, groupId)
  if (group.status !== 'active') throw new Error(`The group is ${group.status}.`)
  const member = customerOf(state, group, from)
  if (!group.members.includes(member)) throw new Error(`${member.name} is not a member of the group.`)
  const content = { ...withFile(state, group.phoneNumberId, type, rest), ...(context && { context }) }
  const at = state.clock.now()
  const entry: GroupEntry = { id, direction: 'inbound', at, type, content, status: 'delivered', member }
  group.entries.push(entry)
  const { waId, userId, parentUserId } = member
  const sender = { from: waId, from_user_id: userId, from_parent_user_id: parentUserId }
  notifyNumber(state, group.phoneNumberId, 'messages', {
    contacts: [contactOf({ customer: member })],
    messages: [{ ...sender, group_id: group.id, id, timestamp: seconds(at), type, ...content }],
  })
  return entry
}
