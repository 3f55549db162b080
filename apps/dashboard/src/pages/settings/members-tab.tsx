import { Mail, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { callDashboard } from '../../call-dashboard.ts'
import { Button, DialogButton } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { confirm } from '../../components/confirm.ts'
import { actionsColumn, type Column, DataTable } from '../../components/data-table.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'
import { SecretField } from '../../components/secret-field.tsx'
import { SelectField } from '../../components/select.tsx'
import { TextField } from '../../components/text-field.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { settingsText } from '../../messages/settings.ts'
import { text } from '../../messages/text.ts'
import { type Role, useSession } from '../../session.ts'
import { useChange } from '../../use-change.ts'
import { useList } from '../../use-list.ts'
import { membersQuery } from '../members-query.ts'
import { type Invitation, invitationsQuery, type MemberPasswordReset, roleOptions } from './settings-data.ts'
import { useMemberColumns } from './use-member-columns.tsx'

const labels = settingsText.members

/** The members of the organization and their roles. */
export function MembersTab() {
  const isOwner = useSession().role === 'owner'
  const [reset, setReset] = useState<MemberPasswordReset>()
  const invite = isOwner && (
    <DialogButton variant="primary" icon={UserPlus} label={labels.invite}>
      {(onClose) => <InviteDialog onClose={onClose} />}
    </DialogButton>
  )
  return (
    <div className="grid grid-cols-1 gap-5">
      <Card flush title={labels.title} description={isOwner ? labels.hint : labels.onlyOwners} actions={invite}>
        <DataTable label={labels.title} columns={useMemberColumns(setReset)} list={useList(membersQuery)} />
      </Card>
      {isOwner && <InvitationsCard />}
      {reset && (
        <LinkDialog
          {...labels.resetLink}
          title={labels.resetLink.created(reset.email)}
          url={reset.url}
          onClose={() => setReset(undefined)}
        />
      )}
    </div>
  )
}

const invitationLabels = settingsText.invitations

const invitationColumns: readonly Column<Invitation>[] = [
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

function InvitationsCard() {
  const list = useList(invitationsQuery)
  return (
    <Card title={invitationLabels.pending} flush>
      <DataTable
        label={invitationLabels.pending}
        columns={invitationColumns}
        list={{ ...list, rows: list.rows.filter(({ status }) => status === 'open') }}
        empty={<EmptyState icon={Mail} title={invitationLabels.none} />}
      />
    </Card>
  )
}

function askToRevoke({ id, email }: Invitation): void {
  confirm({
    title: invitationLabels.revokeTitle(email),
    description: invitationLabels.revokeHint,
    action: text.common.revoke,
    run: () => callDashboard((api) => api.DELETE('/dashboard/invitations/{id}', { params: { path: { id } } })),
    refreshes: [invitationsQuery.queryKey],
  })
}

/** Invites someone. Without mail, the link is shown to be passed on. */
function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const [role, setRole] = useState<Role>('member')
  const invite = useChange({
    run: async (email: string) =>
      (await callDashboard((api) => api.POST('/dashboard/invitations', { body: { email, role } }))).data,
    refreshes: [invitationsQuery.queryKey],
  })
  if (invite.data) {
    const { url, email } = invite.data
    return <LinkDialog {...invitationLabels} title={invitationLabels.invited(email)} url={url} onClose={onClose} />
  }
  return (
    <FormDialog<'email'>
      title={invitationLabels.title}
      size="sm"
      action={invitationLabels.send}
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

interface LinkDialogProps {
  readonly title: string
  /** Null if it was mailed. */
  readonly url: string | null
  /** The name of the link. */
  readonly link: string
  /** How to pass it on. */
  readonly passOn: string
  readonly mailed: string
  readonly onClose: () => void
}

/** Says that a link for another user was mailed, or shows it to be passed on. */
function LinkDialog({ title, url, link, passOn, mailed, onClose }: LinkDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={url ? passOn : mailed}
      footer={
        <Button variant="primary" onClick={onClose}>
          {text.common.close}
        </Button>
      }
    >
      {url && <SecretField label={link} value={url} />}
    </Dialog>
  )
}
