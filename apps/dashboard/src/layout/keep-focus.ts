/** A scroll this recent of what is around an element explains why it has gone. */
const scrolledMs = 500
const focusable = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea'

/**
 * When the control that has the focus disappears, as a button does after its work, the focus goes to the next control
 * near its place. The browser would start again at the top of the page.
 */
export function keepFocus(document: Document): void {
  let focused: Element | undefined
  let around: readonly Element[] = []
  let scrolledAt = Number.NEGATIVE_INFINITY
  document.addEventListener('focusin', ({ target }) => {
    focused = target instanceof Element ? target : undefined
    around = focused === undefined ? [] : ancestorsOf(focused)
  })
  // Only elements that are removed lose the focus to nothing and are no longer part of the page.
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget === null && target === focused) queueMicrotask(() => focused?.isConnected && forget())
  })
  const onScroll = ({ target }: Event) => {
    if (focused !== undefined && target instanceof Node && target.contains(focused)) scrolledAt = performance.now()
  }
  document.addEventListener('scroll', onScroll, { capture: true, passive: true })

  const forget = () => {
    focused = undefined
    around = []
  }
  const restore = () => {
    if (focused === undefined || focused.isConnected || document.activeElement !== document.body) return
    const place = performance.now() - scrolledAt < scrolledMs ? undefined : placeIn(around, focused)
    forget()
    place?.focus({ preventScroll: true })
  }
  // This runs after a dialog has returned the focus to what opened it.
  new MutationObserver(() => {
    if (focused !== undefined && !focused.isConnected) setTimeout(restore)
  }).observe(document.body, { childList: true, subtree: true })
}

function ancestorsOf(element: Element): readonly Element[] {
  return element.parentElement === null ? [] : [element.parentElement, ...ancestorsOf(element.parentElement)]
}

/**
 * The same control if it was made anew, or else the first control, in the smallest part of the page that is left and has
 * one. Never a control of another row: it would change something else.
 */
function placeIn(around: readonly Element[], gone: Element): HTMLElement | undefined {
  for (const element of around) {
    if (!element.isConnected) continue
    if (element === document.body) return undefined
    const found = [...element.querySelectorAll<HTMLElement>(focusable)].filter(
      (each) => isOwn(each, around) && each.checkVisibility(),
    )
    if (found.length > 0) return found.find((each) => isSame(each, gone)) ?? found[0]
    if (element.id === 'content') return element as HTMLElement
  }
  return undefined
}

function isOwn(control: Element, around: readonly Element[]): boolean {
  const row = control.closest('tr, li, article')
  return row === null || around.includes(row)
}

function isSame(control: Element, gone: Element): boolean {
  const label = gone.getAttribute('aria-label')
  return label !== null && control.tagName === gone.tagName && control.getAttribute('aria-label') === label
}
