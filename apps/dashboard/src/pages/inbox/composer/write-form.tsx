import { LayoutTemplate, Paperclip, SendHorizontal, Upload } from 'lucide-react'
import { type FormEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { Button, IconButton } from '../../../components/button.tsx'
import { classNames } from '../../../components/class-names.ts'
import { ErrorNotice, errorCode } from '../../../components/error-notice.tsx'
import { FilePicker } from '../../../components/file-picker.tsx'
import { text } from '../../../messages/text.ts'
import { runShortcut, useShortcut } from '../../../shortcuts/use-shortcut.ts'
import { unfilledVariables } from '../../../variables/fill-variables.ts'
import type { Message } from '../conversation.ts'
import { NewerAnswer, useNewerAnswer } from '../presence/newer-answer.tsx'
import { PresenceNote, type useAnnouncePresence } from '../presence/presence-note.tsx'
import { useAttachments } from './attachment-list.ts'
import { AttachmentTray } from './attachment-tray.tsx'
import { MessageField } from './message-field.tsx'
import type { MessageWindow } from './message-window.ts'
import { captionedFile, lengthOf, maxTextLength, planSends } from './plan-sends.ts'
import { ReplyBar } from './reply-bar.tsx'
import { ReplyMenu, ReplyMenuButton, useReplyMenu } from './saved-replies/reply-menu.tsx'
import { SendLaterButton, SendTimeField } from './send-later.tsx'
import type { Draft } from './use-draft.ts'
import { useFileDrop } from './use-file-drop.ts'
import { useSend } from './use-keyed-send.ts'
import { useSendTime } from './use-send-time.ts'
import { useTyping } from './use-typing.ts'
import { FreeEntryNote, WindowNote } from './window-note.tsx'

export interface WriteFormProps {
  readonly replyTo: Message | undefined
  readonly onReplyChange: (message: Message | undefined) => void
  readonly draft: Draft
  readonly presence: ReturnType<typeof useAnnouncePresence>
  readonly window: MessageWindow & { readonly leftMs: number }
  readonly onTemplate: () => void
  /** The service says that the window is closed. */
  readonly onRefused: () => void
}

/** The field with what belongs to the next message: the reply, the files, and buttons. */
export function WriteForm(props: WriteFormProps) {
  const { replyTo, onReplyChange, draft, presence, window, onTemplate, onRefused } = props
  const hintId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const typing = useTyping()
  const { list, attachments } = useAttachments()
  const time = useSendTime(window.leftMs)
  const files = attachments
    .filter(({ state }) => state !== 'refused')
    .map(({ id, kind, file }) => ({ id, kind, name: file.name }))
  const hint = hintOf(draft.text, files, time.value !== undefined)
  const sending = useSend({
    files: list,
    onAccepted(planned) {
      if (planned.file !== undefined) list.remove(planned.file.id)
      if (planned.text !== undefined) draft.sent(planned.text)
      onReplyChange(undefined)
      typing.sent()
      presence.stopped()
    },
  })
  useFocus(field, replyTo)
  // A message that has the focus is replied to.
  useShortcut('reply', () => !isAnswerable(document.activeElement) && field.current?.focus())
  const isRefused = errorCode(sending.error) === 'outside_24h_window'
  useEffect(() => {
    if (isRefused) onRefused()
  })
  const attach = (added: readonly File[]) => {
    list.add(added)
    field.current?.focus()
  }
  const isOver = useFileDrop(attach)
  const isWriting = draft.text.trim() !== '' || attachments.length > 0

  const length = lengthOf(draft.text.trim())
  const plan = planSends(draft.text, files)
  const unfilled = unfilledVariables(draft.text)
  const isBlocked = plan.length === 0 || length > maxTextLength || time.problem !== undefined || unfilled.length > 0
  const newer = useNewerAnswer(isWriting && !sending.isPending)
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (isBlocked || sending.isPending || newer.asks()) return
    for (const { id, state } of attachments) if (state === 'failed') list.retry(id)
    sending.mutate(
      { plan, replyTo, later: time.field },
      { onSuccess: () => time.set(undefined), onSettled: focusField },
    )
  }
  // Unless the person has gone elsewhere in the meantime.
  const focusField = () => {
    const { activeElement, body } = document
    if (activeElement === body || field.current?.form?.contains(activeElement)) field.current?.focus()
  }
  const type = (value: string) => {
    draft.set(value)
    if (value.trim() === '') return presence.stopped()
    typing.typed()
    presence.typed()
  }
  const menu = useReplyMenu({ field, value: draft.text, onChange: type })
  useShortcut('savedReplies', menu.begin)
  return (
    <form onSubmit={submit} className="relative grid grid-cols-1 gap-2 short:gap-1.5">
      <PresenceNote isWriting={isWriting} />
      {sending.error && !isRefused && (
        <ErrorNotice error={sending.error} title={text.composer.failed} onRetry={() => submit()} />
      )}
      {replyTo && <ReplyBar message={replyTo} onCancel={() => onReplyChange(undefined)} />}
      {attachments.length > 0 && (
        <AttachmentTray attachments={attachments} list={list} onRemoved={() => field.current?.focus()} />
      )}
      <ReplyMenu menu={menu} />
      <div className="rounded-xl border border-line-strong bg-raised short:sm:flex short:sm:items-end focus-within:border-accent focus-within:outline-1 focus-within:outline-accent">
        <MessageField
          ref={field}
          value={draft.text}
          onChange={(value) => {
            type(value)
            menu.typed(value)
          }}
          onKey={menu.handleKey}
          menu={menu.isOpen ? { id: menu.listId, activeId: menu.active && menu.optionId(menu.active) } : undefined}
          onSend={submit}
          onEscape={() => (replyTo ? onReplyChange(undefined) : runShortcut('messages'))}
          onPasteFiles={attach}
          label={text.composer.label}
          placeholder={files.length > 0 ? text.composer.captionPlaceholder : text.composer.label}
          describedBy={hintId}
        />
        <div className="flex flex-wrap items-center gap-1 px-1.5 pb-1.5 short:flex-nowrap short:sm:pb-0.75">
          <FilePicker label={text.composer.attach.action} multiple onFiles={attach}>
            {(open) => <IconButton icon={Paperclip} label={text.composer.attach.action} onClick={open} />}
          </FilePicker>
          <Button variant="ghost" icon={LayoutTemplate} aria-label={text.composer.template.action} onClick={onTemplate}>
            <span className="max-[24rem]:hidden">{text.composer.template.short}</span>
          </Button>
          <ReplyMenuButton menu={menu} />
          <SendLaterButton time={time} />
          <Button
            type="submit"
            variant="primary"
            icon={SendHorizontal}
            pending={sending.isPending}
            disabled={isBlocked}
            className="ml-auto"
          >
            {newer.isAsked
              ? text.inbox.presence.sendAnyway
              : time.value === undefined
                ? text.composer.send
                : text.composer.later.schedule}
          </Button>
        </div>
        {isOver && <DropHint />}
      </div>
      <NewerAnswer newer={newer} />
      {unfilled.length > 0 && (
        <p role="alert" className="text-sm text-bad">
          {text.savedReplies.fillIn(unfilled.join(', '))}
        </p>
      )}
      <SendTimeField time={time} />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 short:max-sm:contents">
        <div className="flex short:max-sm:absolute short:max-sm:right-0 short:max-sm:bottom-full short:max-sm:mb-1.5">
          <WindowNote window={window} />
        </div>
        <FreeEntryNote />
        <CharacterCount length={length} />
        <p
          id={hintId}
          // The key that sends is no hint for a phone.
          className={classNames(
            'text-sm text-quiet',
            'short:hidden',
            keyHints.includes(hint) && 'pointer-coarse:hidden',
          )}
        >
          {hint}
        </p>
      </div>
    </form>
  )
}

