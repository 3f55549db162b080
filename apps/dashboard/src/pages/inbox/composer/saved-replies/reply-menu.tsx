import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../../components/button.tsx'
import { ErrorNotice } from '../../../../components/error-notice.tsx'
import { TextLink } from '../../../../components/links.tsx'
import { useAccount } from '../../../../layout/account.tsx'
import { text } from '../../../../messages/text.ts'
import { useSession } from '../../../../session.ts'
import { useNextPage } from '../../../../use-list.ts'
import { type SavedReply, useSavedReplies } from '../../../../use-saved-replies.ts'
import { fillVariables } from '../../../../variables/fill-variables.ts'
import { useConversation } from '../../conversation.ts'
import { type FieldOfMenu, type TypedWord, useWordMenu } from '../../word-menu/use-word-menu.ts'
import { WordOption } from '../../word-menu/word-option.tsx'
import { matchingReplies } from './matching-replies.ts'
import { slashWordAt } from './slash-word.ts'

const labels = text.savedReplies

/** The saved replies that match, above the field. */
export function ReplyMenu({ menu }: { readonly menu: ReplyMenuState }) {
  const { isOpen, isPending, error, listId, optionId, items: replies, active, insert } = menu
  if (!isOpen) return null
  return (
    <div className="overflow-hidden rounded-xl border border-line-strong bg-raised">
      {isPending && error ? <ErrorNotice error={error} /> : null}
      <div
        id={listId}
        role="listbox"
        aria-label={labels.found}
        className="scrollbar-thin max-h-[30dvh] overflow-y-auto p-1 empty:hidden"
      >
        {replies.map((reply) => (
          <ReplyOption
            key={reply.id}
            id={optionId(reply)}
            reply={reply}
            isActive={reply === active}
            onInsert={() => insert(reply)}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line px-3 py-1.5 text-sm text-quiet">
        <span role="status">
          {isPending ? text.common.loading : replies.length === 0 ? labels.none : labels.count(replies.length)}
        </span>
        <TextLink to="/settings" search={{ tab: 'replies' }} label={labels.manage} />
      </div>
    </div>
  )
}

interface ReplyOptionProps {
  readonly id: string
  readonly reply: SavedReply
  readonly isActive: boolean
  readonly onInsert: () => void
}

function ReplyOption({ id, reply, isActive, onInsert }: ReplyOptionProps) {
  return (
    <WordOption id={id} isActive={isActive} onChoose={onInsert}>
      <div className="flex min-w-0 items-baseline gap-2">
        <code className="shrink-0 font-mono text-sm text-accent">/{reply.shortcut}</code>
        <span className="truncate text-base font-medium">{reply.name}</span>
      </div>
      <div className="line-clamp-1 text-sm wrap-anywhere text-quiet">{reply.text}</div>
    </WordOption>
  )
}

/** Opens the menu for those who do not know the key. */
export function ReplyMenuButton({ menu }: { readonly menu: ReplyMenuState }) {
  return <IconButton icon={MessageSquareText} label={labels.insert} onClick={menu.begin} />
}

type ReplyMenuState = ReturnType<typeof useReplyMenu>

/** The saved replies for what is typed after a `/`. */
export function useReplyMenu(field: FieldOfMenu) {
  const [word, setWord] = useState<TypedWord>()
  const list = useSavedReplies(word !== undefined)
  useNextPage(list, word !== undefined)
  const fill = useFill()
  const menu = useWordMenu({
    ...field,
    word,
    setWord,
    sign: '/',
    wordAt: slashWordAt,
    items: word === undefined ? [] : matchingReplies(list.rows, word.typed),
    textOf: ({ text }) => fill(text),
    opensEmpty: true,
  })
  return { ...menu, isPending: list.data === undefined, error: list.error }
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
