import { type ReactNode, useEffect, useRef, useState } from 'react'
import { text } from '../messages/text.ts'
import type { List } from '../use-list.ts'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { NoMatches, type NoMatchesProps } from './empty-state.tsx'
import { ErrorNotice } from './error-notice.tsx'
import { Skeleton } from './skeleton.tsx'
import { Timestamp, type TimestampProps } from './timestamp.tsx'

export interface Column<Row> {
  /** Unique in the table. */
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

/** The last column, with buttons. */
export function actionsColumn<Row>(cell: Column<Row>['cell']): Column<Row> {
  return { header: text.common.actions, hiddenHeader: true, align: 'right', cell }
}

/** A column with a time. @param timeOf the time of a row */
export function timeColumn<Row>(
  header: string,
  timeOf: (row: Row) => string,
  { form, isQuiet, ...column }: Pick<TimestampProps, 'form'> & { isQuiet?: boolean } & Partial<Column<Row>> = {},
): Column<Row> {
  const cell = (row: Row) => <Timestamp value={timeOf(row)} form={form} className={isQuiet ? 'text-quiet' : ''} />
  return { header, align: 'right', cell, ...column }
}

interface DataTableProps<Row extends { readonly id: string }> {
  /** The name of the table, for screen readers. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly list: List<Row>
  /** Shown instead of an empty table, if the list can be empty. */
  readonly empty?: ReactNode
  /** Set if the list is filtered: what an empty one then says instead. */
  readonly noMatches?: NoMatchesProps | false
  /** Opens the details of a row; the first cell without a control then has one for keyboards. */
  readonly onOpen?: (row: Row) => void
  /** Whether the details of a row are shown. */
  readonly isOpen?: (row: Row) => boolean
}

const shownFrom = {
  sm: 'max-sm:hidden',
  md: 'max-md:hidden',
  lg: 'max-lg:hidden',
  xl: 'max-xl:hidden',
  '2xl': 'max-2xl:hidden',
}

interface ListContentProps {
  readonly empty?: ReactNode
  readonly noMatches?: NoMatchesProps | false | undefined
  readonly list: List<unknown>
  /** Its table. */
  readonly children: ReactNode
}

/** The table of a list, or why it has none. */
export function ListContent({ list, empty, noMatches, children }: ListContentProps) {
  const { rows, isPending, error, refetch } = list
  if (error && rows.length === 0)
    return (
      <div className="p-4">
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      </div>
    )
  if (!isPending && rows.length === 0) return noMatches ? <NoMatches {...noMatches} /> : empty
  return children
}

/** A list of the API as a table, with a button for the next page. */
export function DataTable<Row extends { readonly id: string }>(props: DataTableProps<Row>) {
  const { label, columns, list, empty, noMatches, onOpen, isOpen } = props
  const { rows, isPending } = list
  return (
    <ListContent list={list} empty={empty} noMatches={noMatches}>
      <Scrollable label={label}>
        <table
          aria-label={label}
          aria-busy={isPending}
          className="w-full border-collapse text-left text-base wrap-break-word"
        >
          <thead>
            <HeaderRow columns={columns} />
          </thead>
          <tbody>
            {isPending && <LoadingRows columns={columns} />}
            {rows.map((row) => (
              <BodyRow key={row.id} row={row} columns={columns} onOpen={onOpen} isOpen={isOpen?.(row) ?? false} />
            ))}
          </tbody>
        </table>
      </Scrollable>
      {!isPending && <NextPage list={list} />}
    </ListContent>
  )
}

/** The names of the columns. */
export function HeaderRow<Row>({ columns }: { readonly columns: readonly Column<Row>[] }) {
  return (
    <tr className="border-b border-line text-sm text-quiet">
      {columns.map((column) => (
        <th key={column.header} scope="col" className={cellClass(column, 'py-2 font-medium whitespace-nowrap')}>
          <span className={column.hiddenHeader ? 'sr-only' : undefined}>{column.header}</span>
        </th>
      ))}
    </tr>
  )
}

/** A table that is wider than its container can be scrolled, with the keyboard too. */
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
          key={column.header}
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
        <td key={column.header} className={cellClass(column, 'py-2.5')}>
          <Skeleton className="h-4 w-3/4" />
        </td>
      ))}
    </tr>
  ))
}

function NextPage({ list }: { readonly list: List<unknown> }) {
  const { rows, error, hasNextPage, isFetchingNextPage, fetchNextPage } = list
  if (!hasNextPage && !error && rows.length <= 20) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line px-5 py-2 text-sm text-quiet">
      <span role="status">{text.common.shown(rows.length)}</span>
      {error ? <ErrorNotice error={error} onRetry={() => void fetchNextPage()} /> : null}
      {hasNextPage && <LoadMore isPending={isFetchingNextPage} onLoad={fetchNextPage} />}
    </div>
  )
}

interface LoadMoreProps {
  readonly isPending: boolean
  readonly onLoad: () => unknown
}

/** Loads the next page of a list. */
export function LoadMore({ isPending, onLoad }: LoadMoreProps) {
  return (
    <Button size="sm" pending={isPending} onClick={() => void onLoad()}>
      {text.common.loadMore}
    </Button>
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
