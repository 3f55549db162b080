import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound, ShieldOff, Trash2, UserPlus, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { confirm } from '../../components/confirm.tsx'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { describeError } from '../../components/error-notice.tsx'
import { Menu } from '../../components/menu.tsx'
import { Select } from '../../components/select.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { notify } from '../../components/toaster.tsx'
import { text } from '../../messages/text.ts'
import { type Role, useSession } from '../../session.ts'
import { InvitationsCard } from './invitations-card.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { ResetLinkDialog } from './reset-link-dialog.tsx'
import { roleOptions } from './role-options.ts'
import {
  createMemberPasswordReset,
  type Member,
  type MemberPasswordReset,
  membersQuery,
  removeMember,
  removeMemberFactor,
  updateMember,
} from './settings-data.ts'

const labels = text.settings.members

/** Who belongs to the organization, and what each may do. */
export function MembersTab() {
  const list = useInfiniteQuery(membersQuery)
  const isOwner = useSession().role === 'owner'
  const [reset, setReset] = useState<MemberPasswordReset>()
  const columns = useMemberColumns(setReset)
  const [isInviting, setInviting] = useState(false)
  return (
    <div className="grid grid-cols-1 gap-5">
      <Card
        flush
        title={labels.title}
        description={isOwner ? labels.hint : labels.onlyOwners}
        actions={
          isOwner && (
            <Button variant="primary" icon={UserPlus} onClick={() => setInviting(true)}>
              {labels.invite}
            </Button>
          )
        }
      >
        <DataTable
          label={labels.title}
          columns={columns}
          rows={list.data ?? []}
          rowKey={({ id }) => id}
          paging={list}
          empty={<EmptyState icon={UsersRound} title={labels.none} />}
        />
      </Card>
      {isOwner && <InvitationsCard />}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {reset && <ResetLinkDialog reset={reset} onClose={() => setReset(undefined)} />}
    </div>
  )
}

function useMemberColumns(onReset: (reset: MemberPasswordReset) => void): readonly Column<Member>[] {
  const { user, role: ownRole } = useSession()
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: membersQuery.queryKey })
  const setRole = async ({ id, name, role: previous }: Member, role: Role) => {
    try {
      await updateMember(id, { role })
      const undo = () => void updateMember(id, { role: previous }).then(refresh)
      notify({ title: labels.roleChanged(name, text.roles[role]), undo })
    } catch (error) {
      notify({ title: describeError(error).message, kind: 'bad' })
    }
    await refresh()
  }
  const remove = ({ id, name }: Member) =>
    confirm({
      title: labels.removeTitle(name),
      description: labels.removeHint,
      action: labels.remove,
      run: async () => {
        await removeMember(id)
        await refresh()
      },
    })
  const removeFactor = ({ id, name }: Member) =>
    confirm({
      title: labels.removeFactorTitle(name),
      description: labels.removeFactorHint,
      action: labels.removeFactor,
      run: async () => {
        await removeMemberFactor(id)
        notify({ title: labels.factorRemoved(name) })
        await refresh()
      },
    })
  const resetPassword = ({ id, name }: Member) =>
    confirm({
      title: labels.resetTitle(name),
      description: labels.resetHint,
      action: labels.resetAction,
      tone: 'primary',
      run: async () => onReset(await createMemberPasswordReset(id)),
    })
  const columns: Column<Member>[] = [
    {
      id: 'name',
      header: labels.name,
      cell: ({ name, email }) => (
        <div>
          <div className="line-clamp-3 font-medium">{name}</div>
          <div className="text-sm wrap-anywhere text-quiet">{email}</div>
        </div>
      ),
    },
    {
      id: 'role',
      header: labels.role,
      cell: (member) =>
        ownRole === 'owner' && member.id !== user.id ? (
          <Select
            label={labels.roleOf(member.name)}
            value={member.role}
            options={roleOptions}
            onChange={(role) => void setRole(member, role)}
            className="max-w-36"
          />
        ) : (
          <span className="whitespace-nowrap">{text.roles[member.role]}</span>
        ),
    },
    {
      id: 'factor',
      header: labels.secondFactor,
      from: 'md',
      cell: ({ second_factor }) => <span className="text-quiet">{second_factor ? labels.on : labels.off}</span>,
    },
    {
      id: 'seen',
      header: labels.lastSeen,
      from: 'md',
      cell: ({ last_seen_at }) =>
        last_seen_at === null ? (
          <span className="text-quiet">{text.common.never}</span>
        ) : (
          <Timestamp value={last_seen_at} form="relative" className="text-quiet" />
        ),
    },
  ]
  if (ownRole !== 'owner') return columns
  const action: Column<Member> = {
    id: 'actions',
    header: text.common.actions,
    hiddenHeader: true,
    align: 'right',
    cell: (member) =>
      member.id !== user.id && (
        <Menu
          label={labels.actionsFor(member.name)}
          items={[
            { label: labels.resetPassword, icon: KeyRound, onSelect: () => resetPassword(member) },
            ...(member.second_factor
              ? [{ label: labels.removeFactor, icon: ShieldOff, danger: true, onSelect: () => removeFactor(member) }]
              : []),
            { label: labels.remove, icon: Trash2, danger: true, onSelect: () => remove(member) },
          ]}
        />
      ),
  }
  return [...columns, action]
}
