import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { text } from '../messages/text.ts'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'

export interface DialogProps {
  readonly open: boolean
  /** Called with false by Escape, a click outside and the close button. Ignore it to keep the dialog open. */
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly description?: ReactNode
  readonly children?: ReactNode
  /** The buttons at its end. */
  readonly footer?: ReactNode
  readonly size?: 'sm' | 'md' | 'lg'
  /** Whether a click outside closes it; false for what would be lost. */
  readonly dismissible?: boolean
}

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-lg', lg: 'sm:max-w-3xl' }
const backdrop =
  'fixed inset-0 z-40 bg-backdrop transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0'

/** A window over the page. It keeps the focus, and returns it when it closes. On a phone it fills the lower edge. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, footer, size = 'md', dismissible = true } = props
  const body = useRef<HTMLDivElement>(null)
  const footing = useRef<HTMLDivElement>(null)
  // The first field or the first button at the end, and not the close button, which comes first.
  const initialFocus = () =>
    body.current?.querySelector<HTMLElement>('input,select,textarea,[role=combobox]') ??
    footing.current?.querySelector<HTMLElement>('button') ??
    true
  return (
    <Base.Root open={open} onOpenChange={onOpenChange} disablePointerDismissal={!dismissible}>
      <Base.Portal>
        <Base.Backdrop className={backdrop} />
        <Base.Popup
          initialFocus={initialFocus}
          className={classNames(
            'fixed z-40 flex max-h-[92dvh] flex-col border border-line bg-raised shadow-lg transition duration-150',
            'inset-x-0 bottom-0 rounded-t-xl sm:inset-x-4 sm:top-[10dvh] sm:bottom-auto sm:mx-auto sm:max-h-[80dvh] sm:rounded-xl',
            'data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0',
            widths[size],
          )}
        >
          <div className="flex items-start justify-between gap-4 px-5 pt-4">
            <div>
              <Base.Title className="text-lg font-semibold">{title}</Base.Title>
              {description && <Base.Description className="mt-1 text-base text-quiet">{description}</Base.Description>}
            </div>
            <Base.Close
              render={<IconButton icon={X} label={text.common.close} className="-mt-0.5 -mr-2 pointer-coarse:-mt-2" />}
            />
          </div>
          <div ref={body} className="scrollbar-thin overflow-y-auto px-5 py-4">
            {children}
          </div>
          {footer && (
            <div ref={footing} className="flex flex-wrap justify-end gap-2 rounded-b-xl border-t border-line px-5 py-3">
              {footer}
            </div>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

interface DrawerProps extends Omit<DialogProps, 'size' | 'dismissible'> {
  readonly side?: 'right' | 'left'
  /** Beside the title, such as buttons for the next and the previous row. */
  readonly actions?: ReactNode
  readonly width?: 'narrow' | 'wide'
}

const drawerSides = {
  right: 'right-0 data-ending-style:translate-x-full data-starting-style:translate-x-full border-l',
  left: 'left-0 data-ending-style:-translate-x-full data-starting-style:-translate-x-full border-r',
}

/** Details at the side of the page, which stay beside the list that they belong to. */
export function Drawer(props: DrawerProps) {
  const { open, onOpenChange, title, description, children, footer, actions, side = 'right', width = 'wide' } = props
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={backdrop} />
        <Base.Popup
          ref={popup}
          initialFocus={popup}
          className={classNames(
            'fixed inset-y-0 z-40 flex w-full flex-col border-line bg-raised shadow-lg outline-none transition-transform duration-200',
            width === 'wide' ? 'max-w-2xl' : 'max-w-72',
            drawerSides[side],
          )}
        >
          <div className="flex items-start justify-between gap-4 border-b border-line px-5 py-3">
            <div className="min-w-0 py-1 pointer-coarse:py-2.5">
              <Base.Title className="text-lg leading-6 font-semibold">{title}</Base.Title>
              {description && <Base.Description className="mt-0.5 text-sm text-quiet">{description}</Base.Description>}
            </div>
            <div className="-mr-2 flex shrink-0 items-center gap-1">
              {actions}
              <Base.Close render={<IconButton icon={X} label={text.common.close} />} />
            </div>
          </div>
          <div className="scrollbar-thin grow overflow-y-auto px-5 py-4">{children}</div>
          {footer && <div className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">{footer}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
