import { FilterBar, type FilterProps, FilterSelect } from '../../components/filter-bar.tsx'
import { SearchField } from '../../components/search-field.tsx'
import { contactsText } from '../../messages/contacts.ts'
import { text } from '../../messages/text.ts'
import { useLabels } from '../../use-labels.ts'
import { type ContactsSearch, isFiltered } from './contacts-search.ts'

const { filters } = contactsText

export function ContactFilters({ search, onChange }: FilterProps<ContactsSearch>) {
  return (
    <FilterBar isFiltered={isFiltered(search)} onClear={() => onChange({})}>
      <SearchField
        value={search.search ?? ''}
        onChange={(value) => onChange({ ...search, search: value || undefined })}
        label={filters.search}
        placeholder={filters.searchHint}
        tooShort={filters.tooShort}
        className="min-w-56 grow sm:max-w-sm"
      />
      <FilterSelect
        {...{ search, onChange }}
        name="label_id"
        label={text.common.label}
        any={text.common.anyLabel}
        options={useLabels().map(({ id, name }) => ({ value: id, label: name }))}
        className="max-w-48"
      />
      <FilterSelect
        {...{ search, onChange }}
        name="blocked"
        label={contactsText.blocked}
        any={filters.anyState}
        options={[{ value: 'only', label: contactsText.blocked }]}
        className="max-w-40"
      />
    </FilterBar>
  )
}
