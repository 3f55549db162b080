import { useState } from 'react'
import { useSession } from '../../../session.ts'
import { readStored, store } from '../../../stored-value.ts'

export interface Draft {
  readonly text: string
  set(text: string): void
  /** Clears it after it was sent, unless it has changed since. */
  sent(text: string): void
}

/** The text that was typed in a conversation. This tab keeps it, also while another conversation is open. */
export function useDraft(conversationId: string): Draft {
  const name = `draft.${useSession().user.id}.${conversationId}`
  const [text, setText] = useState(() => readStored(name, 'session') ?? '')
  const set = (next: string) => {
    store(name, next, 'session')
    setText(next)
  }
  return {
    text,
    set,
    sent(sent) {
      // Not `text`, which may be older than what was typed since.
      if ((readStored(name, 'session') ?? text).trim() !== sent) return
      set('')
    },
  }
}
