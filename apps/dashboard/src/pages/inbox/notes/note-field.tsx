import { AtSign } from 'lucide-react'
import { type FormEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { channel, queries } from '../../../client.ts'
import { Button, IconButton } from '../../../components/button.tsx'
import { classNames } from '../../../components/class-names.ts'
import { ErrorNotice } from '../../../components/error-notice.tsx'
import { usePhoneNumberId } from '../../../layout/account-page.tsx'
import { text } from '../../../messages/text.ts'
import { runShortcut } from '../../../shortcuts/use-shortcut.ts'
import { useChange } from '../../../use-change.ts'
import { MessageField } from '../composer/message-field.tsx'
import { lengthOf } from '../composer/plan-sends.ts'
import { useDraft } from '../composer/use-draft.ts'
import { useConversation } from '../conversation.ts'
import { type FieldOfMenu, type TypedWord, useWordMenu } from '../word-menu/use-word-menu.ts'
import { WordOption } from '../word-menu/word-option.tsx'
import { atWordAt, matchingUsers, storedText } from './mention-text.ts'
import { useMentionable } from './use-mentionable.ts'

const maxLength = 4096

interface NoteFieldProps {
  readonly ref: RefObject<HTMLTextAreaElement | null>
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly action: string
  readonly isPending: boolean
  readonly error: unknown
  /** @param stored the text with the ids of users */
  readonly onSave: (stored: string) => void
  readonly onEscape?: () => void
  /** More buttons. */
  readonly children?: ReactNode
}

/** The text of a note, in the color of notes, with a menu of users behind an `@`. */
export function NoteField(props: NoteFieldProps) {
  const { ref, label, value, onChange, action, isPending, error, onSave, onEscape, children } = props
  const hintId = useId()
  const users = useMentionable()
  const menu = useMentionMenu({ field: ref, value, onChange })
  const stored = storedText(value.trim(), users)
  const left = maxLength - lengthOf(stored)
  const isBlocked = stored === '' || left < 0 || isPending
  const save = (event?: FormEvent) => {
    event?.preventDefault()
    if (!isBlocked) onSave(stored)
  }
  return (
    <form onSubmit={save} className="grid grid-cols-1 gap-2">
      {error ? <ErrorNotice error={error} title={text.notes.failed} onRetry={() => save()} /> : null}
      <MentionMenu menu={menu} />
      <div className="rounded-xl border border-warn bg-warn-ground [&_textarea]:placeholder:text-quiet focus-within:outline-1 focus-within:outline-warn">
        <MessageField
          ref={ref}
          value={value}
          onChange={(typed) => {
            onChange(typed)
            menu.typed(typed)
          }}
          onKey={menu.handleKey}
          onSend={save}
          onEscape={onEscape}
          onBlur={menu.close}
          label={label}
          placeholder={label}
          describedBy={hintId}
          menu={menu.isOpen ? { id: menu.listId, activeId: menu.active && menu.optionId(menu.active) } : undefined}
        />
        <div className="flex items-center gap-1 px-1.5 pb-1.5">
          <IconButton icon={AtSign} label={text.notes.mention} onClick={menu.begin} />
          <span className="ml-auto flex gap-1">
            {children}
            <Button type="submit" variant="primary" pending={isPending} disabled={isBlocked}>
              {action}
            </Button>
          </span>
        </div>
      </div>
      <div className="flex flex-wrap justify-between gap-x-3 text-sm">
        <p id={hintId} className="font-medium text-warn">
          {text.notes.internal}
        </p>
        <p role="status" className={classNames('empty:hidden', left < 0 ? 'font-medium text-bad' : 'text-quiet')}>
          {left < 0 ? text.composer.charactersOver(-left) : left < 200 ? text.composer.charactersLeft(left) : ''}
        </p>
      </div>
    </form>
  )
}

/** The users who match what is typed after an `@`. */
function MentionMenu({ menu }: { readonly menu: MentionMenuState }) {
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
function useMentionMenu(field: FieldOfMenu) {
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

/** Writes a note about the open conversation. Its draft is apart from that of a message. */
export function NoteWriter() {
  const phoneNumberId = usePhoneNumberId()
  const { id } = useConversation()
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = useDraft(`${id}.note`)
  const write = useChange({
    run: ({ stored }: { stored: string; written: string }) => channel.notes.create(phoneNumberId, id, { text: stored }),
    refreshes: [queries.notes.list.key(phoneNumberId, id)],
    onDone: (_, { written }) => {
      draft.sent(written)
      field.current?.focus()
    },
  })
  return (
    <NoteField
      ref={field}
      label={text.notes.label}
      value={draft.text}
      onChange={draft.set}
      action={text.notes.add}
      isPending={write.isPending}
      error={write.error}
      onEscape={() => runShortcut('messages')}
      onSave={(stored) => write.mutate({ stored, written: draft.text.trim() })}
    />
  )
}
