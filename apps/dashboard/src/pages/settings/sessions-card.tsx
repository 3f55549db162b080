import { callDashboard } from '../../call-dashboard.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { confirm } from '../../components/confirm.ts'
import { actionsColumn, type Column, DataTable } from '../../components/data-table.tsx'
import { notify } from '../../components/notify.ts'
import { StatusBadge } from '../../components/status-badge.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { settingsText } from '../../messages/settings.ts'
import { text } from '../../messages/text.ts'
import { useList } from '../../use-list.ts'
import { describeBrowser } from './describe-browser.ts'
import { sessionsQuery, type UserSession } from './settings-data.ts'

const labels = settingsText.sessions
const refreshes = [sessionsQuery.queryKey]

const columns: readonly Column<UserSession>[] = [
  {
    header: labels.device,
    cell: ({ user_agent, current }) => (
      <span className="flex flex-wrap items-center gap-2 font-medium">
        {describeBrowser(user_agent) ?? labels.unknown}
        {current && <StatusBadge tone="good" label={labels.current} />}
      </span>
    ),
  },
  { header: text.common.ip, from: 'sm', cell: ({ ip }) => <code className="font-mono text-xs text-quiet">{ip}</code> },
  {
    header: labels.lastUsed,
    // The service renews the time of a session once a day.
    cell: ({ last_seen_at, current }) =>
      current ? text.common.activeNow : <Timestamp value={last_seen_at} form="relative" />,
  },
  actionsColumn(
    (session) =>
      !session.current && (
        <Button size="sm" onClick={() => askToEnd(session)}>
          {labels.end}
        </Button>
      ),
  ),
]

/** The devices where the user is signed in. */
export function SessionsCard() {
  const list = useList(sessionsQuery)
  const hasOthers = list.rows.some(({ current }) => !current)
  const actions = hasOthers && <Button onClick={askToEndOthers}>{labels.endOthers}</Button>
  return (
    <Card title={labels.title} description={labels.hint} actions={actions} flush>
      <DataTable label={labels.title} columns={columns} list={list} />
    </Card>
  )
}

function askToEnd({ id, user_agent }: UserSession): void {
  confirm({
    title: labels.endTitle,
    description: labels.endHint(describeBrowser(user_agent) ?? labels.unknown),
    action: labels.end,
    run: () => callDashboard((api) => api.DELETE('/dashboard/sessions/{id}', { params: { path: { id } } })),
    refreshes,
  })
}

function askToEndOthers(): void {
  confirm({
    title: labels.endOthersTitle,
    description: labels.endOthersHint,
    action: labels.endOthers,
    run: async () => {
      const { data } = await callDashboard((api) => api.DELETE('/dashboard/sessions'))
      notify({ title: labels.othersEnded(data.count) })
    },
    refreshes,
  })
}
