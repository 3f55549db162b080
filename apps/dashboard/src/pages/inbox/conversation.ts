import type { components } from '@channel/client'
import { createRequiredContext } from '../../create-required-context.ts'
import { text } from '../../messages/text.ts'

export type Conversation = components['schemas']['Conversation']
export type Message = components['schemas']['Message']

/** The conversation that is open, inside of its thread. */
export const [OpenConversation, useConversation] = createRequiredContext<Conversation>('a thread')

/** What a conversation is called: by the subject of its group, or the best name that is known of its contact. */
export function nameOf({ group, contact }: Pick<Conversation, 'group' | 'contact'>): string {
  if (group !== undefined) return group.subject ?? text.inbox.group.noSubject
  return contactNameOf({ contact })
}

/** The best name that is known of the contact of a conversation. In a group, it is the member who wrote last. */
export function contactNameOf({ contact }: Pick<Conversation, 'contact'>): string {
  return contact.name ?? contact.phone_number ?? contact.id
}

export type Note = components['schemas']['Note']
