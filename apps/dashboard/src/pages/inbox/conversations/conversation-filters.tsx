import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { Button, IconButton } from '../../../components/button.tsx'
import { Combobox } from '../../../components/combobox.tsx'
import type { FilterProps } from '../../../components/filter-bar.tsx'
import { SearchField } from '../../../components/search-field.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { optionsOf } from '../../../components/select.tsx'
import { Switch } from '../../../components/switch.tsx'
import { text } from '../../../messages/text.ts'
import { useSession } from '../../../session.ts'
import { useLabels } from '../../../use-labels.ts'
import { type InboxSearch, isFiltered, statusFilters } from '../inbox-search.ts'
import { useUsers } from '../use-users.ts'

const { filters: texts } = text.inbox

/** The filters of the conversations. Each change is in the URL, so that it can be shared. */
export function ConversationFilters({ search, onChange }: FilterProps<InboxSearch>) {
  const panelId = useId()
  const { search: searched, status = 'open', ...others } = search
  const hasMore = isFiltered(others)
  const [isOpen, setOpen] = useState(hasMore)
  return (
    <search className="grid grid-cols-1 gap-2 border-b border-line px-4 pb-3">
      <div className="flex items-start gap-1">
        <SearchField
          value={searched ?? ''}
          onChange={(value) => onChange({ ...search, search: value || undefined })}
          label={texts.search}
          placeholder={texts.searchHint}
          tooShort={texts.tooShort}
          className="grow"
        />
        <IconButton
          icon={SlidersHorizontal}
          label={texts.more}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
          className={hasMore ? 'text-accent' : ''}
        />
      </div>
      <Segmented
        label={text.common.status}
        value={status}
        onChange={(value) => onChange({ ...search, status: value === 'open' ? undefined : value })}
        options={optionsOf(statusFilters, text.inbox.statuses)}
      />
      <div id={panelId} hidden={!isOpen}>
        {isOpen && <MoreFilters search={search} onChange={onChange} />}
      </div>
    </search>
  )
}

function MoreFilters({ search, onChange }: FilterProps<InboxSearch>) {
  const me = useSession().user.id
  const users = useUsers()
  const labels = useLabels()
  const people = users
    .map(({ id, name }) => ({ value: id, label: id === me ? texts.me : name }))
    .sort((one, other) => Number(other.value === me) - Number(one.value === me))
  return (
    <div className="grid grid-cols-1 gap-2 pt-1">
      <Combobox
        label={text.conversationDetails.assignee}
        placeholder={texts.anyAssignee}
        value={search.assigned_to ?? null}
        onChange={(assigned_to) => onChange({ ...search, assigned_to: assigned_to ?? undefined })}
        options={people}
      />
      <Combobox
        label={text.common.label}
        placeholder={text.common.anyLabel}
        value={search.label_id ?? null}
        onChange={(label_id) => onChange({ ...search, label_id: label_id ?? undefined })}
        options={labels.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Switch
        label={texts.unread}
        checked={search.unread === true}
        onChange={(checked) => onChange({ ...search, unread: checked ? true : undefined })}
      />
      <Switch
        label={texts.window}
        checked={search.window === 'open'}
        onChange={(checked) => onChange({ ...search, window: checked ? 'open' : undefined })}
      />
      <Switch
        label={texts.groups}
        checked={search.kind === 'group'}
        onChange={(checked) => onChange({ ...search, kind: checked ? 'group' : undefined })}
      />
      {isFiltered(search) && (
        <Button variant="ghost" size="sm" onClick={() => onChange(search.status ? { status: search.status } : {})}>
          {text.common.clearFilters}
        </Button>
      )}
    </div>
  )
}
