import { type ReactNode, type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react'
import { BodyRow, type Column, HeaderRow, LoadingRows } from './data-table.tsx'
import { useVirtualRows } from './use-virtual-rows.ts'

/** By default every row has this height, with its border, so that the place of each is known. */
const lowHeight = 40

interface VirtualTableProps<Row> {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  /** It must be the same function at each render. */
  readonly rowKey: (row: Row) => string
  readonly isPending: boolean
  readonly onOpen: (row: Row) => void
  readonly openKey: string | undefined
  /** Whether the reader is at the first row, with the focus outside of the rows. */
  readonly onAtTop?: (isAtTop: boolean) => void
  /** Called with the index of the last row that is rendered. */
  readonly onReach?: (index: number) => void
  readonly footer: ReactNode
  readonly rowHeight?: number
  readonly ref?: Ref<VirtualTableHandle>
}

export interface VirtualTableHandle {
  scrollToTop(): void
}

/** A table of many rows, which scrolls by itself. Only the rows that can be seen are rendered. */
export function VirtualTable<Row>(props: VirtualTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    isPending,
    onOpen,
    openKey,
    onAtTop,
    onReach,
    footer,
    rowHeight = lowHeight,
    ref,
  } = props
  const scroller = useRef<HTMLElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const { virtualizer, items } = useVirtualRows(scroller, rows, rowKey, { estimateSize: () => rowHeight, overscan: 8 })
  const before = items[0]?.start ?? 0
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
  const reportPlace = () => {
    const isFocused = body.current?.contains(document.activeElement) ?? false
    onAtTop?.(!isFocused && (scroller.current?.scrollTop ?? 0) < rowHeight)
  }
  const lastIndex = items.at(-1)?.index ?? 0
  const reach = useEffectEvent((index: number) => onReach?.(index))
  useEffect(() => reach(lastIndex), [lastIndex])
  useImperativeHandle(ref, () => ({
    scrollToTop() {
      scroller.current?.focus({ preventScroll: true })
      scroller.current?.scrollTo({ top: 0 })
      reportPlace()
    },
  }))
  return (
    <section
      ref={scroller}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it must scroll by keyboard
      tabIndex={0}
      onScroll={reportPlace}
      className="scrollbar-thin max-h-[max(24rem,calc(100dvh-15rem))] overflow-auto [overflow-anchor:none] focus-inset"
    >
      <table
        aria-label={label}
        aria-busy={isPending}
        aria-rowcount={rows.length + 1}
        className="w-full table-fixed border-collapse text-left text-base"
      >
        <thead className="sticky top-0 z-10 bg-surface shadow-[0_1px_0_var(--color-line)] [&_tr]:border-b-0">
          <HeaderRow columns={columns} />
        </thead>
        <tbody ref={body} onFocus={reportPlace} onBlur={() => queueMicrotask(reportPlace)}>
          {isPending && <LoadingRows columns={columns} />}
          <Space height={before} />
          {items.map(({ row, index, key }) => (
            <BodyRow
              key={key}
              row={row}
              columns={columns}
              onOpen={onOpen}
              isOpen={key === openKey}
              rowIndex={index + 2}
              height={rowHeight}
            />
          ))}
          <Space height={after} />
        </tbody>
      </table>
      {footer}
    </section>
  )
}

/** Takes the place of rows that are not rendered. */
function Space({ height }: { readonly height: number }) {
  return height > 0 && <tr aria-hidden style={{ height }} />
}
