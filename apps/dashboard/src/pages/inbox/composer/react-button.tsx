import { Popover } from '@base-ui/react/popover'
import { SmilePlus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button, IconButton } from '../../../components/button.tsx'
import { ErrorNotice } from '../../../components/error-notice.tsx'
import { Form } from '../../../components/form.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { text } from '../../../messages/text.ts'
import { useMayWrite } from '../../../session.ts'
import { useChange } from '../../../use-change.ts'
import { type Message, useConversation } from '../conversation.ts'
import type { Reaction } from '../thread/reactions-of.ts'
import { emojiOf, usualEmoji } from './emoji.ts'
import { messageWindow } from './message-window.ts'
import { useKeyedSend } from './use-keyed-send.ts'

interface ReactButtonProps {
  readonly message: Message
  readonly reactions: readonly Reaction[]
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Reacts to a message with an emoji, and removes the reaction again. */
export function ReactButton({ message, reactions, onOpenChange }: ReactButtonProps) {
  const conversation = useConversation()
  const mayWrite = useMayWrite()
  const [isOpen, setIsOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  // Before the picker goes: without the focus, the message hides its controls when the pointer is elsewhere.
  const onDone = () => {
    trigger.current?.focus()
    setOpen(false)
  }
  const setOpen = (open: boolean) => {
    setIsOpen(open)
    onOpenChange(open)
  }
  if (!mayWrite) return null
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger ref={trigger} render={<IconButton icon={SmilePlus} label={text.composer.react.action} />} />
      <Popover.Portal>
        <Popover.Positioner sideOffset={4} className="z-50">
          <Popover.Popup className="w-72 max-w-[calc(100vw-1rem)] rounded-xl border border-line bg-raised p-3 shadow-lg outline-none">
            <Popover.Title className="sr-only">{text.composer.react.title}</Popover.Title>
            {'leftMs' in messageWindow(conversation, Date.now()) ? (
              <EmojiPicker message={message} reactions={reactions} onDone={onDone} />
            ) : (
              <p className="text-quiet">{text.composer.react.closed}</p>
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

interface EmojiPickerProps extends Omit<ReactButtonProps, 'onOpenChange'> {
  readonly onDone: () => void
}

function EmojiPicker({ message: { id, conversation_id }, reactions, onDone }: EmojiPickerProps) {
  const keyedSend = useKeyedSend()
  const { mutate, isPending, error } = useChange({
    run: (emoji: string) => keyedSend({ conversation_id, type: 'reaction', reaction: { message_id: id, emoji } }),
    onDone,
  })
  // As it was when the picker opened.
  const [own] = useState(reactions.find(({ direction }) => direction === 'outbound')?.emoji)
  /** @param emoji empty to remove the reaction */
  const send = (emoji: string) => {
    if (!isPending) mutate(emoji)
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex justify-between">
        {usualEmoji.map((emoji) => (
          <button
            key={emoji}
            type="button"
            aria-label={text.composer.react.with(emoji)}
            aria-pressed={emoji === own}
            onClick={() => send(emoji === own ? '' : emoji)}
            className="flex size-10 items-center justify-center rounded-lg text-2xl hover:bg-hover aria-pressed:bg-selected"
          >
            {emoji}
          </button>
        ))}
      </div>
      <OtherEmoji isPending={isPending} onChoose={send} />
      {own !== undefined && (
        <Button variant="ghost" icon={X} onClick={() => send('')}>
          {text.composer.react.remove(own)}
        </Button>
      )}
      {error && <ErrorNotice error={error} />}
    </div>
  )
}

interface OtherEmojiProps {
  readonly isPending: boolean
  readonly onChoose: (emoji: string) => void
}

/** Any emoji, from the keyboard of the system. */
function OtherEmoji({ isPending, onChoose }: OtherEmojiProps) {
  const [isRefused, setRefused] = useState(false)
  const { other, otherHint, notEmoji, action } = text.composer.react
  const submit = ({ typed }: { readonly typed: string }) => {
    const emoji = emojiOf(typed)
    setRefused(emoji === undefined)
    if (emoji !== undefined) onChoose(emoji)
  }
  return (
    <Form onSubmit={submit} button={null} noValidate className="flex items-start gap-2">
      <TextField
        label={other}
        hint={isRefused ? undefined : otherHint}
        error={isRefused ? notEmoji : undefined}
        className="grow"
        name="typed"
        autoComplete="off"
        inputClass="text-lg"
      />
      <Button type="submit" pending={isPending} className="mt-6.5">
        {action}
      </Button>
    </Form>
  )
}
