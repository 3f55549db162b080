import { useInfiniteQuery } from '@tanstack/react-query'
import { Download, X } from 'lucide-react'
import { Button } from '../../components/button.tsx'
import { Combobox } from '../../components/combobox.tsx'
import { Select } from '../../components/select.tsx'
import { TimeFilter } from '../../components/time-filter.tsx'
import { text } from '../../messages/text.ts'
import { auditActions } from './audit-actions.ts'
import { describeAction } from './describe-action.ts'
import { auditExportUrl, membersQuery } from './settings-data.ts'
import { type AuditSearch, auditRanges, isFiltered } from './settings-search.ts'

interface AuditFiltersProps {
  readonly search: AuditSearch
  readonly onChange: (search: AuditSearch) => void
}

const labels = text.settings.audit

/** The filters of the audit log. Each change is in the URL, so that it can be shared. */
export function AuditFilters({ search, onChange }: AuditFiltersProps) {
  const choose = (name: keyof AuditSearch, value: string | null) => {
    const { [name]: _previous, ...others } = search
    onChange(value ? { ...others, [name]: value } : others)
  }
  const { range, from, to, ...others } = search
  return (
    <search className="flex flex-wrap items-center gap-2 px-5 pb-3">
      <Select
        label={labels.user}
        value={search.user_id ?? ''}
        options={useUserOptions(search.user_id)}
        onChange={(value) => choose('user_id', value)}
        className="max-w-52 max-sm:max-w-[calc(50%-0.25rem)]"
      />
      <TimeFilter
        value={{ range, from, to }}
        ranges={auditRanges}
        rangeNames={labels.ranges}
        labels={labels.times}
        onChange={(times) => onChange({ ...others, ...times })}
      />
      <Combobox
        label={labels.action}
        placeholder={labels.anyAction}
        value={search.action ?? null}
        options={actionOptions(search.action)}
        onChange={(value) => choose('action', value)}
        className="w-60 max-sm:w-full"
      />
      {isFiltered(search) && (
        <Button variant="ghost" icon={X} onClick={() => onChange({})}>
          {text.common.clearFilters}
        </Button>
      )}
      <Button icon={Download} className="sm:ml-auto" onClick={() => location.assign(auditExportUrl(search))}>
        {labels.export}
      </Button>
    </search>
  )
}

/** The members, and the user of a link who is none any more. */
function useUserOptions(selected: string | undefined) {
  const { data: members = [] } = useInfiniteQuery(membersQuery)
  const known = members.map(({ id, name }) => ({ value: id, label: name }))
  const isKnown = selected === undefined || members.some(({ id }) => id === selected)
  return [{ value: '', label: labels.anyUser }, ...known, ...(isKnown ? [] : [{ value: selected, label: selected }])]
}

function actionOptions(selected: string | undefined) {
  const others = selected === undefined || auditActions.some((each) => each === selected) ? [] : [selected]
  return [...auditActions, ...others].map((value) => ({ value, label: describeAction(value) }))
}
