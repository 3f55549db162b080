import { useId } from 'react'
import { TextInput } from './field.tsx'
import { fromLocal, toLocal } from './local-time.ts'
import { Select } from './select.tsx'

/** The times of a filter: a range up to now, or bounds as date-times instead. */
export interface TimeRange<Range extends string> {
  readonly range?: Range | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

interface TimeFilterProps<Range extends string> {
  readonly value: TimeRange<Range>
  readonly ranges: readonly Range[]
  readonly rangeNames: Readonly<Record<Range, string>>
  readonly labels: {
    readonly range: string
    readonly anyTime: string
    readonly custom: string
    readonly from: string
    readonly to: string
  }
  readonly onChange: (value: TimeRange<Range>) => void
}

const dayMs = 86_400_000
const half = 'max-sm:max-w-[calc(50%-0.25rem)]'

/** A range up to now, or two times that the reader chooses. */
export function TimeFilter<Range extends string>(props: TimeFilterProps<Range>) {
  const { value, ranges, rangeNames, labels, onChange } = props
  const { from, to, range } = value
  const id = useId()
  const isCustom = from !== undefined || to !== undefined
  const choose = (chosen: Range | '' | 'custom') => {
    if (chosen === 'custom') onChange({ from: from ?? new Date(Date.now() - dayMs).toISOString(), to })
    else onChange(chosen === '' ? {} : { range: chosen })
  }
  const bound = (name: 'from' | 'to') => (
    <div className="flex items-center gap-1.5 max-sm:w-full max-sm:*:last:grow">
      <label htmlFor={`${id}-${name}`} className="text-sm text-quiet max-sm:w-10">
        {labels[name]}
      </label>
      <TextInput
        id={`${id}-${name}`}
        type="datetime-local"
        value={toLocal(value[name])}
        onChange={(event) => onChange({ from, to, [name]: fromLocal(event.target.value) })}
        className="sm:max-w-52"
      />
    </div>
  )
  return (
    <>
      <Select<Range | '' | 'custom'>
        label={labels.range}
        value={isCustom ? 'custom' : (range ?? '')}
        onChange={choose}
        options={[
          { value: '', label: labels.anyTime },
          ...ranges.map((each) => ({ value: each, label: rangeNames[each] })),
          { value: 'custom', label: labels.custom },
        ]}
        className={`max-w-44 ${half}`}
      />
      {isCustom && bound('from')}
      {isCustom && bound('to')}
    </>
  )
}
