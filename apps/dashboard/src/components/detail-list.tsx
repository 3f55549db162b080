import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface DetailListProps {
  /** False, empty and null values are left out. */
  readonly items: readonly (readonly [name: string, value: ReactNode] | false | '' | null | undefined)[]
  /** Whether it is in a narrow pane. */
  readonly narrow?: boolean
}

/** Names with their values, in a drawer or a card. */
export function DetailList({ items, narrow }: DetailListProps) {
  return (
    <dl
      className={classNames(
        'grid gap-x-4',
        narrow
          ? 'grid-cols-[fit-content(50%)_minmax(0,1fr)]'
          : 'grid-cols-[minmax(6rem,35%)_minmax(0,1fr)] sm:grid-cols-[minmax(6rem,10rem)_minmax(0,1fr)]',
      )}
    >
      {items
        .filter((item) => !!item)
        .map(([name, value]) => (
          <div
            key={name}
            className="col-span-2 grid grid-cols-subgrid items-baseline border-b border-line py-2 last:border-b-0"
          >
            <dt className="text-sm text-quiet">{name}</dt>
            <dd className="min-w-0 text-base">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
