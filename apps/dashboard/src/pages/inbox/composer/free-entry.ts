import type { Conversation } from '../conversation.ts'

type Facts = Pick<Conversation, 'free_entry_point' | 'last_inbound_at' | 'last_message_at'>

/** Whether messages to a contact who came from an ad are free of charge, or a reply makes them so. */
export type FreeEntry = { readonly state: 'open' | 'offered'; readonly until: string }

/** @param now in milliseconds @returns undefined without a free entry point, and after it */
export function freeEntryOf(
  { free_entry_point, last_inbound_at, last_message_at }: Facts,
  now: number,
): FreeEntry | undefined {
  const { expires_at = null, reply_by = null } = free_entry_point ?? {}
  if (expires_at !== null && Date.parse(expires_at) > now) return { state: 'open', until: expires_at }
  // After a reply, only the provider knows whether it has opened one.
  const isReplied = Date.parse(last_message_at ?? '') > Date.parse(last_inbound_at ?? '')
  if (reply_by === null || Date.parse(reply_by) <= now || isReplied) return undefined
  return { state: 'offered', until: reply_by }
}
