import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'

interface DisclosureMenuProps {
  readonly className: string
  /** Its text, which is also its name for screen readers. */
  readonly button: ReactNode
  /** Links and buttons; a click on one closes the list, unless it has `data-stay`. */
  readonly children: ReactNode
}

const keys: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * A list of links and buttons below or above its button. It is the browser's own popover, so that the first load needs no
 * library for it.
 */
export function DisclosureMenu({ className, button, children }: DisclosureMenuProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('a[href],button') ?? [])]
  const move = (event: KeyboardEvent) => {
    const step = keys[event.key]
    if (step === undefined) return
    event.preventDefault()
    if (!isOpen) list.current?.showPopover()
    const all = items()
    const current = all.indexOf(document.activeElement as HTMLElement)
    all[current < 0 ? 0 : (current + step + all.length) % all.length]?.focus()
  }
  const place = (isOpening: boolean) => {
    if (isOpening && list.current && opener.current) placeBeside(list.current, opener.current)
    setOpen(isOpening)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles the arrow keys of the button and the list
    <div onKeyDown={move}>
      <button
        ref={opener}
        type="button"
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-controls={id}
        className={className}
      >
        {button}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys click the links and buttons in it */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div
        ref={list}
        id={id}
        popover="auto"
        onBeforeToggle={(event) => place(event.newState === 'open')}
        onClick={(event) => {
          const item = (event.target as Element).closest('a,button')
          if (item !== null && !item.hasAttribute('data-stay')) list.current?.hidePopover()
        }}
        className={classNames(
          'fixed m-0 max-h-[60dvh] min-w-48 overflow-y-auto rounded-lg border border-line bg-raised p-1 text-ink shadow-lg',
        )}
      >
        {children}
      </div>
    </div>
  )
}

/** Places the list below the button if there is more space, else above it, as wide as the button. */
function placeBeside(list: HTMLElement, button: HTMLElement): void {
  const { left, top, bottom, width } = button.getBoundingClientRect()
  const isBelow = bottom < innerHeight / 2
  Object.assign(list.style, {
    left: `${left}px`,
    width: `${width}px`,
    right: 'auto',
    top: isBelow ? `${bottom + 4}px` : 'auto',
    bottom: isBelow ? 'auto' : `${innerHeight - top + 4}px`,
  })
}

/** The classes of a link or button in the list. */
export const disclosureItemClass =
  'flex w-full items-center gap-2 rounded-md px-2 py-1.5 text-left text-base hover:bg-hover focus-inset pointer-coarse:py-2.5'
