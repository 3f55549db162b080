import { CornerUpLeft, Smartphone } from 'lucide-react'
import { memo, type RefObject, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../../components/button.tsx'
import { classNames } from '../../../components/class-names.ts'
import { Timestamp } from '../../../components/timestamp.tsx'
import { text } from '../../../messages/text.ts'
import { useMayWrite } from '../../../session.ts'
import { ReactButton } from '../composer/react-button.tsx'
import { contactNameOf, type Message, useConversation } from '../conversation.ts'
import { useAuthorName, useMemberName } from '../use-author-name.ts'
import { FailureNotice } from './failure-notice.tsx'
import { MessageContent } from './message-content.tsx'
import { MessageMenu } from './message-menu.tsx'
import { MessageState } from './message-state.tsx'
import { QuotedMessage } from './quoted-message.tsx'
import { type Reaction, reactionTarget } from './reactions-of.ts'

interface MessageRowProps {
  readonly message: Message
  readonly reactions: readonly Reaction[]
  /** The message that this one replies to, if it is loaded. */
  readonly quoted: Message | undefined
  readonly isMarked: boolean
  readonly isTabStop: boolean
  /** Whether the message before it is of the same sender. */
  readonly continues: boolean
  readonly onReply: (message: Message) => void
  readonly onJump: (id: string) => void
}

const sides = {
  inbound: 'mr-auto items-start',
  outbound: 'ml-auto items-end',
}
const bubbles = {
  inbound: 'rounded-bl-sm border border-line bg-raised',
  outbound: 'rounded-br-sm bg-selected',
}

/** The controls are beside the message, or below it on a phone, so that its text stays as it is. */
const lines = {
  inbound: 'pointer-coarse:flex-wrap',
  outbound: 'pointer-coarse:flex-wrap-reverse pointer-coarse:justify-end',
}
const besides = {
  inbound: 'left-full pl-1',
  outbound: 'right-full pr-1',
}

/** A message, with what can be done with it. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, reactions, quoted, isMarked, isTabStop, continues, onJump } = props
  const conversation = useConversation()
  const { direction, error, reply_to_message_id: quotedId, created_at, send_at, canceled_at } = message
  const isOfMember = conversation.group !== undefined && direction === 'inbound'
  const member = useMemberName(message, isOfMember)
  const author = useAuthorName(message.sent_by)
  const sender = isOfMember ? member : contactNameOf(conversation)
  const shownSender = isOfMember ? member : author
  // The controls of all rows would slow down scrolling.
  const [isActive, setActive] = useState(false)
  const [isInUse, setInUse] = useState(false)
  const activate = () => setActive(true)
  const element = useRef<HTMLElement>(null)
  const hasFocus = () => element.current?.contains(document.activeElement) ?? false
  // A finger leaves at once, so that a tap shows the controls until the next tap elsewhere; as a click does that closes a menu.
  useEffect(() => {
    if (!isActive) return
    const onTap = ({ target, pointerType }: PointerEvent) => {
      const isOutside = target instanceof Element && target.closest('article') !== element.current
      const leaves = isTouch({ pointerType }) || !element.current?.contains(document.activeElement)
      if (isOutside && leaves) setActive(false)
    }
    document.addEventListener('pointerup', onTap)
    return () => document.removeEventListener('pointerup', onTap)
  }, [isActive])
  const onUse = (isOpen: boolean) => {
    setInUse(isOpen)
    // The focus returns to the button.
    activate()
  }
  const actions = (isActive || isInUse) && <Actions {...props} onUse={onUse} />
  return (
    <article
      aria-label={direction === 'inbound' ? text.inbox.wrote(sender) : text.inbox.wrote(author ?? text.common.you)}
      ref={element}
      data-message={message.id}
      data-answerable={canAnswer(message) || undefined}
      tabIndex={isTabStop ? 0 : -1}
      onPointerEnter={(event) => isTouch(event) || activate()}
      onPointerLeave={(event) => isTouch(event) || !isWithin(element, event.nativeEvent) || setActive(hasFocus())}
      onPointerUp={(event) => isTouch(event) && activate()}
      onFocus={activate}
      onBlur={({ nativeEvent, relatedTarget }) =>
        !isWithin(element, nativeEvent) ||
        setActive(element.current?.contains(relatedTarget) || element.current?.matches(':hover') || false)
      }
      className={classNames(
        'group flex max-w-[min(34rem,calc(100%-6.5rem))] flex-col rounded-2xl pointer-coarse:max-w-[min(34rem,85%)]',
        sides[direction],
      )}
    >
      {shownSender !== undefined && !continues && (
        <p aria-hidden className="mb-0.5 max-w-full truncate px-1 text-xs font-medium text-quiet">
          {shownSender}
        </p>
      )}
      <div className={classNames('relative flex max-w-full items-center gap-1', lines[direction])}>
        {direction === 'outbound' && actions}
        <div
          className={classNames(
            'min-w-0 rounded-2xl px-3 py-2 transition-shadow',
            bubbles[direction],
            isMarked && 'ring-2 ring-accent',
          )}
        >
          {quotedId !== null && reactionTarget(message) === undefined && (
            <QuotedMessage id={quotedId} message={quoted} onOpen={() => onJump(quotedId)} />
          )}
          <MessageContent message={message} />
        </div>
        {direction === 'inbound' && actions}
      </div>
      {reactions.length > 0 && <Reactions reactions={reactions} />}
      <div className="mt-0.5 flex flex-wrap items-center gap-x-1 px-1 text-xs text-quiet">
        {send_at === undefined || canceled_at !== undefined ? (
          <Timestamp value={created_at} form="time" />
        ) : (
          <span>
            {text.inbox.scheduledFor} <Timestamp value={send_at} />
          </span>
        )}
        {message.source === 'business_app' && <OnPhone />}
        {direction === 'outbound' && canceled_at === undefined && <MessageState {...message} />}
      </div>
      {error !== undefined && <FailureNotice error={error} />}
    </article>
  )
})

/** The mark of a message that the business sent from the app on its phone. */
function OnPhone() {
  return (
    <span title={text.inbox.onPhone}>
      <Smartphone aria-hidden className="size-3.5" />
      <span className="sr-only">{text.inbox.onPhone}</span>
    </span>
  )
}

/** A menu of the message is elsewhere in the document. It returns the focus to its button, which must stay until then. */
function isWithin(element: RefObject<HTMLElement | null>, { target }: Event): boolean {
  return target instanceof Node && (element.current?.contains(target) ?? false)
}

function isTouch({ pointerType }: { readonly pointerType: string }): boolean {
  return pointerType === 'touch'
}

interface ActionsProps extends MessageRowProps {
  /** A menu of the message is open, so that its controls stay. */
  readonly onUse: (isInUse: boolean) => void
}

/** The provider must know it, and it must not be deleted. */
function canAnswer({ provider_message_id, unsupported }: Message): boolean {
  return provider_message_id !== null && unsupported?.type !== 'revoke'
}

function Actions({ message, reactions, onReply, onUse }: ActionsProps) {
  const mayAnswer = useMayWrite() && canAnswer(message)
  return (
    <span
      className={classNames(
        'absolute flex shrink-0 pointer-coarse:static pointer-coarse:p-0',
        besides[message.direction],
      )}
    >
      {mayAnswer && <IconButton icon={CornerUpLeft} label={text.inbox.reply} onClick={() => onReply(message)} />}
      {/* The provider sends no reactions to groups. */}
      {mayAnswer && message.group === undefined && (
        <ReactButton message={message} reactions={reactions} onOpenChange={onUse} />
      )}
      <MessageMenu message={message} onOpenChange={onUse} />
    </span>
  )
}

function Reactions({ reactions }: { readonly reactions: readonly Reaction[] }) {
  return (
    <ul className="relative z-10 -mt-1.5 flex gap-1 px-2">
      {reactions.map(({ direction, emoji }) => {
        const label = text.inbox.reaction[direction](emoji)
        return (
          <li
            key={direction}
            title={label}
            className="rounded-full border border-line bg-raised px-1.5 text-sm shadow-sm"
          >
            <span aria-hidden>{emoji}</span>
            <span className="sr-only">{label}</span>
          </li>
        )
      })}
    </ul>
  )
}
