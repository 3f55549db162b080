import { text } from '../../../messages/text.ts'
import { WordOption } from '../word-menu/word-option.tsx'
import type { MentionMenuState } from './use-mention-menu.ts'

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