const keyHints: readonly string[] = [text.composer.hint, text.composer.hintLater]

/** Whether an element is a message that can be replied to. */
export function isAnswerable(element: Element | null): boolean {
  return element?.hasAttribute('data-answerable') ?? false
}

/** Says where the text goes if there are files, else how it is sent. */
function hintOf(value: string, files: Parameters<typeof captionedFile>[1], isLater: boolean): string {
  if (files.length === 0 || value.trim() === '') return isLater ? text.composer.hintLater : text.composer.hint
  const captioned = captionedFile(value, files)
  return captioned ? text.composer.attach.captionOf(captioned.name) : text.composer.attach.textFirst
}

/** After choosing to reply, a person types. */
function useFocus(field: RefObject<HTMLTextAreaElement | null>, replyTo: unknown): void {
  useEffect(() => {
    if (replyTo !== undefined) field.current?.focus()
  }, [field, replyTo])
}

/** From here on, the number of characters is worth saying. */
const shownFrom = maxTextLength - 200

function CharacterCount({ length }: { readonly length: number }) {
  const { charactersLeft, charactersOver } = text.composer
  const left = maxTextLength - length
  return (
    <p role="status" className={classNames('text-sm empty:hidden', left < 0 ? 'font-medium text-bad' : 'text-quiet')}>
      {length < shownFrom ? '' : left < 0 ? charactersOver(-left) : charactersLeft(left)}
    </p>
  )
}

function DropHint() {
  return (
    <div className="pointer-events-none absolute inset-0 z-10 flex items-center justify-center gap-2 rounded-xl border-2 border-dashed border-accent bg-selected font-medium">
      <Upload aria-hidden className="size-5" />
      {text.composer.attach.drop}
    </div>
  )
}
