import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'

/** What is typed after a sign at the beginning of a word, up to the caret. */
export interface TypedWord {
  /** Where the sign is. */
  readonly start: number
  readonly typed: string
}

/** The field that a menu belongs to. */
export interface FieldOfMenu {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly value: string
  readonly onChange: (value: string) => void
}

interface WordMenuOptions<Item> extends FieldOfMenu {
  readonly word: TypedWord | undefined
  readonly setWord: (word: TypedWord | undefined) => void
  readonly sign: '/' | '@'
  /** The word with the sign that ends at the caret. */
  readonly wordAt: (text: string, caret: number) => TypedWord | undefined
  /** The items that match the word. */
  readonly items: readonly Item[]
  /** What replaces the word and its sign. */
  readonly textOf: (item: Item) => string
  /** Whether it stays open without items. */
  readonly opensEmpty: boolean
}

/** A menu for what is typed after a sign. The focus stays in the field; arrow keys choose, Enter inserts, Escape closes. */
export function useWordMenu<Item extends { readonly id: string }>(options: WordMenuOptions<Item>) {
  const { field, value, onChange, word, setWord, sign, wordAt, items, textOf, opensEmpty } = options
  const id = useId()
  const [index, setIndex] = useState(0)
  const caret = useRef<number>(undefined)
  const active = items[Math.min(index, items.length - 1)]
  const isOpen = word !== undefined && (opensEmpty || active !== undefined)
  // The caret can be set only when the field has the new text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it depends on the text
  useLayoutEffect(() => {
    if (caret.current === undefined) return
    field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  }, [field, value])

  const close = () => setWord(undefined)
  const insert = (item: Item) => {
    if (word === undefined) return
    const inserted = textOf(item)
    caret.current = word.start + inserted.length
    onChange(value.slice(0, word.start) + inserted + value.slice(word.start + 1 + word.typed.length))
    close()
    field.current?.focus()
  }
  return {
    isOpen,
    listId: `${id}-list`,
    optionId: (item: Item) => `${id}-${item.id}`,
    items,
    active,
    insert,
    close,
    /** Begins a word at the end of the text, for those who do not know the sign. */
    begin() {
      const begun = /(^|\s)$/.test(value) ? `${value}${sign}` : `${value} ${sign}`
      caret.current = begun.length
      onChange(begun)
      setWord(wordAt(begun, begun.length))
      setIndex(0)
      field.current?.focus()
    },
    typed(text: string) {
      setWord(wordAt(text, field.current?.selectionStart ?? text.length))
      setIndex(0)
    },
    /** @returns whether the menu took the key */
    handleKey(event: KeyboardEvent): boolean {
      if (!isOpen || event.nativeEvent.isComposing) return false
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      const chooses = (event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && active !== undefined
      if (step !== undefined && items.length > 0)
        setIndex((Math.min(index, items.length - 1) + step + items.length) % items.length)
      else if (chooses) insert(active)
      else if (event.key === 'Escape') close()
      else return false
      event.preventDefault()
      event.stopPropagation()
      return true
    },
  }
}
