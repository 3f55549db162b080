import { MessageSquareText, Pencil, Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { channel, queries } from '../../../client.ts'
import { DialogButton } from '../../../components/button.tsx'
import { Card } from '../../../components/card.tsx'
import { confirm } from '../../../components/confirm.ts'
import { actionsColumn, type Column, DataTable } from '../../../components/data-table.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { FormDialog } from '../../../components/form-dialog.tsx'
import { Menu } from '../../../components/menu.tsx'
import { ReadOnlyNote } from '../../../components/read-only-note.tsx'
import { TextAreaField, TextField } from '../../../components/text-field.tsx'
import { Timestamp } from '../../../components/timestamp.tsx'
import { text } from '../../../messages/text.ts'
import { useMayWrite } from '../../../session.ts'
import { useChange } from '../../../use-change.ts'
import { type SavedReply, useSavedReplies } from '../../../use-saved-replies.ts'
import { replyVariables } from '../../../variables/fill-variables.ts'
import { VariableMenu } from '../../../variables/variable-menu.tsx'

const labels = text.savedReplies

/** The saved replies of the organization, which owners and members can change. */
export function SavedRepliesTab() {
  const mayWrite = useMayWrite()
  const [edited, setEdited] = useState<SavedReply>()
  const create = mayWrite && (
    <DialogButton variant="primary" icon={Plus} label={labels.create}>
      {(onClose) => <SavedReplyDialog onClose={onClose} />}
    </DialogButton>
  )
  return (
    <>
      <Card flush title={labels.title} description={labels.hint} actions={mayWrite ? create : <ReadOnlyNote />}>
        <DataTable
          label={labels.title}
          columns={
            mayWrite
              ? [...columns, actionsColumn<SavedReply>((reply) => <ReplyActions {...{ reply, setEdited }} />)]
              : columns
          }
          list={useSavedReplies()}
          empty={<EmptyState icon={MessageSquareText} title={labels.empty} hint={labels.emptyHint} action={create} />}
        />
      </Card>
      {edited && <SavedReplyDialog saved={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}

const columns: readonly Column<SavedReply>[] = [
  {
    header: text.common.name,
    className: 'wrap-anywhere',
    cell: ({ name, shortcut, text: body }) => (
      <div className="min-w-0">
        <div className="font-medium">{name}</div>
        <code className="font-mono text-sm text-accent">/{shortcut}</code>
        <div className="line-clamp-2 text-sm whitespace-pre-line text-quiet">{body}</div>
      </div>
    ),
  },
  {
    header: text.common.updated,
    from: 'md',
    cell: ({ updated_at }) => <Timestamp value={updated_at} form="date" className="text-quiet" />,
  },
]

interface ReplyActionsProps {
  readonly reply: SavedReply
  readonly setEdited: (reply: SavedReply) => void
}

function ReplyActions({ reply, setEdited }: ReplyActionsProps) {
  const { id, name } = reply
  const remove = () =>
    confirm({
      title: labels.deleteTitle(name),
      description: labels.deleteHint,
      action: text.common.delete,
      run: () => channel.savedReplies.delete(id),
      refreshes: [queries.savedReplies.key()],
      done: labels.deleted(name),
    })
  return (
    <Menu
      label={labels.actionsFor(name)}
      items={[
        { label: text.common.edit, icon: Pencil, onSelect: () => setEdited(reply) },
        { label: text.common.delete, icon: Trash2, danger: true, onSelect: remove },
      ]}
    />
  )
}

interface SavedReplyDialogProps {
  /** The one to change; undefined for a new one. */
  readonly saved?: SavedReply
  readonly onClose: () => void
}

type Values = Pick<SavedReply, 'name' | 'shortcut' | 'text'>

/** Creates or changes a saved reply. */
function SavedReplyDialog({ saved, onClose }: SavedReplyDialogProps) {
  const call = useChange({
    run: (values: Values) =>
      saved === undefined ? channel.savedReplies.create(values) : channel.savedReplies.update(saved.id, values),
    refreshes: [queries.savedReplies.key()],
    done: (_result, { shortcut }) => ({ title: labels.created(shortcut) }),
    onDone: onClose,
  })
  return (
    <FormDialog<keyof Values>
      title={saved === undefined ? labels.create : labels.edit}
      action={text.common.save}
      call={call}
      onSubmit={({ name, shortcut, text }) =>
        call.mutate({ name: name.trim(), shortcut: shortcut.trim().replace(/^\//, ''), text })
      }
      onClose={onClose}
    >
      <TextField
        label={text.common.name}
        name="name"
        hint={labels.nameHint}
        defaultValue={saved?.name}
        required
        maxLength={100}
      />
      <TextField
        label={labels.shortcut}
        name="shortcut"
        hint={labels.shortcutHint}
        defaultValue={saved?.shortcut}
        required
        maxLength={41}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <ReplyTextField saved={saved?.text ?? ''} />
    </FormDialog>
  )
}

/** The text, with a menu that inserts variables where the caret is. */
function ReplyTextField({ saved }: { readonly saved: string }) {
  const [value, setValue] = useState(saved)
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <div className="grid grid-cols-1 gap-2">
      <TextAreaField
        label={labels.text}
        name="text"
        hint={labels.variablesHint}
        ref={field}
        rows={6}
        value={value}
        onChange={setValue}
        required
        maxLength={4096}
      />
      <VariableMenu names={replyVariables} field={() => field.current} onInsert={setValue} />
    </div>
  )
}
