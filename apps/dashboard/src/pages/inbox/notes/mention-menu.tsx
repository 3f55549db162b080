import { classNames } from '../../../components/class-names.ts'
import { text } from '../../../messages/text.ts'
import type { MentionMenuState } from './use-mention-menu.ts'

/** The users who match what is typed after an `@`. The field keeps the focus, and handles the keys. */
export function MentionMenu({ menu }: { readonly menu: MentionMenuState }) {
  const { isOpen, listId, optionId, users, active, insert } = menu
  if (!isOpen) return null
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={text.notes.users}
      className="scrollbar-thin max-h-[30dvh] overflow-y-auto rounded-xl border border-line-strong bg-raised p-1"
    >
      {users.map((user) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: as above
        // biome-ignore lint/a11y/useFocusableInteractive: as above
        <div
          key={user.id}
          ref={(item) => void (user === active && item?.scrollIntoView({ block: 'nearest' }))}
          id={optionId(user)}
          role="option"
          aria-selected={user === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => insert(user)}
          className={classNames(
            'cursor-pointer rounded-md px-2 py-1.5 text-base pointer-coarse:py-2.5',
            user === active ? 'bg-selected' : 'hover:bg-hover',
          )}
        >
          @{user.name}
        </div>
      ))}
    </div>
  )
}
