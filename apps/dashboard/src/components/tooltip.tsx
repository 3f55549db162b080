import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'

interface TooltipProps {
  readonly label: ReactNode
  /** The element that has it. It must take the focus. */
  readonly children: ReactElement
}

/** A short text on hover and on focus. The page must be usable without it: touch screens do not show it. */
export function Tooltip({ label, children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger delay={300} render={children} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} className="z-50">
          <Base.Popup className="max-w-80 rounded-md bg-ink px-2 py-1 text-xs text-ground shadow-lg">
            {label}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
