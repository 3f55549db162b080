import { Select as Base } from '@base-ui/react/select'
import { Check, ChevronsUpDown } from 'lucide-react'
import { classNames } from './class-names.ts'
import { type ControlProps, Field, type FieldProps, inputClass } from './field.tsx'

export interface Option<Value extends string> {
  readonly value: Value
  readonly label: string
}

/** Options for values, by their names. */
export function optionsOf<Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<Value, string>>,
): readonly Option<Value>[] {
  return values.map((value) => ({ value, label: names[value] }))
}

/** The options, and the chosen value if it is none of them, such as one of a link. */
export function withChosen(options: readonly Option<string>[], chosen: string | undefined): readonly Option<string>[] {
  const isListed = chosen === undefined || options.some(({ value }) => value === chosen)
  return isListed ? options : [...options, { value: chosen, label: chosen }]
}

interface SelectProps<Value extends string> extends Partial<Omit<ControlProps, 'name'>> {
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly options: readonly Option<Value>[]
  /** For screen readers, if no field labels it. */
  readonly label?: string
  readonly disabled?: boolean
  readonly className?: string
}

export const popupClass =
  'max-h-[min(24rem,var(--available-height))] min-w-[var(--anchor-width)] max-w-[min(28rem,calc(100vw-1rem))] scrollbar-thin overflow-y-auto rounded-lg border border-line bg-raised p-1 shadow-lg outline-none'
export const itemClass =
  'flex items-center gap-2 rounded-md px-2 py-1.5 text-base outline-none select-none data-highlighted:bg-hover data-disabled:opacity-50 pointer-coarse:py-2.5'

/** One of a few options. For many, use Combobox, which has a search. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, onChange, options, label, className, ...control } = props
  const { disabled = false, ...trigger } = control
  return (
    <Base.Root
      items={options}
      value={value}
      disabled={disabled}
      onValueChange={(next) => next !== null && onChange(next as Value)}
    >
      <Base.Trigger
        {...trigger}
        aria-label={label}
        className={classNames(inputClass, 'flex h-8 items-center justify-between gap-2 pointer-coarse:h-11', className)}
      >
        <span className="truncate">
          <Base.Value />
        </span>
        <ChevronsUpDown aria-hidden className="size-3.5 shrink-0 text-quiet" />
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={4} alignItemWithTrigger={false} className="z-50">
          <Base.Popup className={popupClass}>
            {options.map((option) => (
              <Base.Item key={option.value} value={option.value} className={itemClass}>
                <Base.ItemText className="grow">{option.label}</Base.ItemText>
                <Base.ItemIndicator>
                  <Check aria-hidden className="size-4 text-accent" />
                </Base.ItemIndicator>
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

interface SelectFieldProps<Value extends string> extends Omit<FieldProps, 'children' | 'error' | 'optional'> {
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly options: readonly Option<Value>[]
  readonly disabled?: boolean
}

export function SelectField<Value extends string>({
  value,
  onChange,
  options,
  disabled = false,
  ...field
}: SelectFieldProps<Value>) {
  return (
    <Field {...field}>
      {({ name: _name, ...control }) => <Select {...control} {...{ value, onChange, options, disabled }} />}
    </Field>
  )
}
