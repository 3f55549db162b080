import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface CardProps {
  readonly title?: string
  readonly description?: ReactNode
  readonly actions?: ReactNode
  readonly children?: ReactNode
  /** Whether it has no padding, for a table. */
  readonly flush?: boolean
  readonly className?: string
}

export function Card({ title, description, actions, children, flush, className }: CardProps) {
  return (
    <section className={classNames('overflow-hidden rounded-xl border border-line bg-surface', className)}>
      {title && (
        <div className="flex items-start justify-between gap-x-4 gap-y-2 px-5 pt-4 max-sm:flex-wrap">
          <div>
            <h2 className="text-base font-semibold">{title}</h2>
            {description && <p className="mt-0.5 max-w-2xl text-sm text-quiet">{description}</p>}
          </div>
          {actions}
        </div>
      )}
      <div className={flush ? (title ? 'mt-3' : undefined) : 'px-5 py-4'}>{children}</div>
    </section>
  )
}
