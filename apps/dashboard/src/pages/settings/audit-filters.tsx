import { Download } from 'lucide-react'
import { Button } from '../../components/button.tsx'
import { Combobox } from '../../components/combobox.tsx'
import { FilterBar, type FilterProps, FilterSelect } from '../../components/filter-bar.tsx'
import { withChosen } from '../../components/select.tsx'
import { TimeFilter } from '../../components/time-filter.tsx'
import { writingOperations } from '../../generated/writing-operations.ts'
import { settingsText } from '../../messages/settings.ts'
import { useList } from '../../use-list.ts'
import { membersQuery } from '../members-query.ts'
import { describeAction } from './describe-action.ts'
import { auditExportUrl } from './settings-data.ts'
import { type AuditSearch, auditRanges, isFiltered } from './settings-search.ts'

const labels = settingsText.audit

/** The filters of the audit log, and its export. */
export function AuditFilters({ search, onChange }: FilterProps<AuditSearch>) {
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
