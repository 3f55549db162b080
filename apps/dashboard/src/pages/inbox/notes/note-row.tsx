import { Pencil, StickyNote, Trash2 } from 'lucide-react'
import { Fragment, useRef, useState } from 'react'
import { channel, queries } from '../../../client.ts'
import { Button, IconButton } from '../../../components/button.tsx'
import { classNames } from '../../../components/class-names.ts'
import { confirm } from '../../../components/confirm.ts'
import { FormattedText } from '../../../components/formatted-text.tsx'
import { Timestamp } from '../../../components/timestamp.tsx'
import { usePhoneNumberId } from '../../../layout/account-page.tsx'
import { text } from '../../../messages/text.ts'
import { useMayWrite, useSession } from '../../../session.ts'
import { useChange } from '../../../use-change.ts'
import type { Note } from '../conversation.ts'
import { useAuthorName } from '../use-author-name.ts'
import { splitMentions, writtenText } from './mention-text.ts'
import { NoteField } from './note-field.tsx'
import { useNameOfUser } from './use-mentionable.ts'

const labels = text.notes

interface NoteRowProps {
  readonly note: Note
  readonly isMarked: boolean
  readonly isTabStop: boolean
}

/** A note in a thread: across both sides, with a color and a label of its own, so that it cannot be taken for a message. */
export function NoteRow({ note, isMarked, isTabStop }: NoteRowProps) {
  const { id, author, edited_at, created_at } = note
  const me = useSession().user.id
  const mayWrite = useMayWrite()
  const [isEditing, setEditing] = useState(false)
  const name = useAuthorName(author) ?? labels.unnamedKey
  return (
    <article
      data-message={id}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={labels.by(name)}
      className={classNames(
        'mx-auto grid w-full max-w-[44rem] grid-cols-1 gap-1 rounded-xl border border-dashed border-warn bg-warn-ground px-3 py-2',
        isMarked && 'ring-2 ring-accent',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-2 text-xs text-warn">
        <StickyNote aria-hidden className="size-3.5" />
        <span className="font-semibold">{labels.note}</span>
        <span className="min-w-0 truncate text-ink">{name}</span>
        <Timestamp value={created_at} form="time" className="text-quiet" />
        {edited_at !== null && <span className="text-quiet">{labels.edited}</span>}
        <span className="sr-only">{labels.internal}</span>
        {mayWrite && !isEditing && (
          <span className="ml-auto flex">
            {author.id === me && <IconButton icon={Pencil} label={labels.edit} onClick={() => setEditing(true)} />}
            <DeleteButton note={note} />
          </span>
        )}
      </div>
      {isEditing ? (
        <NoteEditor note={note} onClose={() => setEditing(false)} />
      ) : (
        <p className="whitespace-pre-wrap">
          <NoteText>{note.text}</NoteText>
        </p>
      )}
    </article>
  )
}

function DeleteButton({ note: { id, conversation_id } }: { readonly note: Note }) {
  const phoneNumberId = usePhoneNumberId()
  const ask = () =>
    confirm({
      title: labels.deleteTitle,
      description: labels.deleteHint,
      action: labels.delete,
      run: () => channel.notes.delete(phoneNumberId, conversation_id, id),
      refreshes: [queries.notes.list.key(phoneNumberId, conversation_id)],
      done: labels.deleted,
    })
  return <IconButton icon={Trash2} label={labels.delete} onClick={ask} />
}

function NoteEditor({ note, onClose }: { readonly note: Note; readonly onClose: () => void }) {
  const phoneNumberId = usePhoneNumberId()
  const nameOf = useNameOfUser()
  const [value, setValue] = useState(() => writtenText(note.text, nameOf))
  const field = useRef<HTMLTextAreaElement>(null)
  const change = useChange({
    run: (stored: string) => channel.notes.update(phoneNumberId, note.conversation_id, note.id, { text: stored }),
    refreshes: [queries.notes.list.key(phoneNumberId, note.conversation_id)],
    onDone: onClose,
  })
  return (
    <NoteField
      ref={field}
      label={labels.edit}
      value={value}
      onChange={setValue}
      action={labels.save}
      isPending={change.isPending}
      error={change.error}
      onSave={(stored) => change.mutate(stored)}
      onEscape={onClose}
    >
      <Button variant="ghost" onClick={onClose}>
        {text.common.cancel}
      </Button>
    </NoteField>
  )
}

/** The text of a note, with the names of the mentioned users. */
function NoteText({ children }: { readonly children: string }) {
  const nameOf = useNameOfUser()
  return splitMentions(children).map((part, index) =>
    'userId' in part ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <strong key={index} className="font-semibold text-accent">
        @{nameOf(part.userId)}
      </strong>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={index}>
        <FormattedText>{part.text}</FormattedText>
      </Fragment>
    ),
  )
}
