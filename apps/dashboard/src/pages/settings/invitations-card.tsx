import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { confirm } from '../../components/confirm.tsx'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { text } from '../../messages/text.ts'
import { type Invitation, invitationsQuery, revokeInvitation } from './settings-data.ts'

const labels = text.settings.invitations

/** Pending invitations. */
export function InvitationsCard() {
  const list = useInfiniteQuery(invitationsQuery)
  const queryClient = useQueryClient()
  const revoke = ({ id, email }: Invitation) =>
    confirm({
      title: labels.revokeTitle(email),
      description: labels.revokeHint,
      action: labels.revoke,
      run: async () => {
        await revokeInvitation(id)
        await queryClient.invalidateQueries({ queryKey: invitationsQuery.queryKey })
      },
    })
  const columns: readonly Column<Invitation>[] = [
    { id: 'email', header: labels.email, cell: ({ email }) => <span className="font-medium">{email}</span> },
    { id: 'role', header: labels.role, cell: ({ role }) => text.roles[role] },
    {
      id: 'expires',
      header: labels.expires,
      from: 'sm',
      cell: ({ expires_at }) => <Timestamp value={expires_at} form="relative" className="text-quiet" />,
    },
    {
      id: 'actions',
      header: text.common.actions,
      hiddenHeader: true,
      align: 'right',
      cell: (invitation) => (
        <Button size="sm" onClick={() => revoke(invitation)} aria-label={`${labels.revoke} ${invitation.email}`}>
          {labels.revoke}
        </Button>
      ),
    },
  ]
  return (
    <Card title={labels.pending} flush>
      <DataTable
        label={labels.pending}
        columns={columns}
        rows={(list.data ?? []).filter(({ status }) => status === 'open')}
        rowKey={({ id }) => id}
        paging={list}
        empty={<EmptyState icon={Mail} title={labels.none} />}
      />
    </Card>
  )
}
