import { type ReactNode, useEffect, useRef, useState } from 'react'
import { text } from '../messages/text.ts'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { ErrorNotice } from './error-notice.tsx'
import { Skeleton } from './skeleton.tsx'

export interface Column<Row> {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  readonly align?: 'right'
  /** The narrowest screen that shows it; default all. */
  readonly from?: 'sm' | 'md' | 'lg' | 'xl' | '2xl'
  /** Classes of its cells, such as a width. */
  readonly className?: string
  /** Whether the header is only for screen readers. */
  readonly hiddenHeader?: boolean
  /** Whether its cells are controls, so that another column opens the row. */
  readonly isControl?: boolean
}

/** The state of a list: what `useInfiniteQuery` returns has all of it. */
export interface Paging {
  readonly isPending: boolean
  readonly error: unknown
  readonly refetch: () => unknown
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => unknown
}

interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly paging: Paging
  /** Instead of an empty table. */
  readonly empty: ReactNode
  /** Opens the details of a row; the first cell without a control then has one for keyboards. */
  readonly onOpen?: (row: Row) => void
  /** The row whose details are shown. */
  readonly openKey?: string | undefined
}

const shownFrom = {
  sm: 'max-sm:hidden',
  md: 'max-md:hidden',
  lg: 'max-lg:hidden',
  xl: 'max-xl:hidden',
  '2xl': 'max-2xl:hidden',
}

/** A list of the API as a table, with a button for the next page. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, paging, empty } = props
  if (paging.error && rows.length === 0)
    return (
      <div className="p-4">
        <ErrorNotice error={paging.error} onRetry={() => void paging.refetch()} />
      </div>
    )
  if (!paging.isPending && rows.length === 0) return empty
  return (
    <>
      <Scrollable label={label}>
        <table
          aria-label={label}
          aria-busy={paging.isPending}
          className="w-full border-collapse text-left text-base wrap-break-word"
        >
          <thead>
            <HeaderRow columns={columns} />
          </thead>
          <tbody>{paging.isPending ? <LoadingRows columns={columns} /> : <Rows {...props} />}</tbody>
        </table>
      </Scrollable>
      {!paging.isPending && <NextPage paging={paging} count={rows.length} />}
    </>
  )
}

/** The names of the columns. */
export function HeaderRow<Row>({ columns }: Pick<DataTableProps<Row>, 'columns'>) {
  return (
    <tr className="border-b border-line text-sm text-quiet">
      {columns.map((column) => (
        <th key={column.id} scope="col" className={cellClass(column, 'py-2 font-medium whitespace-nowrap')}>
          <span className={column.hiddenHeader ? 'sr-only' : undefined}>{column.header}</span>
        </th>
      ))}
    </tr>
  )
}

/** What is wider than its place can be scrolled, also with the keyboard. */
function Scrollable({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const element = useRef<HTMLElement>(null)
  const [isWide, setWide] = useState(false)
  useEffect(() => {
    const { current } = element
    if (current === null) return
    const observer = new ResizeObserver(() => setWide(current.scrollWidth > current.clientWidth))
    observer.observe(current)
    if (current.firstElementChild) observer.observe(current.firstElementChild)
    return () => observer.disconnect()
  }, [])
  return (
    <section
      ref={element}
      // Relative, so that hidden texts for screen readers are clipped too, and do not widen the page.
      className="scrollbar-thin relative overflow-x-auto focus-inset"
      {...(isWide && { tabIndex: 0, 'aria-label': label })}
    >
      {children}
    </section>
  )
}

function Rows<Row>({ rows, rowKey, columns, onOpen, openKey }: DataTableProps<Row>) {
  return rows.map((row) => {
    const key = rowKey(row)
    return <BodyRow key={key} row={row} columns={columns} onOpen={onOpen} isOpen={key === openKey} />
  })
}

interface BodyRowProps<Row> {
  readonly row: Row
  readonly columns: readonly Column<Row>[]
  readonly onOpen: ((row: Row) => void) | undefined
  readonly isOpen: boolean
  /** Its number in a table of which only a part is rendered; the header has 1. */
  readonly rowIndex?: number
  /** In pixels; default that of its cells. */
  readonly height?: number
}

/** A row, which opens its details when it is clicked. */
export function BodyRow<Row>({ row, columns, onOpen, isOpen, rowIndex, height }: BodyRowProps<Row>) {
  const opener = columns.findIndex(({ isControl }) => isControl !== true)
  return (
    <tr
      aria-rowindex={rowIndex}
      style={height === undefined ? undefined : { height }}
      onClick={(event) => {
        // Links and buttons inside the row have their own action; a selection of text is no click.
        const isControl = (event.target as Element).closest('a,button,input,label,time')
        if (onOpen && !isControl && getSelection()?.isCollapsed !== false) onOpen(row)
      }}
      className={classNames(
        'border-b border-line last:border-b-0',
        onOpen && 'cursor-pointer hover:bg-hover',
        isOpen && 'bg-selected',
      )}
    >
      {columns.map((column, index) => (
        <td
          key={column.id}
          className={classNames(
            cellClass(column, height === undefined ? 'py-2' : 'py-0'),
            // A name of one long word must not push the other columns out of sight.
            index === opener && 'wrap-anywhere',
          )}
        >
          {index === opener && onOpen ? (
            <button type="button" onClick={() => onOpen(row)} className="block w-full min-w-0 rounded-sm text-left">
              {column.cell(row)}
            </button>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  )
}

export function LoadingRows<Row>({ columns }: { readonly columns: readonly Column<Row>[] }) {
  return Array.from({ length: 6 }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: all are equal
    <tr key={index} className="border-b border-line last:border-b-0">
      {columns.map((column) => (
        <td key={column.id} className={cellClass(column, 'py-2.5')}>
          <Skeleton className="h-4 w-3/4" />
        </td>
      ))}
    </tr>
  ))
}

function NextPage({ paging, count }: { readonly paging: Paging; readonly count: number }) {
  const isAll = !paging.hasNextPage && !paging.error
  if (isAll && count <= 20) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line px-5 py-2 text-sm text-quiet">
      <span role="status">{text.common.shown(count)}</span>
      {paging.error ? <ErrorNotice error={paging.error} onRetry={() => void paging.fetchNextPage()} /> : null}
      {paging.hasNextPage && (
        <Button size="sm" pending={paging.isFetchingNextPage} onClick={() => void paging.fetchNextPage()}>
          {text.common.loadMore}
        </Button>
      )}
    </div>
  )
}

function cellClass<Row>({ align, from, className }: Column<Row>, more: string): string {
  return classNames(
    'px-3 align-middle first:pl-5 last:pr-5',
    align === 'right' && 'text-right',
    from && shownFrom[from],
    className,
    more,
  )
}
