import { Search, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { TextInput } from '../../components/field.tsx'
import { Select } from '../../components/select.tsx'
import { text } from '../../messages/text.ts'
import { useLabels } from '../../use-labels.ts'
import { type ContactsSearch, isFiltered, minSearchLength } from './contacts-search.ts'

const typingPauseMs = 300

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

/** Searches when the person pauses, from the length that the API accepts. */
function SearchField({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  const wanted = typed.trim()
  const isTooShort = wanted !== '' && wanted.length < minSearchLength
  useEffect(() => {
    if (wanted === value || isTooShort) return
    const timer = setTimeout(() => onChange(wanted), typingPauseMs)
    return () => clearTimeout(timer)
  })
  return (
    <div className="relative min-w-56 grow sm:max-w-sm">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-2 left-2.5 size-4 text-quiet pointer-coarse:top-3.5"
      />
      <TextInput
        type="search"
        aria-label={text.contacts.filters.search}
        aria-describedby="contacts-search-hint"
        placeholder={text.contacts.filters.searchHint}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="pl-8"
      />
      <p id="contacts-search-hint" role="status" className="mt-1 text-sm text-quiet empty:hidden">
        {isTooShort ? text.contacts.filters.tooShort : ''}
      </p>
    </div>
  )
}
