import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Monitor } from 'lucide-react'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { confirm } from '../../components/confirm.tsx'
import { type Column, DataTable } from '../../components/data-table.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { notify } from '../../components/toaster.tsx'
import { text } from '../../messages/text.ts'
import { describeBrowser } from './describe-browser.ts'
import { endOtherSessions, endSession, sessionsQuery, type UserSession } from './settings-data.ts'

const labels = text.settings.sessions

/** The devices where the user is signed in. */
export function SessionsCard() {
  const list = useInfiniteQuery(sessionsQuery)
  const queryClient = useQueryClient()
  const end = (session: UserSession) =>
    confirm({
      title: labels.endTitle,
      description: labels.endHint(describeBrowser(session.user_agent) ?? labels.unknown),
      action: labels.end,
      run: async () => {
        await endSession(session.id)
        await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
      },
    })
  const endOthers = () =>
    confirm({
      title: labels.endOthersTitle,
      description: labels.endOthersHint,
      action: labels.endOthers,
      run: async () => {
        const { count } = await endOtherSessions()
        notify({ title: labels.othersEnded(count) })
        await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
      },
    })
  const hasOthers = list.data?.some(({ current }) => !current) === true
  const actions = hasOthers && <Button onClick={endOthers}>{labels.endOthers}</Button>
  return (
    <Card title={labels.title} description={labels.hint} actions={actions} flush>
      <DataTable
        label={labels.title}
        columns={sessionColumns(end)}
        rows={list.data ?? []}
        rowKey={({ id }) => id}
        paging={list}
        empty={<EmptyState icon={Monitor} title={labels.none} />}
      />
    </Card>
  )
}

function sessionColumns(end: (session: UserSession) => void): readonly Column<UserSession>[] {
  return [
    {
      id: 'device',
      header: labels.device,
      cell: ({ user_agent, current }) => (
        <span className="flex flex-wrap items-center gap-2 font-medium">
          {describeBrowser(user_agent) ?? labels.unknown}
          {current && <StatusBadge tone="good">{labels.current}</StatusBadge>}
        </span>
      ),
    },
    {
      id: 'ip',
      header: labels.ip,
      from: 'sm',
      cell: ({ ip }) => <code className="font-mono text-xs text-quiet">{ip}</code>,
    },
    {
      id: 'used',
      header: labels.lastUsed,
      cell: ({ last_seen_at }) => <Timestamp value={last_seen_at} form="relative" />,
    },
    {
      id: 'actions',
      header: text.common.actions,
      hiddenHeader: true,
      align: 'right',
      cell: (session) =>
        !session.current && (
          <Button size="sm" onClick={() => end(session)}>
            {labels.end}
          </Button>
        ),
    },
  ]
}
