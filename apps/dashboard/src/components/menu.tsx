import { Menu as Base } from '@base-ui/react/menu'
import type { LucideIcon } from 'lucide-react'
import { EllipsisVertical } from 'lucide-react'
import { type ReactElement, useRef, useState } from 'react'
import { text } from '../messages/text.ts'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { itemClass, popupClass } from './select.tsx'

interface MenuItem {
  readonly label: string
  readonly icon?: LucideIcon
  readonly onSelect: () => void
  readonly danger?: boolean
}

interface MenuProps {
  readonly items: readonly MenuItem[]
  /** The button; default one with three dots. */
  readonly trigger?: ReactElement
  /** For screen readers, such as `Actions for Key 1`. */
  readonly label?: string
  readonly onOpenChange?: (isOpen: boolean) => void
}

export function Menu({ items, trigger, label = text.common.actions, onOpenChange }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  // Content outside of all landmarks is hard to find with a screen reader.
  const [landmark] = useState(() => ({
    get current() {
      return button.current?.closest('main') ?? null
    },
  }))
  return (
    <Base.Root {...(onOpenChange && { onOpenChange: (isOpen: boolean) => onOpenChange(isOpen) })}>
      <Base.Trigger ref={button} render={trigger ?? <IconButton icon={EllipsisVertical} label={label} />} />
      <Base.Portal container={landmark}>
        <Base.Positioner sideOffset={4} align="end" className="z-50">
          <Base.Popup className={popupClass}>
            {items.map(({ label, icon: Icon, onSelect, danger }) => (
              <Base.Item key={label} onClick={onSelect} className={classNames(itemClass, danger && 'text-bad')}>
                {Icon && <Icon aria-hidden className={classNames('size-4', danger ? 'text-bad' : 'text-quiet')} />}
                {label}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
