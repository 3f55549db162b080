interface CheckboxProps {
  /** For screen readers. */
  readonly label: string
  readonly checked: boolean
  /** Some of what it stands for is checked. */
  readonly indeterminate?: boolean
  readonly onChange: (checked: boolean) => void
}

/** A box to select a row, with a target large enough for a finger. */
export function Checkbox({ label, checked, indeterminate = false, onChange }: CheckboxProps) {
  return (
    <label className="-m-2 flex size-9 items-center justify-center pointer-coarse:size-11">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        ref={(element) => {
          if (element) element.indeterminate = indeterminate
        }}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4 accent-accent"
      />
    </label>
  )
}
