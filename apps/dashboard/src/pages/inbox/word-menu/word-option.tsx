import type { ReactNode } from 'react'
import { classNames } from '../../../components/class-names.ts'

interface WordOptionProps {
  readonly id: string
  readonly isActive: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

/** An item of a menu above a field. The field keeps the focus, and handles the keys. */
export function WordOption({ id, isActive, onChoose, children }: WordOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      ref={(item) => void (isActive && item?.scrollIntoView({ block: 'nearest' }))}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={classNames(
        'cursor-pointer rounded-md px-2 py-1.5 text-base pointer-coarse:py-2.5',
        isActive ? 'bg-selected' : 'hover:bg-hover',
      )}
    >
      {children}
    </div>
  )
}
