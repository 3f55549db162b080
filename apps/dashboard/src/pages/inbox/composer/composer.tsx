import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { loadWhenOpen } from '../../../components/load-when-open.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { text } from '../../../messages/text.ts'
import { useMayWrite } from '../../../session.ts'
import { useShortcut } from '../../../shortcuts/use-shortcut.ts'
import { useConversation } from '../conversation.ts'
import { NoteWriter } from '../notes/note-field.tsx'
import { PresenceNote, useAnnouncePresence } from '../presence/presence-note.tsx'
import { useMessageWindow } from './message-window.ts'
import { useDraft } from './use-draft.ts'
import { ClosedNote } from './window-note.tsx'
import { isAnswerable, WriteForm, type WriteFormProps } from './write-form.tsx'

const TemplateDialog = loadWhenOpen(async () => (await import('./template/template-dialog.tsx')).TemplateDialog)

type ComposerProps = Pick<WriteFormProps, 'replyTo' | 'onReplyChange'>
type WriterProps = ComposerProps & Pick<WriteFormProps, 'presence'>

/** Writes to the contact of a conversation. Give it the conversation's id as its `key`. */
export function Composer(props: ComposerProps) {
  const mayWrite = useMayWrite()
  const presence = useAnnouncePresence()
  return (
    <section
      aria-label={text.composer.label}
      className="scrollbar-thin max-h-[75dvh] shrink-0 overflow-y-auto border-t border-line bg-surface px-3 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] short:pt-1.5 short:pb-[max(0.375rem,env(safe-area-inset-bottom))]"
    >
      {mayWrite ? (
        <ModeWriter {...props} presence={presence} />
      ) : (
        <>
          <PresenceNote isWriting={false} />
          <p className="py-2 text-center text-quiet">{text.composer.readOnly}</p>
        </>
      )}
    </section>
  )
}

const { modes } = text.notes

/** A message to the contact, or a note for the team. Each conversation begins with a message, and each keeps its own draft. */
function ModeWriter(props: WriterProps) {
  const [mode, setMode] = useState<'message' | 'note'>('message')
  const section = useRef<HTMLDivElement>(null)
  const { replyTo } = props
  useEffect(() => {
    if (replyTo !== undefined) setMode('message')
  }, [replyTo])
  const begin = (next: typeof mode) => {
    flushSync(() => setMode(next))
    section.current?.querySelector('textarea')?.focus()
  }
  useShortcut('note', () => begin('note'))
  // A message that has the focus is replied to, which begins a message too.
  useShortcut('reply', () => mode === 'note' && !isAnswerable(document.activeElement) && begin('message'))
  return (
    // On a low screen the choice is beside the field, or beside the time that is left, to leave its height to the messages.
    <div ref={section} className="grid grid-cols-1 gap-2 short:gap-1.5 short:sm:grid-cols-[auto_minmax(0,1fr)]">
      <div className="short:sm:*:flex-col short:max-sm:*:p-0 short:max-sm:[&_label]:py-0.5">
        <Segmented
          label={modes.label}
          value={mode}
          onChange={setMode}
          options={[
            { value: 'message', label: modes.message },
            { value: 'note', label: modes.note },
          ]}
        />
      </div>
      <div className="grid grid-cols-1 content-start gap-2 short:gap-1.5">
        {mode === 'note' ? <NoteWriter /> : <Writer {...props} />}
      </div>
    </div>
  )
}

function Writer(props: WriterProps) {
  const { group } = useConversation()
  if (group === undefined || group.status === 'active') return <ActiveWriter {...props} />
  return <p className="py-2 text-center text-quiet">{text.inbox.group.closed}</p>
}

function ActiveWriter(props: WriterProps) {
  const { id, last_inbound_at } = useConversation()
  const window = useMessageWindow()
  const draft = useDraft(id)
  const [isChoosing, setChoosing] = useState(false)
  // The service knows better than the clock of this browser, until the contact writes again.
  const [refusedAt, setRefusedAt] = useState<string | null>()
  const isOpen = 'leftMs' in window && refusedAt !== last_inbound_at
  const choose = () => setChoosing(true)
  useShortcut('template', choose)
  return (
    <>
      {!isOpen && <PresenceNote isWriting={false} />}
      {isOpen ? (
        <WriteForm
          {...props}
          draft={draft}
          window={window}
          onTemplate={choose}
          onRefused={() => setRefusedAt(last_inbound_at)}
        />
      ) : (
        <ClosedNote lastInboundAt={last_inbound_at} draft={draft.text} onTemplate={choose} />
      )}
      <TemplateDialog
        open={isChoosing}
        onClose={() => setChoosing(false)}
        onSent={() => {
          setChoosing(false)
          props.onReplyChange(undefined)
        }}
      />
    </>
  )
}
