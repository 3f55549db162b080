import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { type AtWord, atWordAt, matchingUsers, type NamedUser } from './mention-text.ts'
import { useMentionable } from './use-mentionable.ts'

interface MentionMenuOptions {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly value: string
  readonly onChange: (value: string) => void
}

export type MentionMenuState = ReturnType<typeof useMentionMenu>

const maxShown = 8

/** The users for what is typed after an `@`. The focus stays in the field; arrow keys choose, Enter inserts, Escape closes. */
export function useMentionMenu({ field, value, onChange }: MentionMenuOptions) {
  const id = useId()
  const [word, setWord] = useState<AtWord>()
  const [index, setIndex] = useState(0)
  const caret = useRef<number>(undefined)
  const all = useMentionable()
  const users = word === undefined ? [] : matchingUsers(all, word.typed).slice(0, maxShown)
  const active = users[Math.min(index, users.length - 1)]
  // The caret can be set only when the field has the new text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it depends on the text
  useLayoutEffect(() => {
    if (caret.current === undefined) return
    field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  }, [field, value])
  const close = () => setWord(undefined)
  const insert = ({ name }: NamedUser) => {
    if (word === undefined) return
    const inserted = `@${name} `
    caret.current = word.start + inserted.length
    onChange(value.slice(0, word.start) + inserted + value.slice(word.start + 1 + word.typed.length))
    close()
    field.current?.focus()
  }
  return {
    isOpen: users.length > 0,
    listId: `${id}-list`,
    optionId: (user: NamedUser) => `${id}-${user.id}`,
    users,
    active,
    insert,
    close,
    /** Begins an `@` at the end of the text, for those who do not know the key. */
    begin() {
      const begun = /(^|\s)$/.test(value) ? `${value}@` : `${value} @`
      caret.current = begun.length
      onChange(begun)
      setWord(atWordAt(begun, begun.length))
      setIndex(0)
      field.current?.focus()
    },
    typed(text: string) {
      setWord(atWordAt(text, field.current?.selectionStart ?? text.length))
      setIndex(0)
    },
    /** @returns whether the menu took the key */
    handleKey(event: KeyboardEvent): boolean {
      if (active === undefined || event.nativeEvent.isComposing) return false
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step !== undefined) setIndex((Math.min(index, users.length - 1) + step + users.length) % users.length)
      else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey) insert(active)
      else if (event.key === 'Escape') close()
      else return false
      event.preventDefault()
      event.stopPropagation()
      return true
    },
  }
}
