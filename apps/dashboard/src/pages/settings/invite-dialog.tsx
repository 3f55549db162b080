import { useState } from 'react'
import { callDashboard } from '../../call-dashboard.ts'
import { FormDialog } from '../../components/form-dialog.tsx'
import { SelectField } from '../../components/select-field.tsx'
import { TextField } from '../../components/text-field.tsx'
import { settingsText } from '../../messages/settings.ts'
import { text } from '../../messages/text.ts'
import type { Role } from '../../session.ts'
import { useChange } from '../../use-change.ts'
import { LinkDialog } from './link-dialog.tsx'
import { roleOptions } from './role-options.ts'
import { invitationsQuery } from './settings-data.ts'

const labels = settingsText.invitations

/** Invites someone. Without mail, the link is shown to be passed on. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const [role, setRole] = useState<Role>('member')
  const invite = useChange({
    run: async (email: string) =>
      (await callDashboard((api) => api.POST('/dashboard/invitations', { body: { email, role } }))).data,
    refreshes: [invitationsQuery.queryKey],
  })
  if (invite.data) {
    const { url, email } = invite.data
    return <LinkDialog {...labels} title={labels.invited(email)} url={url} onClose={onClose} />
  }
  return (
    <FormDialog<'email'>
      title={labels.title}
      size="sm"
      action={labels.send}
      call={invite}
      onSubmit={({ email }) => invite.mutate(email.trim())}
      onClose={onClose}
    >
      <TextField label={text.common.email} name="email" type="email" required />
      <SelectField
        label={text.common.role}
        hint={settingsText.roleHints[role]}
        value={role}
        options={roleOptions}
        onChange={setRole}
      />
    </FormDialog>
  )
}
