import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { useAccount } from '../../../../layout/account.tsx'
import { useSession } from '../../../../session.ts'
import { useNextPage } from '../../../../use-list.ts'
import { type SavedReply, useSavedReplies } from '../../../../use-saved-replies.ts'
import { useConversation } from '../../conversation.ts'
import { fillVariables } from './fill-variables.ts'
import { matchingReplies } from './matching-replies.ts'
import { type SlashWord, slashWordAt } from './slash-word.ts'

interface ReplyMenuOptions {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly value: string
  readonly onChange: (value: string) => void
}

export type ReplyMenuState = ReturnType<typeof useReplyMenu>

/** The saved replies for what is typed after a `/`. The focus stays in the field; arrow keys choose, Enter inserts, Escape closes. */
export function useReplyMenu({ field, value, onChange }: ReplyMenuOptions) {
  const id = useId()
  const [word, setWord] = useState<SlashWord>()
  const [index, setIndex] = useState(0)
  const caret = useRef<number>(undefined)
  const list = useSavedReplies(word !== undefined)
  useNextPage(list, word !== undefined)
  const fill = useFill()
  const replies = word === undefined ? [] : matchingReplies(list.rows, word.typed)
  const active = replies[Math.min(index, replies.length - 1)]
  // The caret can be set only when the field has the new text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it depends on the text
  useLayoutEffect(() => {
    if (caret.current === undefined) return
    field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  }, [field, value])

  const close = () => setWord(undefined)
  const insert = ({ text }: SavedReply) => {
    if (word === undefined) return
    const filled = fill(text)
    caret.current = word.start + filled.length
    onChange(value.slice(0, word.start) + filled + value.slice(word.start + 1 + word.typed.length))
    close()
    field.current?.focus()
  }
  return {
    isOpen: word !== undefined,
    isPending: list.data === undefined,
    error: list.error,
    listId: `${id}-list`,
    optionId: (reply: SavedReply) => `${id}-${reply.id}`,
    replies,
    active,
    insert,
    close,
    /** Begins a `/` at the end of the text, for those who do not know the key. */
    begin() {
      const begun = /(^|\s)$/.test(value) ? `${value}/` : `${value} /`
      caret.current = begun.length
      onChange(begun)
      setWord(slashWordAt(begun, begun.length))
      setIndex(0)
      field.current?.focus()
    },
    typed(text: string) {
      setWord(slashWordAt(text, field.current?.selectionStart ?? text.length))
      setIndex(0)
    },
    /** @returns whether the menu took the key */
    handleKey(event: KeyboardEvent): boolean {
      if (word === undefined || event.nativeEvent.isComposing) return false
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      const chooses = (event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && active !== undefined
      if (step !== undefined && replies.length > 0)
        setIndex((Math.min(index, replies.length - 1) + step + replies.length) % replies.length)
      else if (chooses) insert(active)
      else if (event.key === 'Escape') close()
      else return false
      event.preventDefault()
      event.stopPropagation()
      return true
    },
  }
}

/** Fills in a text for the open conversation. */
function useFill() {
  const { contact } = useConversation()
  const { user } = useSession()
  const { account } = useAccount()
  return (text: string) =>
    fillVariables(text, {
      'contact.name': contact.name,
      'contact.phone_number': contact.phone_number,
      'user.name': user.name,
      'account.name': account?.name ?? null,
    })
}
