import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface CheckboxProps {
  readonly label: ReactNode
  /** Shows the box alone, with a target large enough for a finger; screen readers still say the label. */
  readonly hiddenLabel?: boolean
  readonly checked: boolean
  /** Whether some of what it stands for is checked. */
  readonly indeterminate?: boolean
  readonly onChange: (checked: boolean) => void
}

export function Checkbox({ label, hiddenLabel, checked, indeterminate = false, onChange }: CheckboxProps) {
  return (
    <label
      className={classNames(
        'flex items-center',
        hiddenLabel ? '-m-2 size-9 justify-center pointer-coarse:size-11' : 'gap-2.5 text-base pointer-coarse:min-h-11',
      )}
    >
      <input
        type="checkbox"
        checked={checked}
        ref={(element) => {
          if (element) element.indeterminate = indeterminate
        }}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4 shrink-0 accent-accent"
      />
      <span className={hiddenLabel ? 'sr-only' : undefined}>{label}</span>
    </label>
  )
}
