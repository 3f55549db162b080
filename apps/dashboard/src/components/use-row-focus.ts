import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

interface RowFocusOptions {
  readonly scroller: RefObject<HTMLElement | null>
  /** The ids of the rows that take the focus, in their order. */
  readonly ids: readonly string[]
  /** The attribute of a row that has its id. */
  readonly attribute: `data-${string}`
  /** How many rows a key moves. */
  readonly steps: Readonly<Record<string, number>>
  readonly scrollTo: (id: string) => void
}

/** Moves the focus between the rows of a virtual list, which may have to be scrolled to first. */
export function useRowFocus({ scroller, ids, attribute, steps, scrollTo }: RowFocusOptions) {
  const [focusedId, setFocusedId] = useState<string>()
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    // The row is rendered after the list has scrolled.
    const row =
      wanted.current && scroller.current?.querySelector<HTMLElement>(`[${attribute}="${CSS.escape(wanted.current)}"]`)
    if (!row) return
    wanted.current = undefined
    row.focus({ preventScroll: true })
  })
  const focusRow = (id: string) => {
    scrollTo(id)
    wanted.current = id
    setFocusedId(id)
  }
  return {
    focusedId,
    focusRow,
    onFocus: ({ target }: { readonly target: Element }) =>
      setFocusedId(target.closest(`[${attribute}]`)?.getAttribute(attribute) ?? undefined),
    onKeyDown(event: KeyboardEvent) {
      const step = steps[event.key]
      // Keys of the controls in a row are theirs.
      if (step === undefined || ids.length === 0 || !(event.target as Element).hasAttribute(attribute)) return
      event.preventDefault()
      const from = focusedId === undefined ? -1 : ids.indexOf(focusedId)
      focusRow(ids[Math.max(0, Math.min(ids.length - 1, from + step))]!)
    },
  }
}
