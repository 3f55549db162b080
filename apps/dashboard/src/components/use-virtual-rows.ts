import { type ReactVirtualizerOptions, useVirtualizer } from '@tanstack/react-virtual'
import { useCallback } from 'react'

type Options = Partial<ReactVirtualizerOptions<HTMLElement, Element>> &
  Pick<ReactVirtualizerOptions<HTMLElement, Element>, 'estimateSize'>

/**
 * The rows of a long list that can be seen, which are the only ones to render.
 *
 * @param keyOf must be the same function at each render: then the places of all rows are kept
 */
export function useVirtualRows<Row>(
  scroller: { readonly current: HTMLElement | null },
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  options: Options,
) {
  const virtualizer = useVirtualizer<HTMLElement, Element>({
    ...options,
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: useCallback((index: number) => keyOf(rows[index]!), [rows, keyOf]),
    // Rendering within the event of scrolling would make it wait.
    useFlushSync: false,
  })
  const items = virtualizer.getVirtualItems().flatMap(({ index, key, start, end, size }) => {
    const row = rows[index]
    return row === undefined ? [] : [{ row, index, key: String(key), start, end, size }]
  })
  return { virtualizer, items }
}
