import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { TextInput } from '../../components/field.tsx'
import { FilterBar, type FilterProps, FilterSelect } from '../../components/filter-bar.tsx'
import { Form } from '../../components/form.tsx'
import { optionsOf } from '../../components/select.tsx'
import { TimeFilter } from '../../components/time-filter.tsx'
import { apiLogText } from '../../messages/api-log.ts'
import { text } from '../../messages/text.ts'
import { useKeyNames } from '../api-keys/api-keys-query.ts'
import { isFiltered, type LogSearch, methods, ranges, statusClasses } from './log-search.ts'

const { statusClassNames, fields, filters } = apiLogText

export function LogFilters(props: FilterProps<LogSearch>) {
  const { search, onChange } = props
  return (
    <FilterBar isFiltered={isFiltered(search)} onClear={() => onChange({})}>
      <SearchField {...props} />
      <FilterSelect
        {...props}
        name="status_class"
        label={text.common.status}
        any={text.common.anyStatus}
        options={optionsOf(statusClasses, statusClassNames)}
        className="max-w-40"
      />
      <FilterSelect
        {...props}
        name="method"
        label={filters.method}
        any={filters.anyMethod}
        options={methods.map((value) => ({ value, label: value }))}
        className="max-w-40"
      />
      <FilterSelect
        {...props}
        name="key_id"
        label={fields.key}
        any={filters.anyKey}
        options={[...useKeyNames()].map(([value, label]) => ({ value, label }))}
        className="max-w-40"
      />
      <TimeFilter {...props} ranges={ranges} any={filters.anyTime} />
    </FilterBar>
  )
}

/** One field for what can be typed: a request id opens its call; `/v1/…` is a path; a word is an error code. */
function SearchField({ search, onChange }: FilterProps<LogSearch>) {
  const applied = search.path ?? search.error_code ?? ''
  const [value, setValue] = useState(applied)
  useEffect(() => setValue(applied), [applied])
  const submit = () => {
    const { path: _path, error_code: _code, call: _call, ...others } = search
    const typed = value.trim()
    if (typed === '') onChange(others)
    else if (typed.startsWith('req_')) onChange({ ...others, call: typed })
    else if (typed.startsWith('/')) onChange({ ...others, path: typed })
    else onChange({ ...others, error_code: typed })
  }
  return (
    <Form onSubmit={submit} button={null} className="relative min-w-56 grow basis-56 sm:max-w-sm">
      <Search aria-hidden className="pointer-events-none absolute inset-y-0 left-2.5 my-auto size-4 text-quiet" />
      <TextInput
        type="search"
        aria-label={apiLogText.search}
        placeholder={apiLogText.searchHint}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        className="pl-8"
      />
    </Form>
  )
}
