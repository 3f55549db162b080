import { X } from 'lucide-react'
import { Button } from '../../components/button.tsx'
import { SearchField } from '../../components/search-field.tsx'
import { Select } from '../../components/select.tsx'
import { text } from '../../messages/text.ts'
import { useLabels } from '../../use-labels.ts'
import { type ContactsSearch, isFiltered } from './contacts-search.ts'

interface ContactFiltersProps {
  readonly search: ContactsSearch
  readonly onChange: (search: ContactsSearch) => void
}

/** The filters of the list. Each change is in the URL, so that it can be shared. */
export function ContactFilters({ search, onChange }: ContactFiltersProps) {
  const labels = useLabels()
  return (
    <search className="mb-3 flex flex-wrap items-start gap-2">
      <SearchField
        value={search.search ?? ''}
        onChange={(value) => onChange({ ...search, search: value || undefined })}
        label={text.contacts.filters.search}
        placeholder={text.contacts.filters.searchHint}
        tooShort={text.contacts.filters.tooShort}
        className="min-w-56 grow sm:max-w-sm"
      />
      <Select
        label={text.contacts.filters.label}
        value={search.label_id ?? ''}
        onChange={(value) => onChange({ ...search, label_id: value || undefined })}
        options={[
          { value: '', label: text.contacts.filters.anyLabel },
          ...labels.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        className="max-w-48"
      />
      {isFiltered(search) && (
        <Button variant="ghost" icon={X} onClick={() => onChange({})}>
          {text.common.clearFilters}
        </Button>
      )}
    </search>
  )
}
