import { useId } from 'react'
import { text } from '../messages/text.ts'
import type { Range, Times } from '../search-values.ts'
import { TextInput } from './field.tsx'
import type { FilterProps } from './filter-bar.tsx'
import { fromLocal, toLocal } from './local-time.ts'
import { optionsOf, Select } from './select.tsx'

interface TimeFilterProps<Value extends Range, Search> extends FilterProps<Search> {
  readonly ranges: readonly Value[]
  /** The option that filters nothing. */
  readonly any?: string
}

const dayMs = 86_400_000
const labels = text.times

/** A range up to now, or two times that the reader chooses. */
export function TimeFilter<Value extends Range, Search extends Times<Value>>(props: TimeFilterProps<Value, Search>) {
  const { search, onChange, ranges, any = labels.anyTime } = props
  const { from, to, range } = search
  const id = useId()
  const isCustom = from !== undefined || to !== undefined
  const choose = (chosen: Value | '' | 'custom') => {
    const times =
      chosen === 'custom'
        ? { range: undefined, from: from ?? new Date(Date.now() - dayMs).toISOString(), to }
        : { range: chosen || undefined, from: undefined, to: undefined }
    onChange({ ...search, ...times })
  }
  const bound = (name: 'from' | 'to') => (
    <div className="flex items-center gap-1.5 max-sm:w-full max-sm:*:last:grow">
      <label htmlFor={`${id}-${name}`} className="text-sm text-quiet max-sm:w-10">
        {labels[name]}
      </label>
      <TextInput
        id={`${id}-${name}`}
        type="datetime-local"
        value={toLocal(search[name])}
        onChange={(event) => onChange({ ...search, range: undefined, [name]: fromLocal(event.target.value) })}
        className="sm:max-w-52"
      />
    </div>
  )
  return (
    <>
      <Select<Value | '' | 'custom'>
        label={labels.range}
        value={isCustom ? 'custom' : (range ?? '')}
        onChange={choose}
        options={[
          { value: '', label: any },
          ...optionsOf(ranges, labels.ranges),
          { value: 'custom', label: labels.custom },
        ]}
        className="max-w-44 max-sm:max-w-[calc(50%-0.25rem)]"
      />
      {isCustom && bound('from')}
      {isCustom && bound('to')}
    </>
  )
}
