import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import type { Message } from '../conversation.ts'

/** What a link to a message names: the message, and the number whose conversation it is in. */
export interface MessageLink {
  readonly messageId: string | undefined
  /** A note instead of a message. */
  readonly noteId: string | undefined
  readonly phoneNumberId: string | undefined
}

/** What the fragment of a link to a message says. */
export function hashOfMessage(messageId: string, phoneNumberId: string): string {
  return new URLSearchParams({ message: messageId, number: phoneNumberId }).toString()
}

/** What the fragment of a link to a note says. */
export function hashOfNote(noteId: string, phoneNumberId: string): string {
  return new URLSearchParams({ note: noteId, number: phoneNumberId }).toString()
}

/** The address of a message in the dashboard, for who can sign in. No log has what is in the fragment. */
export function urlOfMessage(
  { id, conversation_id }: Pick<Message, 'id' | 'conversation_id'>,
  phoneNumberId: string,
): string {
  return `${location.origin}/inbox/${conversation_id}#${hashOfMessage(id, phoneNumberId)}`
}

export function parseMessageLink(hash: string): MessageLink {
  const values = new URLSearchParams(hash.replace(/^#/, ''))
  return {
    messageId: values.get('message') ?? undefined,
    noteId: values.get('note') ?? undefined,
    phoneNumberId: values.get('number') ?? undefined,
  }
}

/** What the address of the page names: another object whenever a link is followed, also one to the same address. */
export function useMessageLink(): MessageLink {
  const hash = useLocation({ select: ({ hash }) => hash })
  const router = useRouter()
  const [repeats, setRepeats] = useState(0)
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ hrefChanged }) => hrefChanged || setRepeats((count) => count + 1)),
    [router],
  )
  return useMemo(() => ({ ...parseMessageLink(hash), repeats }), [hash, repeats])
}
