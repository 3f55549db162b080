import { useState } from 'react'
import { text } from '../../../messages/text.ts'
import { type FieldOfMenu, type TypedWord, useWordMenu } from '../word-menu/use-word-menu.ts'
import { WordOption } from '../word-menu/word-option.tsx'
import { atWordAt, matchingUsers } from './mention-text.ts'
import { useMentionable } from './use-mentionable.ts'

/** The users who match what is typed after an `@`. */
export function MentionMenu({ menu }: { readonly menu: MentionMenuState }) {
  const { isOpen, listId, optionId, items: users, active, insert } = menu
  if (!isOpen) return null
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={text.notes.users}
      className="scrollbar-thin max-h-[30dvh] overflow-y-auto rounded-xl border border-line-strong bg-raised p-1"
    >
      {users.map((user) => (
        <WordOption key={user.id} id={optionId(user)} isActive={user === active} onChoose={() => insert(user)}>
          @{user.name}
        </WordOption>
      ))}
    </div>
  )
}

type MentionMenuState = ReturnType<typeof useMentionMenu>

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
