import { useId } from 'react'
import type { Option } from './select.tsx'

interface SegmentedProps<Value extends string> {
  /** The name of the choice, for screen readers. */
  readonly label: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly options: readonly Option<Value>[]
}

/** One of two to five short options, all of them visible. */
export function Segmented<Value extends string>({ label, value, onChange, options }: SegmentedProps<Value>) {
  const name = useId()
  return (
    <fieldset className="inline-flex rounded-lg sm:shrink-0 sm:whitespace-nowrap border border-line bg-sunken p-0.5">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="cursor-pointer rounded-md px-2 py-1 text-sm text-quiet hover:text-ink has-checked:bg-raised has-checked:font-medium has-checked:text-ink has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent pointer-coarse:py-2.5"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
