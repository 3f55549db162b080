import { useRef } from 'react'
import { channel, queries } from '../../../client.ts'
import { usePhoneNumberId } from '../../../layout/account-page.tsx'
import { text } from '../../../messages/text.ts'
import { runShortcut } from '../../../shortcuts/use-shortcut.ts'
import { useChange } from '../../../use-change.ts'
import { useDraft } from '../composer/use-draft.ts'
import { useConversation } from '../conversation.ts'
import { NoteField } from './note-field.tsx'

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
