import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { text } from '../messages/text.ts'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { type Option, Select } from './select.tsx'

/** The state of a list's filters. Each change is in the URL, so that it can be shared. */
export interface FilterProps<Search> {
  readonly search: Search
  readonly onChange: (search: Search) => void
}

interface FilterBarProps {
  readonly isFiltered: boolean
  readonly onClear: () => void
  readonly children: ReactNode
  readonly actions?: ReactNode
  /** Whether it is inside the card of the list. */
  readonly inCard?: boolean
}

/** The filters of a list, and a button that clears them. */
export function FilterBar({ isFiltered, onClear, children, actions, inCard }: FilterBarProps) {
  return (
    <search className={classNames('flex flex-wrap items-start gap-2', inCard ? 'px-5 pb-3' : 'mb-3')}>
      {children}
      {isFiltered && (
        <Button variant="ghost" icon={X} onClick={onClear}>
          {text.common.clearFilters}
        </Button>
      )}
      {actions}
    </search>
  )
}

interface FilterSelectProps<Search, Name extends keyof Search, Value extends string> extends FilterProps<Search> {
  readonly name: Name
  readonly label: string
  /** The option that filters nothing. */
  readonly any: string
  readonly options: readonly Option<Value>[]
  /** Its max width. */
  readonly className: string
}

export function FilterSelect<Search extends object, Name extends keyof Search, Value extends Search[Name] & string>(
  props: FilterSelectProps<Search, Name, Value>,
) {
  const { search, onChange, name, label, any, options, className } = props
  return (
    <Select<Value | ''>
      label={label}
      value={(search[name] as Value | undefined) ?? ''}
      onChange={(value) => onChange({ ...search, [name]: value || undefined })}
      options={[{ value: '', label: any }, ...options]}
      className={`${className} max-sm:max-w-[calc(50%-0.25rem)]`}
    />
  )
}

type StatusFilterProps<Search extends { readonly status?: string | undefined }> = FilterProps<Search> & {
  readonly options: readonly Option<NonNullable<Search['status']>>[]
}

/** The filter that most lists have. */
export function StatusFilter<Search extends { readonly status?: string | undefined }>(
  props: StatusFilterProps<Search>,
) {
  const { status, anyStatus } = text.common
  return <FilterSelect {...props} name="status" label={status} any={anyStatus} className="max-w-48" />
}
