import { useQuery } from '@tanstack/react-query'
import { KeyRound, ShieldOff, Trash2 } from 'lucide-react'
import { callDashboard } from '../../call-dashboard.ts'
import { confirm } from '../../components/confirm.ts'
import { actionsColumn, type Column } from '../../components/data-table.tsx'
import { Menu } from '../../components/menu.tsx'
import { notify } from '../../components/notify.ts'
import { Select } from '../../components/select.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { settingsText } from '../../messages/settings.ts'
import { text } from '../../messages/text.ts'
import { type Role, useSession } from '../../session.ts'
import { useChange } from '../../use-change.ts'
import { type Member, membersQuery } from '../members-query.ts'
import { type MemberPasswordReset, organizationQuery, roleOptions } from './settings-data.ts'

const labels = settingsText.members
const refreshes = [membersQuery.queryKey]

/** The columns of the members. Owners can change others. */
export function useMemberColumns(onReset: (reset: MemberPasswordReset) => void): readonly Column<Member>[] {
  const { user, role: ownRole } = useSession()
  const setRole = useSetRole()
  const isRequired = useQuery(organizationQuery).data?.require_second_factor === true
  const isChangeable = ({ id }: Member) => ownRole === 'owner' && id !== user.id
  const columns: Column<Member>[] = [
    {
      header: text.common.name,
      cell: ({ name, email, second_factor }) => (
        <div>
          <div className="line-clamp-3 font-medium">{name}</div>
          {email !== null && <div className="text-sm wrap-anywhere text-quiet">{email}</div>}
          {isRequired && !second_factor && <StatusBadge tone="warn" label={labels.factorMissing} />}
        </div>
      ),
    },
    {
      header: text.common.role,
      cell: (member) =>
        isChangeable(member) ? (
          <Select
            label={labels.roleOf(member.name)}
            value={member.role}
            options={roleOptions}
            onChange={(role) => setRole(member, role)}
            className="max-w-36"
          />
        ) : (
          <span className="whitespace-nowrap">{text.roles[member.role]}</span>
        ),
    },
    {
      header: labels.secondFactor,
      from: 'md',
      cell: ({ second_factor }) => <span className="text-quiet">{second_factor ? labels.on : labels.off}</span>,
    },
    {
      header: labels.lastSeen,
      from: 'md',
      cell: ({ id, last_seen_at }) =>
        id === user.id ? (
          <span className="text-quiet">{text.common.activeNow}</span>
        ) : last_seen_at === null ? (
          <span className="text-quiet">{text.common.never}</span>
        ) : (
          <Timestamp value={last_seen_at} form="relative" className="text-quiet" />
        ),
    },
  ]
  if (ownRole !== 'owner') return columns
  const actions = actionsColumn<Member>(
    (member) => isChangeable(member) && <MemberMenu member={member} onReset={onReset} />,
  )
  return [...columns, actions]
}

interface RoleChange {
  readonly member: Member
  readonly role: Role
  readonly isUndo?: boolean
}

/** Changes the role of a member, which can be undone. */
function useSetRole() {
  const { mutate } = useChange({
    run: ({ member, role }: RoleChange) =>
      callDashboard((api) =>
        api.PATCH('/dashboard/members/{id}', { params: { path: { id: member.id } }, body: { role } }),
      ),
    refreshes,
    onDone: (_result, { member, role, isUndo }) => {
      if (isUndo) return
      const undo = () => mutate({ member, role: member.role, isUndo: true })
      notify({ title: labels.roleChanged(member.name, text.roles[role]), undo })
    },
    notifiesFailure: true,
  })
  return (member: Member, role: Role) => mutate({ member, role })
}

interface MemberMenuProps {
  readonly member: Member
  readonly onReset: (reset: MemberPasswordReset) => void
}

function MemberMenu({ member: { id, name, second_factor }, onReset }: MemberMenuProps) {
  const params = { path: { id } }
  const resetPassword = () =>
    confirm({
      title: labels.resetTitle(name),
      description: labels.resetHint,
      action: labels.resetAction,
      tone: 'primary',
      run: async () =>
        onReset((await callDashboard((api) => api.POST('/dashboard/members/{id}/password_reset', { params }))).data),
    })
  const removeFactor = () =>
    confirm({
      title: labels.removeFactorTitle(name),
      description: labels.removeFactorHint,
      action: labels.removeFactor,
      run: () => callDashboard((api) => api.DELETE('/dashboard/members/{id}/second_factor', { params })),
      refreshes,
      done: labels.factorRemoved(name),
    })
  const remove = () =>
    confirm({
      title: labels.removeTitle(name),
      description: labels.removeHint,
      action: labels.remove,
      run: () => callDashboard((api) => api.DELETE('/dashboard/members/{id}', { params })),
      refreshes,
    })
  return (
    <Menu
      label={labels.actionsFor(name)}
      items={[
        { label: labels.resetPassword, icon: KeyRound, onSelect: resetPassword },
        ...(second_factor
          ? [{ label: labels.removeFactor, icon: ShieldOff, danger: true, onSelect: removeFactor }]
          : []),
        { label: labels.remove, icon: Trash2, danger: true, onSelect: remove },
      ]}
    />
  )
}
