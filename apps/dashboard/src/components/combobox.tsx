import { Combobox as Base } from '@base-ui/react/combobox'
import { Check, ChevronsUpDown } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { text } from '../messages/text.ts'
import { classNames } from './class-names.ts'
import { type ControlProps, inputClass } from './field.tsx'
import { itemClass, type Option, popupClass } from './select.tsx'

interface ComboboxProps<Value extends string> extends Partial<ControlProps> {
  readonly value: Value | null
  readonly onChange: (value: Value | null) => void
  readonly options: readonly Option<Value>[]
  /** Called while the person types, if the options are searched by the service. */
  readonly onSearch?: (text: string) => void
  readonly label?: string
  readonly placeholder?: string
  readonly className?: string
}

/** One of many options, found by typing. */
export function Combobox<Value extends string>(props: ComboboxProps<Value>) {
  const { value, onChange, options, onSearch, label, placeholder, className, ...control } = props
  const selected = options.find((option) => option.value === value) ?? null
  return (
    <Base.Root
      items={options}
      autoHighlight
      value={selected}
      onValueChange={(next: Option<Value> | null) => onChange(next?.value ?? null)}
      {...(onSearch && { filter: null, onInputValueChange: onSearch })}
    >
      <Base.InputGroup className={classNames('relative', className)}>
        <Base.Input
          {...control}
          onKeyDown={keepForm}
          aria-label={label}
          placeholder={placeholder}
          className={classNames(inputClass, 'h-8 pr-8 pointer-coarse:h-11 pointer-coarse:text-lg')}
        />
        <Base.Trigger
          aria-label={label ?? text.common.search}
          tabIndex={-1}
          className="absolute inset-y-0 right-0 flex w-8 items-center justify-center text-quiet"
        >
          <ChevronsUpDown aria-hidden className="size-3.5" />
        </Base.Trigger>
      </Base.InputGroup>
      <Base.Portal>
        <Base.Positioner sideOffset={4} className="z-50">
          <Base.Popup className={popupClass}>
            <Base.Empty className="px-2 py-1.5 text-base text-quiet empty:hidden">{text.common.noMatches}</Base.Empty>
            <Base.List>
              {(option: Option<Value>) => (
                <Base.Item key={option.value} value={option} className={itemClass}>
                  <span className="grow truncate">{option.label}</span>
                  <Base.ItemIndicator>
                    <Check aria-hidden className="size-4 text-accent" />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/** Enter chooses; it never submits the form around. */
function keepForm(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}
