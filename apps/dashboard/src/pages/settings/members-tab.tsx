import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Card } from '../../components/card.tsx'
import { DataTable } from '../../components/data-table.tsx'
import { DialogButton } from '../../components/dialog-button.tsx'
import { settingsText } from '../../messages/settings.ts'
import { useSession } from '../../session.ts'
import { useList } from '../../use-list.ts'
import { membersQuery } from '../members-query.ts'
import { InvitationsCard, InviteDialog } from './invitations-card.tsx'
import { LinkDialog } from './link-dialog.tsx'
import type { MemberPasswordReset } from './settings-data.ts'
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
