import type { MessageSend } from '@channel/contract/types'
import { ApiError } from '../../mechanisms/errors/index.ts'
import type { ConversationRow } from '../conversations/index.ts'
import type { TemplateRow } from '../templates/index.ts'
import type { Address, Recipient } from './find-recipient.ts'
import type { SendingAccount } from './find-sending-account.ts'

/** The types of messages that the provider sends to groups. */
const types: ReadonlySet<MessageSend['type']> = new Set([
  'text',
  'image',
  'video',
  'audio',
  'document',
  'sticker',
  'template',
])

/**
 * Returns the recipient's conversation if it is a group that can get a message of this type; undefined for a contact.
 *
 * @throws ApiError `group_unavailable`, `unsupported_in_group`
 */
export function requireGroup(
  { conversation }: Recipient,
  account: SendingAccount,
  type: MessageSend['type'],
  template: Pick<TemplateRow, 'category'> | undefined,
  { field }: Address,
): (ConversationRow & { readonly group_id: string }) | undefined {
  const groupId = conversation?.group_id ?? null
  if (conversation === undefined || groupId === null) return undefined
  if (conversation.group_status !== 'active') {
    const what = conversation.group_status === 'ended' ? 'has ended' : 'is suspended'
    throw new ApiError('group_unavailable', `The group ${what}, so nothing can be sent to it.`, { param: field })
  }
  if (account.in_business_app) {
    const message = 'The number of the account is also used in the business app. Such numbers cannot send to groups.'
    throw new ApiError('group_unavailable', message, { param: field })
  }
  if (!types.has(type)) {
    const message = `The provider does not send messages of the type ${type} to groups.`
    throw new ApiError('unsupported_in_group', message, { param: 'type' })
  }
  if (template?.category === 'AUTHENTICATION') {
    const message = 'The provider does not send authentication templates to groups.'
    throw new ApiError('unsupported_in_group', message, { param: 'template.name' })
  }
  return { ...conversation, group_id: groupId }
}
