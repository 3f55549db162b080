import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { AlarmClock, ArrowLeft, MessageSquareOff, PanelRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { queries } from '../../../client.ts'
import { buttonClass, IconButton } from '../../../components/button.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { LinkButton } from '../../../components/links.tsx'
import { LazyDrawer } from '../../../components/load-when-open.tsx'
import { Loaded } from '../../../components/loaded.tsx'
import { SkeletonLines } from '../../../components/skeleton.tsx'
import { isId } from '../../../is-id.ts'
import { usePhoneNumberId } from '../../../layout/account-page.tsx'
import { text } from '../../../messages/text.ts'
import { useInView } from '../../../notifications/in-view.ts'
import { useMayWrite } from '../../../session.ts'
import { readStored, store } from '../../../stored-value.ts'
import { Composer } from '../composer/composer.tsx'
import { type Message, nameOf, OpenConversation, useConversation } from '../conversation.ts'
import { ConversationDetails } from '../details/conversation-details.tsx'
import { ConversationBadge, ResolveButton } from '../details/conversation-status.tsx'
import { SnoozeMenu, SnoozeNote } from '../snooze/snooze-menu.tsx'
import { MessageList } from './message-list.tsx'
import { ScheduledMessages } from './scheduled-messages.tsx'
import { ThreadKeys } from './thread-keys.tsx'

/** A conversation: its messages, a field to answer, and its details. Give it the conversation's id as its `key`. */
export function Thread({ conversationId }: { readonly conversationId: string }) {
  const options = queries.conversations.get.queryOptions(usePhoneNumberId(), conversationId)
  const isValid = isId('cnv', conversationId)
  const query = useQuery({ ...options, enabled: isValid })
  if (query.data)
    return (
      <OpenConversation value={query.data.data}>
        <OpenThread />
      </OpenConversation>
    )
  const { notFound, notFoundHint, back } = text.inbox
  const toList = <LinkButton to="/inbox" search={true} label={back} />
  const gone = <EmptyState isPage icon={MessageSquareOff} title={notFound} hint={notFoundHint} action={toList} />
  return (
    <div className="flex grow flex-col justify-center p-6">
      <Loaded query={query} gone={gone} loading={<SkeletonLines count={5} />} isGone={!isValid} />
    </div>
  )
}

function OpenThread() {
  const [replyTo, setReplyTo] = useState<Message>()
  const details = useDetailsPane()
  useInView(useConversation().id)
  return (
    <>
      <div className="flex min-h-0 min-w-0 grow flex-col">
        <ThreadHeader details={details} />
        <ThreadKeys details={details} />
        <SnoozeNote />
        <MessageList onReply={setReplyTo} />
        <ScheduledMessages />
        <Composer replyTo={replyTo} onReplyChange={setReplyTo} />
      </div>
      {details.isWide && details.isOpen && (
        <aside
          aria-label={text.inbox.details}
          className="scrollbar-thin w-80 shrink-0 overflow-y-auto border-l border-line bg-surface px-5 py-4"
        >
          <ConversationDetails />
        </aside>
      )}
      {!details.isWide && (
        <LazyDrawer open={details.isOpen} onOpenChange={details.toggle} title={text.inbox.details}>
          <ConversationDetails />
        </LazyDrawer>
      )}
    </>
  )
}

function ThreadHeader({ details }: { readonly details: ReturnType<typeof useDetailsPane> }) {
  const conversation = useConversation()
  const { contact, group } = conversation
  const heading = useRef<HTMLHeadingElement>(null)
  const name = nameOf(conversation)
  const mayWrite = useMayWrite()
  useEffect(() => {
    document.title = `${name} · ${text.navigation.inbox} · ${text.product}`
    // On a narrow screen the list, with the focus in it, has gone.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [name])
  return (
    <header className="@container flex min-h-14 shrink-0 items-center gap-2 border-b border-line bg-surface px-3 py-2 short:min-h-0 short:py-1 sm:px-5">
      <Link
        to="/inbox"
        search={true}
        aria-label={text.inbox.back}
        title={text.inbox.back}
        className={`${buttonClass('ghost', 'icon')} -ml-2 lg:hidden`}
      >
        <ArrowLeft aria-hidden className="size-4" />
      </Link>
      <div className="min-w-0 grow short:flex short:items-baseline short:gap-2">
        <h1 ref={heading} tabIndex={-1} className="truncate text-lg leading-6 font-semibold">
          {name}
        </h1>
        {group !== undefined && <p className="truncate text-sm text-quiet">{text.inbox.group.label}</p>}
        {group === undefined && contact.name !== null && contact.phone_number !== null && (
          <p className="truncate text-sm text-quiet">{contact.phone_number}</p>
        )}
      </div>
      {/* The name comes first; the details show it too. */}
      <span className="@max-lg:hidden">
        <ConversationBadge isShort />
      </span>
      {mayWrite && <SnoozeMenu trigger={<IconButton data-snooze icon={AlarmClock} label={text.snooze.action} />} />}
      {mayWrite && <ResolveButton isCompact />}
      <IconButton
        icon={PanelRight}
        label={details.isOpen ? text.inbox.hideDetails : text.inbox.showDetails}
        aria-expanded={details.isOpen}
        onClick={details.toggle}
      />
    </header>
  )
}

const wideScreen = '(min-width: 80rem)'
const storedName = 'inbox.details'

/** The details are beside the messages on a wide screen, as the person last had them, and over them on a narrow one. */
function useDetailsPane() {
  const [isWide, setWide] = useState(() => matchMedia(wideScreen).matches)
  const [isShown, setShown] = useState(() => readStored(storedName) !== 'hidden')
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  useEffect(() => {
    const query = matchMedia(wideScreen)
    const onChange = () => setWide(query.matches)
    query.addEventListener('change', onChange)
    return () => query.removeEventListener('change', onChange)
  }, [])
  const toggle = () => {
    if (isWide) {
      setShown(!isShown)
      store(storedName, isShown ? 'hidden' : 'shown')
    } else {
      setDrawerOpen(!isDrawerOpen)
    }
  }
  return { isWide, isOpen: isWide ? isShown : isDrawerOpen, toggle }
}
