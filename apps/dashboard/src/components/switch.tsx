import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox'
import { Switch as BaseSwitch } from '@base-ui/react/switch'
import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'

interface SwitchProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly label: ReactNode
  readonly disabled?: boolean
}

/** On or off, at once. In a form that is saved, use a checkbox. */
export function Switch({ checked, onChange, label, disabled = false }: SwitchProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is inside
    <label className="flex items-center gap-2.5 text-base">
      <BaseSwitch.Root
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        className="relative h-5 w-9 shrink-0 rounded-full bg-line-strong transition-colors data-checked:bg-accent data-disabled:opacity-50"
      >
        <BaseSwitch.Thumb className="block size-4 translate-x-0.5 rounded-full bg-white shadow-sm transition-transform data-checked:translate-x-4.5" />
      </BaseSwitch.Root>
      {label}
    </label>
  )
}

interface CheckboxProps extends SwitchProps {
  /** Some of the rows below it. */
  readonly indeterminate?: boolean
  /** Names it for screen readers only. */
  readonly hiddenLabel?: boolean
}

export function Checkbox({
  checked,
  onChange,
  label,
  disabled = false,
  indeterminate = false,
  hiddenLabel,
}: CheckboxProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is inside
    <label className="flex items-center gap-2.5 text-base">
      <BaseCheckbox.Root
        checked={checked}
        indeterminate={indeterminate}
        onCheckedChange={onChange}
        disabled={disabled}
        className="flex size-4 shrink-0 items-center justify-center rounded-sm border border-line-strong bg-raised text-on-accent data-checked:border-accent data-checked:bg-accent data-indeterminate:border-accent data-indeterminate:bg-accent"
      >
        <BaseCheckbox.Indicator>
          {indeterminate ? <Minus aria-hidden className="size-3" /> : <Check aria-hidden className="size-3" />}
        </BaseCheckbox.Indicator>
      </BaseCheckbox.Root>
      <span className={hiddenLabel ? 'sr-only' : undefined}>{label}</span>
    </label>
  )
}
