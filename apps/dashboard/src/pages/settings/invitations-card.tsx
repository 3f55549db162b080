import { Mail } from 'lucide-react'
import { useState } from 'react'
import { callDashboard } from '../../call-dashboard.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { confirm } from '../../components/confirm.ts'
import { actionsColumn, type Column, DataTable } from '../../components/data-table.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'
import { SelectField } from '../../components/select.tsx'
import { TextField } from '../../components/text-field.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { settingsText } from '../../messages/settings.ts'
import { text } from '../../messages/text.ts'
import type { Role } from '../../session.ts'
import { useChange } from '../../use-change.ts'
import { useList } from '../../use-list.ts'
import { LinkDialog } from './link-dialog.tsx'
import { roleOptions } from './role-options.ts'
import { type Invitation, invitationsQuery } from './settings-data.ts'

const labels = settingsText.invitations

const columns: readonly Column<Invitation>[] = [
  { header: text.common.email, cell: ({ email }) => <span className="font-medium">{email}</span> },
  { header: text.common.role, cell: ({ role }) => text.roles[role] },
  {
    header: text.common.expires,
    from: 'sm',
    cell: ({ expires_at }) => <Timestamp value={expires_at} form="relative" className="text-quiet" />,
  },
  actionsColumn((invitation) => (
    <Button size="sm" onClick={() => askToRevoke(invitation)} aria-label={`${text.common.revoke} ${invitation.email}`}>
      {text.common.revoke}
    </Button>
  )),
]

export function InvitationsCard() {
  const list = useList(invitationsQuery)
  return (
    <Card title={labels.pending} flush>
      <DataTable
        label={labels.pending}
        columns={columns}
        list={{ ...list, rows: list.rows.filter(({ status }) => status === 'open') }}
        empty={<EmptyState icon={Mail} title={labels.none} />}
      />
    </Card>
  )
}

function askToRevoke({ id, email }: Invitation): void {
  confirm({
    title: labels.revokeTitle(email),
    description: labels.revokeHint,
    action: text.common.revoke,
    run: () => callDashboard((api) => api.DELETE('/dashboard/invitations/{id}', { params: { path: { id } } })),
    refreshes: [invitationsQuery.queryKey],
  })
}

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
