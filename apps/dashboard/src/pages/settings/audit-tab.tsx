import { getRouteApi } from '@tanstack/react-router'
import { Download, ScrollText } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { CodeBlock } from '../../components/code-block.tsx'
import { Combobox } from '../../components/combobox.tsx'
import { CopyableId } from '../../components/copy-button.tsx'
import { type Column, DataTable, timeColumn } from '../../components/data-table.tsx'
import { DetailList } from '../../components/detail-list.tsx'
import { Drawer } from '../../components/dialog.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { FilterBar, type FilterProps, FilterSelect } from '../../components/filter-bar.tsx'
import { withChosen } from '../../components/select.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { TimeFilter } from '../../components/time-filter.tsx'
import { Timestamp } from '../../components/timestamp.tsx'
import { writingOperations } from '../../generated/writing-operations.ts'
import { settingsText } from '../../messages/settings.ts'
import { text } from '../../messages/text.ts'
import { useList } from '../../use-list.ts'
import { membersQuery } from '../members-query.ts'
import { describeBrowser } from './describe-browser.ts'
import { type AuditLogEntry, auditExportUrl, auditLogQuery } from './settings-data.ts'
import { type AuditSearch, auditRanges, isFiltered } from './settings-search.ts'

const labels = settingsText.audit
const route = getRouteApi('/app/settings')

const columns: readonly Column<AuditLogEntry>[] = [
  {
    header: labels.action,
    className: 'sm:whitespace-nowrap',
    cell: ({ action, outcome, user }) => (
      <>
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{describeAction(action)}</span>
          {outcome === 'refused' && <StatusBadge tone="warn" label={labels.refused} />}
        </span>
        <span className="block text-sm text-quiet sm:hidden">
          <span className="line-clamp-2">{user?.name ?? labels.operator}</span>
        </span>
      </>
    ),
  },
  {
    header: labels.user,
    from: 'sm',
    cell: ({ user }) =>
      user === null ? (
        <span className="text-quiet">{labels.operator}</span>
      ) : (
        <span className="line-clamp-2">{user.name}</span>
      ),
  },
  {
    header: labels.target,
    from: 'lg',
    cell: ({ target_id }) => <code className="font-mono text-xs text-quiet">{target_id}</code>,
  },
  { header: text.common.ip, from: 'md', cell: ({ ip }) => <code className="font-mono text-xs text-quiet">{ip}</code> },
  timeColumn(text.common.time, ({ created_at }) => created_at, { isQuiet: true }),
]

/** The actions in the dashboard, with their user, time and address. */
export function AuditTab() {
  const { tab: _tab, ...search } = route.useSearch()
  const navigate = route.useNavigate()
  const list = useList(auditLogQuery(search))
  const [open, setOpen] = useState<AuditLogEntry>()
  return (
    <Card title={settingsText.tabs.audit} description={labels.hint} flush>
      <AuditFilters search={search} onChange={(next) => void navigate({ search: { ...next, tab: 'audit' } })} />
      <DataTable
        label={settingsText.tabs.audit}
        columns={columns}
        list={list}
        onOpen={setOpen}
        isOpen={({ id }) => id === open?.id}
        empty={<EmptyState icon={ScrollText} title={isFiltered(search) ? labels.noMatches : labels.none} />}
      />
      <Drawer
        open={open !== undefined}
        onOpenChange={() => setOpen(undefined)}
        title={open ? describeAction(open.action) : ''}
      >
        {open && <EntryDetails entry={open} />}
      </Drawer>
    </Card>
  )
}

function EntryDetails({ entry }: { readonly entry: AuditLogEntry }) {
  const { created_at, user, action, target_id, ip, user_agent, request_id, details } = entry
  return (
    <div className="grid grid-cols-1 gap-4">
      <DetailList
        items={[
          [text.common.time, <Timestamp key="time" value={created_at} form="seconds" />],
          [labels.user, user ? `${user.name} (${user.email})` : labels.operator],
          [labels.action, <CopyableId key="action" value={action} />],
          target_id && [labels.target, <CopyableId key="target" value={target_id} />],
          [text.common.ip, ip ?? text.common.none],
          [labels.browser, describeBrowser(user_agent) ?? text.common.none],
          request_id && [text.common.requestId, <CopyableId key="request" value={request_id} />],
        ]}
      />
      {details && <CodeBlock label={text.common.details} code={JSON.stringify(details, null, 2)} />}
    </div>
  )
}

/** The filters of the audit log, and its export. */
function AuditFilters({ search, onChange }: FilterProps<AuditSearch>) {
  const download = (
    <Button icon={Download} className="sm:ml-auto" onClick={() => location.assign(auditExportUrl(search))}>
      {labels.export}
    </Button>
  )
  return (
    <FilterBar inCard isFiltered={isFiltered(search)} onClear={() => onChange({})} actions={download}>
      <FilterSelect
        {...{ search, onChange }}
        name="user_id"
        label={labels.user}
        any={labels.anyUser}
        options={useUserOptions(search.user_id)}
        className="max-w-52"
      />
      <TimeFilter {...{ search, onChange }} ranges={auditRanges} />
      <Combobox
        label={labels.action}
        placeholder={labels.anyAction}
        value={search.action ?? null}
        options={actionOptions(search.action)}
        onChange={(action) => onChange({ ...search, action: action ?? undefined })}
        className="w-60 max-sm:w-full"
      />
    </FilterBar>
  )
}

/** The members, and the user of the link even if no longer a member. */
function useUserOptions(selected: string | undefined) {
  const known = useList(membersQuery).rows.map(({ id, name }) => ({ value: id, label: name }))
  return withChosen(known, selected)
}

function actionOptions(selected: string | undefined) {
  const others = selected === undefined || auditActions.some((each) => each === selected) ? [] : [selected]
  return [...auditActions, ...others].map((value) => ({ value, label: describeAction(value) }))
}

/** The actions to filter by: what users do in the dashboard, and what only operators do. */
const auditActions = [...writingOperations, 'createMember'] as const

/** An operation in words: its own text if there is one, else its name with spaces, as `Create label`. */
function describeAction(action: string): string {
  const known: Readonly<Record<string, string>> = settingsText.audit.actions
  if (Object.hasOwn(known, action)) return known[action] ?? action
  const words = action
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
