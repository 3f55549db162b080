import { useQuery } from '@tanstack/react-query'
import { queries } from '../../client.ts'
import { FilterBar, type FilterProps, FilterSelect } from '../../components/filter-bar.tsx'
import { NumberFilter } from '../../components/number-filter.tsx'
import { SearchField } from '../../components/search-field.tsx'
import { optionsOf } from '../../components/select.tsx'
import { TimeFilter } from '../../components/time-filter.tsx'
import { text } from '../../messages/text.ts'
import { directions, isFiltered, type MessageSearch, ranges } from './message-search.ts'

const { filters } = text.search

export function SearchFilters(props: FilterProps<MessageSearch>) {
  const { search, onChange } = props
  return (
    <FilterBar isFiltered={isFiltered(search)} onClear={() => onChange({ search: search.search })}>
      <SearchField
        value={search.search ?? ''}
        onChange={(value) => onChange({ ...search, search: value || undefined })}
        label={filters.text}
        placeholder={filters.textHint}
        tooShort={filters.tooShort}
        className="min-w-56 grow basis-72 sm:max-w-xl"
      />
      <NumberFilter {...props} />
      <FilterSelect
        {...props}
        name="direction"
        label={filters.direction}
        any={filters.anyDirection}
        options={optionsOf(directions, filters.directions)}
        className="max-w-44"
      />
      <FilterSelect
        {...props}
        name="kind"
        label={filters.kind}
        any={filters.contacts}
        options={[{ value: 'group', label: filters.groups }]}
        className="max-w-44"
      />
      <TimeFilter {...props} ranges={ranges} />
      {search.contact_id !== undefined && <OfContact {...search} contact_id={search.contact_id} />}
    </FilterBar>
  )
}

function OfContact({ contact_id, phone_number_id }: MessageSearch & { readonly contact_id: string }) {
  const options = queries.contacts.get.queryOptions(phone_number_id ?? '', contact_id)
  const { data } = useQuery({ ...options, enabled: phone_number_id !== undefined })
  const contact = data?.data
  return (
    <p className="flex min-h-8 items-center text-sm text-quiet">
      {text.search.ofContact(contact?.name ?? contact?.phone_number ?? undefined)}
    </p>
  )
}
