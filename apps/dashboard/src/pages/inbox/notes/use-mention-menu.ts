import { useState } from 'react'
import { type FieldOfMenu, type TypedWord, useWordMenu } from '../word-menu/use-word-menu.ts'
import { atWordAt, matchingUsers } from './mention-text.ts'
import { useMentionable } from './use-mentionable.ts'

export type MentionMenuState = ReturnType<typeof useMentionMenu>

const maxShown = 8

/** The users for what is typed after an `@`. */
export function useMentionMenu(field: FieldOfMenu) {
  const [word, setWord] = useState<TypedWord>()
  const all = useMentionable()
  return useWordMenu({
    ...field,
    word,
    setWord,
    sign: '@',
    wordAt: atWordAt,
    items: word === undefined ? [] : matchingUsers(all, word.typed).slice(0, maxShown),
    textOf: ({ name }) => `@${name} `,
    opensEmpty: false,
  })
}
