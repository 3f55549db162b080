import { Search, X } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { TextInput } from '../../components/field.tsx'
import { Select } from '../../components/select.tsx'
import { formatTime } from '../../components/timestamp.tsx'
import { text } from '../../messages/text.ts'
import { isFiltered, type LogSearch, methods, type Range, ranges, statusClasses } from './log-search.ts'
import { useKeyNames } from './use-key-names.ts'

interface LogFiltersProps {
  readonly search: LogSearch
  readonly onChange: (search: LogSearch) => void
}

/** The filters of the log. Each change is in the URL, so that it can be shared. */
export function LogFilters({ search, onChange }: LogFiltersProps) {
  const keyNames = useKeyNames()
  const { statusClassNames, filters } = text.apiLog
  const choose = <Name extends keyof LogSearch>(name: Name, given: string) => {
    const { [name]: _previous, ...others } = search
    onChange(given === '' ? others : { ...others, [name]: given })
  }
  const select = (name: keyof LogSearch, any: string, values: readonly { value: string; label: string }[]) => (
    <Select
      label={filters[name as keyof typeof filters]}
      value={search[name] ?? ''}
      onChange={(value) => choose(name, value)}
      options={[{ value: '', label: any }, ...values]}
      className="max-w-40 max-sm:max-w-[calc(50%-0.25rem)]"
    />
  )
  return (
    <search className="mb-3 flex flex-wrap items-center gap-2">
      <SearchField search={search} onChange={onChange} />
      {select(
        'status_class',
        filters.anyStatus,
        statusClasses.map((value) => ({ value, label: statusClassNames[value] })),
      )}
      {select(
        'method',
        filters.anyMethod,
        methods.map((value) => ({ value, label: value })),
      )}
      {select(
        'key_id',
        filters.anyKey,
        [...keyNames].map(([value, label]) => ({ value, label })),
      )}
      <RangeSelect search={search} onChange={onChange} />
      {isFiltered(search) && (
        <Button variant="ghost" icon={X} onClick={() => onChange({})}>
          {text.common.clearFilters}
        </Button>
      )}
    </search>
  )
}

/** A range up to now, or the one that a link such as a bar of a chart has set. */
function RangeSelect({ search, onChange }: LogFiltersProps) {
  const { rangeNames, filters } = text.apiLog
  const { from, to, range: _range, ...others } = search
  const isCustom = from !== undefined || to !== undefined
  const bounds = [from, to].map((time) => (time === undefined ? '' : formatTime(time))).join(' – ')
  return (
    <Select<Range | '' | 'custom'>
      label={filters.range}
      value={isCustom ? 'custom' : (search.range ?? '')}
      onChange={(value) => {
        if (value !== 'custom') onChange(value === '' ? others : { ...others, range: value })
      }}
      options={[
        { value: '', label: filters.anyTime },
        ...ranges.map((value) => ({ value, label: rangeNames[value] })),
        ...(isCustom ? [{ value: 'custom' as const, label: bounds }] : []),
      ]}
      className={isCustom ? 'max-w-96' : 'max-w-40 max-sm:max-w-[calc(50%-0.25rem)]'}
    />
  )
}

/** One field for what can be typed: a request id opens its call; `/v1/…` is a path; a word is an error code. */
function SearchField({ search, onChange }: LogFiltersProps) {
  const applied = search.path ?? search.error_code ?? ''
  const [value, setValue] = useState(applied)
  useEffect(() => setValue(applied), [applied])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { path: _path, error_code: _code, call: _call, ...others } = search
    const typed = value.trim()
    if (typed === '') onChange(others)
    else if (typed.startsWith('req_')) onChange({ ...others, call: typed })
    else if (typed.startsWith('/')) onChange({ ...others, path: typed })
    else onChange({ ...others, error_code: typed })
  }
  return (
    <form onSubmit={submit} className="relative min-w-56 grow basis-56 sm:max-w-sm">
      <Search aria-hidden className="pointer-events-none absolute inset-y-0 left-2.5 my-auto size-4 text-quiet" />
      <TextInput
        type="search"
        aria-label={text.apiLog.search}
        placeholder={text.apiLog.searchHint}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        className="pl-8"
      />
    </form>
  )
}
