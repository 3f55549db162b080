import { KeyRound } from 'lucide-react'
import { callDashboard } from '../../call-dashboard.ts'
import { Button, DialogButton } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { confirm } from '../../components/confirm.ts'
import { actionsColumn, type Column, DataTable } from '../../components/data-table.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'
import { TextField } from '../../components/text-field.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { settingsText } from '../../messages/settings.ts'
import { text } from '../../messages/text.ts'
import { isAtIpAddress, urlOnLocalhost } from '../../passkey-address.ts'
import { hasPasskeys } from '../../passkeys.ts'
import { sessionQuery } from '../../session.ts'
import { useChange } from '../../use-change.ts'
import { useList } from '../../use-list.ts'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { type Passkey, passkeysQuery } from './settings-data.ts'

const labels = settingsText.passkeys

const columns: readonly Column<Passkey>[] = [
  {
    header: text.common.name,
    cell: ({ name, synced }) => (
      <div>
        <div className="font-medium wrap-anywhere">{name}</div>
        <div className="text-sm text-quiet">{synced ? labels.synced : labels.oneDevice}</div>
      </div>
    ),
  },
  {
    header: labels.lastUsed,
    cell: ({ last_used_at }) =>
      last_used_at === null ? (
        <span className="text-quiet">{text.common.never}</span>
      ) : (
        <Timestamp value={last_used_at} form="relative" />
      ),
  },
  actionsColumn((passkey) => (
    <span className="flex flex-wrap justify-end gap-2">
      <DialogButton size="sm" label={labels.rename}>
        {(onClose) => <RenamePasskeyDialog passkey={passkey} onClose={onClose} />}
      </DialogButton>
      <Button size="sm" onClick={() => askToRemove(passkey)}>
        {labels.remove}
      </Button>
    </span>
  )),
]

/** The passkeys with which the user can sign in. */
export function PasskeysCard() {
  const add = hasPasskeys() && (
    <DialogButton icon={KeyRound} label={labels.add}>
      {(onClose) => <AddPasskeyDialog onClose={onClose} />}
    </DialogButton>
  )
  return (
    <Card flush title={labels.title} description={<Hint />} actions={add}>
      <DataTable
        label={labels.title}
        columns={columns}
        list={useList(passkeysQuery)}
        empty={<EmptyState icon={KeyRound} title={labels.none} />}
      />
    </Card>
  )
}

function Hint() {
  if (!isAtIpAddress()) return labels.hint
  const url = urlOnLocalhost()
  return (
    <>
      {labels.hint} <strong className="font-medium text-ink">{labels.needsName}</strong>{' '}
      {url === undefined ? (
        labels.askForName
      ) : (
        <>
          {labels.openAt}{' '}
          <a href={url} className="text-accent underline">
            {new URL(url).origin}
          </a>
          .
        </>
      )}
    </>
  )
}

function askToRemove({ id, name }: Passkey): void {
  confirm({
    title: labels.removeTitle(name),
    description: labels.removeHint,
    action: labels.remove,
    run: () => callDashboard((api) => api.DELETE('/dashboard/passkeys/{id}', { params: { path: { id } } })),
    refreshes: [passkeysQuery.queryKey, sessionQuery.queryKey],
  })
}

interface RenamePasskeyDialogProps {
  readonly passkey: Passkey
  readonly onClose: () => void
}

function RenamePasskeyDialog({ passkey: { id, name: saved }, onClose }: RenamePasskeyDialogProps) {
  const rename = useChange({
    run: (name: string) =>
      callDashboard((api) => api.PATCH('/dashboard/passkeys/{id}', { params: { path: { id } }, body: { name } })),
    refreshes: [passkeysQuery.queryKey],
    onDone: onClose,
  })
  return (
    <FormDialog<'name'>
      title={settingsText.passkeys.renameTitle}
      size="sm"
      action={text.common.save}
      call={rename}
      onSubmit={({ name }) => rename.mutate(name)}
      onClose={onClose}
    >
      <TextField label={text.common.name} name="name" required maxLength={100} defaultValue={saved} />
    </FormDialog>
  )
}
