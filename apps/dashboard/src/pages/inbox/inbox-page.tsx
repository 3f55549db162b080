import { getRouteApi, useParams } from '@tanstack/react-router'
import { Inbox, MessagesSquare } from 'lucide-react'
import { Button } from '../../components/button.tsx'
import { classNames } from '../../components/class-names.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorNotice } from '../../components/error-notice.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { SkeletonLines } from '../../components/skeleton.tsx'
import { NoNumber } from '../../connect-number/no-number.tsx'
import { type Account, useAccount } from '../../layout/account.tsx'
import { text } from '../../messages/text.ts'
import { ConversationFilters } from './conversations/conversation-filters.tsx'
import { ConversationList } from './conversations/conversation-list.tsx'
import { useConversations } from './conversations/use-conversations.ts'
import { type InboxSearch, isFiltered } from './inbox-search.ts'
import { Thread } from './thread/thread.tsx'

/** The conversations of the chosen number, and the messages of one. */
export function InboxPage() {
  const { account, isPending } = useAccount()
  if (account !== undefined) return <OpenInbox key={account.phone_number_id} account={account} />
  return (
    <>
      <PageHeader title={text.navigation.inbox} />
      {isPending ? <SkeletonLines count={6} /> : <NoNumber icon={Inbox} />}
    </>
  )
}

const route = getRouteApi('/app/inbox')

function OpenInbox({ account: { phone_number_id: phoneNumberId } }: { readonly account: Account }) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { conversationId } = useParams({ strict: false })
  const setSearch = (next: InboxSearch) => void navigate({ to: '.', search: next, replace: true, resetScroll: false })
  const isOpen = conversationId !== undefined
  return (
    <div data-full-bleed className="flex h-[calc(100dvh-3.125rem)] min-h-0 lg:h-dvh">
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
        <Conversations phoneNumberId={phoneNumberId} search={search} openId={conversationId} onClear={setSearch} />
      </section>
      <div className={classNames('min-h-0 min-w-0 grow bg-ground', isOpen ? 'flex' : 'hidden lg:flex')}>
        {conversationId === undefined ? (
          <div className="flex grow flex-col justify-center">
            <EmptyState icon={MessagesSquare} title={text.inbox.choose}>
              {text.inbox.chooseHint}
            </EmptyState>
          </div>
        ) : (
          <Thread key={conversationId} {...{ conversationId, phoneNumberId, search }} />
        )}
      </div>
    </div>
  )
}

function InboxTitle() {
  return <p className="mb-5 flex min-h-8 items-center text-xl font-semibold tracking-tight">{text.navigation.inbox}</p>
}

interface ConversationsProps {
  readonly phoneNumberId: string
  readonly search: InboxSearch
  readonly openId: string | undefined
  readonly onClear: (search: InboxSearch) => void
}

function Conversations({ phoneNumberId, search, openId, onClear }: ConversationsProps) {
  const loaded = useConversations(phoneNumberId, search)
  const { list, conversations } = loaded
  if (list.isPending)
    return (
      <div className="p-4">
        <SkeletonLines count={8} />
      </div>
    )
  if (conversations.length > 0) return <ConversationList {...loaded} {...{ phoneNumberId, search, openId }} />
  if (list.error)
    return (
      <div className="p-4">
        <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />
      </div>
    )
  return <NoConversations search={search} onClear={onClear} />
}

function NoConversations({ search, onClear }: Pick<ConversationsProps, 'search' | 'onClear'>) {
  const { status } = search
  if (isFiltered(search))
    return (
      <EmptyState
        icon={Inbox}
        title={text.common.noMatches}
        action={<Button onClick={() => onClear(status ? { status } : {})}>{text.common.clearFilters}</Button>}
      >
        {text.common.noMatchesHint}
      </EmptyState>
    )
  const title = status === 'all' ? text.inbox.none : status === undefined ? text.inbox.empty : text.inbox.emptyStatus
  return (
    <EmptyState icon={Inbox} title={title}>
      {text.inbox.emptyHint}
    </EmptyState>
  )
}
