import type { components } from '@channel/client'
import { createContext, useContext } from 'react'

export type Conversation = components['schemas']['Conversation']
export type Message = components['schemas']['Message']

/** The conversation that is open. */
export const OpenConversation = createContext<Conversation | undefined>(undefined)

/** The conversation that is open, inside of its thread. */
export function useConversation(): Conversation {
  const conversation = useContext(OpenConversation)
  if (conversation === undefined) throw new Error('useConversation outside of a thread')
  return conversation
}

/** The best name that is known of the contact of a conversation. */
export function contactNameOf({ contact }: Pick<Conversation, 'contact'>): string {
  return contact.name ?? contact.phone_number ?? contact.id
}
