import { getRouteApi, useNavigate, useParams } from '@tanstack/react-router'
import { Inbox, MessagesSquare } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { classNames } from '../../components/class-names.ts'
import { EmptyState, NoMatches } from '../../components/empty-state.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { SkeletonLines } from '../../components/skeleton.tsx'
import { AccountPage } from '../../layout/account-page.tsx'
import { text } from '../../messages/text.ts'
import { useShortcut } from '../../shortcuts/use-shortcut.ts'
import type { List } from '../../use-list.ts'
import type { Conversation } from './conversation.ts'
import { ConversationFilters } from './conversations/conversation-filters.tsx'
import { ConversationList } from './conversations/conversation-list.tsx'
import { type Place, stepInList } from './conversations/step-in-list.ts'
import { useConversations } from './conversations/use-conversations.ts'
import { type InboxSearch, isFiltered } from './inbox-search.ts'
import { ReturnedConversations, useReturnedConversations } from './snooze/returned-conversations.tsx'
import { Thread } from './thread/thread.tsx'
import { useNumberOfLink } from './use-number-of-link.ts'

/** The conversations of the chosen number, and the messages of one. */
export function InboxPage() {
  useNumberOfLink()
  return (
    <AccountPage title={text.navigation.inbox} icon={Inbox}>
      <OpenInbox />
    </AccountPage>
  )
}

const route = getRouteApi('/app/inbox')

function OpenInbox() {
  const search = route.useSearch()
  // Not that of the route, which would leave the open conversation.
  const navigate = useNavigate()
  const { conversationId } = useParams({ strict: false })
  const setSearch = (next: InboxSearch) => void navigate({ to: '.', search: next, replace: true, resetScroll: false })
  const isOpen = conversationId !== undefined
  return (
    <div
      data-full-bleed
      data-fills-screen={isOpen || undefined}
      className="flex h-[calc(100dvh-3.125rem)] min-h-0 lg:h-dvh short:data-fills-screen:h-dvh"
    >
      <section
        aria-label={text.inbox.list}
        className={classNames(
          'min-h-0 w-full flex-col border-line bg-surface lg:flex lg:w-88 lg:shrink-0 lg:border-r',
          isOpen ? 'hidden' : 'flex',
        )}
      >
        <div className="-mb-2 px-4 pt-4">
          {/* The page has one heading: of the open conversation, or this one. */}
          {isOpen ? <InboxTitle /> : <PageHeader title={text.navigation.inbox} />}
        </div>
        <ConversationFilters search={search} onChange={setSearch} />
        <Conversations search={search} openId={conversationId} onClear={setSearch} />
      </section>
      <div className={classNames('min-h-0 min-w-0 grow bg-ground', isOpen ? 'flex' : 'hidden lg:flex')}>
        {conversationId === undefined ? (
          <div className="flex grow flex-col justify-center">
            <EmptyState icon={MessagesSquare} title={text.inbox.choose} hint={text.inbox.chooseHint} />
          </div>
        ) : (
          <Thread key={conversationId} conversationId={conversationId} />
        )}
      </div>
    </div>
  )
}

function InboxTitle() {
  return <p className="mb-5 flex min-h-8 items-center text-xl font-semibold tracking-tight">{text.navigation.inbox}</p>
}

interface ConversationsProps {
  readonly search: InboxSearch
  readonly openId: string | undefined
  readonly onClear: (search: InboxSearch) => void
}

function Conversations({ search, openId, onClear }: ConversationsProps) {
  const { returned, hasMore } = useReturnedConversations(search)
  const list = useConversations(search)
  // Each is listed once.
  const rows = useMemo(() => {
    const ids = new Set(returned.map(({ id }) => id))
    return list.rows.filter(({ id }) => !ids.has(id))
  }, [list.rows, returned])
  useConversationKeys([...returned, ...rows], openId)
  return (
    <>
      {returned.length > 0 && <ReturnedConversations conversations={returned} hasMore={hasMore} />}
      {rows.length > 0 ? (
        <ConversationList list={{ ...list, rows }} openId={openId} />
      ) : (
        (returned.length === 0 || list.data === undefined) && <NoConversations {...{ list, search, onClear }} />
      )}
    </>
  )
}

interface NoConversationsProps extends Pick<ConversationsProps, 'search' | 'onClear'> {
  readonly list: List<Conversation>
}

function NoConversations({ list, search, onClear }: NoConversationsProps) {
  if (list.data === undefined)
    return (
      <div className="p-4">
        <Loaded query={list} loading={<SkeletonLines count={8} />} />
      </div>
    )
  const { status } = search
  if (isFiltered(search)) return <NoMatches icon={Inbox} onClear={() => onClear(status ? { status } : {})} />
  const title = status === 'all' ? text.inbox.none : status === undefined ? text.inbox.empty : text.inbox.emptyStatus
  return <EmptyState icon={Inbox} title={title} hint={text.inbox.emptyHint} />
}

/** Opens the next and the previous conversation by keys, and leads back to the list. */
function useConversationKeys(conversations: readonly Conversation[], openId: string | undefined): void {
  const navigate = useNavigate()
  const place = useRef<Place>(undefined)
  const ids = conversations.map(({ id }) => id)
  const index = ids.indexOf(openId ?? '')
  useEffect(() => {
    if (index !== -1) place.current = { id: ids[index]!, index }
  })
  const step = (by: 1 | -1) => {
    const next = stepInList(ids, openId, place.current, by)
    if (next === undefined) return
    // The heading of the conversation takes the focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    void navigate({
      to: '/inbox/$conversationId',
      params: { conversationId: next },
      search: true,
      replace: openId !== undefined,
      resetScroll: false,
    })
  }
  useShortcut('next', () => step(1))
  useShortcut('previous', () => step(-1))
  useShortcut('list', () => {
    const row = document.querySelector<HTMLElement>('[data-conversation][tabindex="0"]')
    if (row?.checkVisibility()) row.focus()
    // On a narrow screen the list is another page.
    else void navigate({ to: '/inbox', search: true })
  })
}
