import { callDashboard } from '../../call-dashboard.ts'
import { FormDialog } from '../../components/form-dialog.tsx'
import { TextField } from '../../components/text-field.tsx'
import { settingsText } from '../../messages/settings.ts'
import { text } from '../../messages/text.ts'
import { useChange } from '../../use-change.ts'
import { type Passkey, passkeysQuery } from './settings-data.ts'

interface RenamePasskeyDialogProps {
  readonly passkey: Passkey
  readonly onClose: () => void
}

export function RenamePasskeyDialog({ passkey: { id, name: saved }, onClose }: RenamePasskeyDialogProps) {
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
