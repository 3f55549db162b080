import { Link } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import { useRef } from 'react'
import { buttonClass } from '../../components/button.tsx'
import { classNames } from '../../components/class-names.ts'
import { DisclosureMenu, disclosureItemClass } from '../../components/disclosure-menu.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { mentionsKey } from '../../live/queries-of-change.ts'
import { text } from '../../messages/text.ts'
import { hashOfNote } from '../../pages/inbox/thread/message-link.ts'
import { useSession } from '../../session.ts'
import { useShortcut } from '../../shortcuts/use-shortcut.ts'
import { useChange } from '../../use-change.ts'
import { useList } from '../../use-list.ts'
import { excerptOf, type Mention, markRead, maxCounted, mentionsQuery, unreadQuery } from './mentions-query.ts'

const labels = text.mentions

/** The notes that mention the user, and how many of them are new. */
export function MentionsBell({ onNavigate }: { readonly onNavigate?: (() => void) | undefined }) {
  const { rows: unread } = useList(unreadQuery)
  const mark = useChange({ run: markRead, refreshes: [mentionsKey], notifiesFailure: true })
  const { rows, data } = useList(mentionsQuery)
  const count = unread.length
  const shown = count >= maxCounted ? `${maxCounted - 1}+` : `${count}`
  const root = useRef<HTMLDivElement>(null)
  useShortcut('mentions', () => {
    const button = root.current?.querySelector('button')
    if (!button?.checkVisibility()) return false
    button.focus()
    button.click()
  })
  return (
    <div ref={root}>
      <DisclosureMenu
        className="flex w-full items-center gap-2.5 rounded-md px-2.5 py-1.5 text-left text-base text-quiet hover:bg-hover hover:text-ink pointer-coarse:py-2.5"
        button={
          <>
            <Bell aria-hidden className="size-4 shrink-0" />
            <span className="grow">{labels.title}</span>
            {count > 0 && (
              <span className="rounded-full bg-accent px-1.5 text-xs font-semibold text-on-accent">
                <span aria-hidden>{shown}</span>
                <span className="sr-only">{labels.unread(shown)}</span>
              </span>
            )}
          </>
        }
      >
        {data !== undefined && rows.length === 0 && <p className="px-2 py-1.5 text-sm text-quiet">{labels.none}</p>}
        {rows.map((mention) => (
          <MentionItem
            key={mention.id}
            mention={mention}
            onOpen={() => {
              if (mention.read_at === null) mark.mutate([mention.id])
              onNavigate?.()
            }}
          />
        ))}
        {count > 0 && (
          <>
            <hr className="-mx-1 my-1 border-line" />
            <button type="button" data-stay onClick={() => mark.mutate(undefined)} className={disclosureItemClass}>
              {labels.markAll}
            </button>
          </>
        )}
      </DisclosureMenu>
    </div>
  )
}

/** On a phone, where the bell is in the drawer: opens that while there is something new. */
export function UnreadMentions({ onOpen }: { readonly onOpen: () => void }) {
  const count = useList(unreadQuery).rows.length
  if (count === 0) return null
  const shown = count >= maxCounted ? `${maxCounted - 1}+` : `${count}`
  return (
    <button type="button" onClick={onOpen} className={classNames(buttonClass('ghost'), 'ml-auto')}>
      <Bell aria-hidden className="size-4" />
      <span className="sr-only">{labels.title}</span>
      <span className="text-sm font-semibold text-accent">{labels.unread(shown)}</span>
    </button>
  )
}

function MentionItem({ mention, onOpen }: { readonly mention: Mention; readonly onOpen: () => void }) {
  const { note, contact_name, read_at, created_at } = mention
  const { user } = useSession()
  const { phone_number_id } = note.channel_account
  return (
    <Link
      to="/inbox/$conversationId"
      params={{ conversationId: note.conversation_id }}
      hash={hashOfNote(note.id, phone_number_id ?? '')}
      onClick={onOpen}
      className={classNames(disclosureItemClass, 'grid grid-cols-1 gap-0')}
    >
      <span className={classNames('line-clamp-2 text-sm', read_at === null ? 'font-semibold' : 'text-quiet')}>
        {read_at === null && <span className="sr-only">{labels.new} </span>}
        {labels.about(note.author.name ?? text.notes.unnamedKey, contact_name ?? text.inbox.group.noSubject)}
      </span>
      <span className="line-clamp-2 text-sm wrap-anywhere text-quiet">{excerptOf(mention, user)}</span>
      <span className="text-xs text-quiet">
        <Timestamp value={created_at} form="relative" />
      </span>
    </Link>
  )
}
