import { Switch as Base } from '@base-ui/react/switch'

interface SwitchProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly label: string
  readonly disabled?: boolean
}

/** On or off, at once. In a form that is saved, use a checkbox. */
export function Switch({ checked, onChange, label, disabled = false }: SwitchProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is inside
    <label className="flex items-center gap-2.5 text-base">
      <Base.Root
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        className="relative h-5 w-9 shrink-0 rounded-full bg-line-strong transition-colors data-checked:bg-accent data-disabled:opacity-50"
      >
        <Base.Thumb className="block size-4 translate-x-0.5 rounded-full bg-white shadow-sm transition-transform data-checked:translate-x-4.5" />
      </Base.Root>
      {label}
    </label>
  )
}
