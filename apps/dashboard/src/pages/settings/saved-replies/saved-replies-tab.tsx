import { MessageSquareText, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { channel, queries } from '../../../client.ts'
import { Card } from '../../../components/card.tsx'
import { confirm } from '../../../components/confirm.ts'
import { actionsColumn, type Column, DataTable } from '../../../components/data-table.tsx'
import { DialogButton } from '../../../components/dialog-button.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { Menu } from '../../../components/menu.tsx'
import { ReadOnlyNote } from '../../../components/read-only-note.tsx'
import { Timestamp } from '../../../components/timestamp.tsx'
import { text } from '../../../messages/text.ts'
import { useMayWrite } from '../../../session.ts'
import { type SavedReply, useSavedReplies } from '../../../use-saved-replies.ts'
import { SavedReplyDialog } from './saved-reply-dialog.tsx'

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
