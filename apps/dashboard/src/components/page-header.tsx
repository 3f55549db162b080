import { type ReactNode, useEffect, useRef } from 'react'
import { text } from '../messages/text.ts'

let hasNavigated = false

/** From now on, the heading of a page takes the focus when the page opens. Called at the first navigation. */
export function focusNextPages(): void {
  hasNavigated = true
}

interface PageTitleProps {
  readonly children: string
  readonly className: string
}

/** A heading that sets the title of the document, and takes the focus after a navigation. */
export function PageTitle({ children: title, className }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · ${text.product}`
  }, [title])
  useEffect(() => {
    if (hasNavigated) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {title}
    </h1>
  )
}

interface PageHeaderProps {
  readonly title: string
  /** One sentence about what the page is for. */
  readonly description?: ReactNode
  readonly actions?: ReactNode
  /** The parent of the page, above its title. */
  readonly above?: ReactNode
}

/** The heading of a page; each page has exactly one. */
export function PageHeader({ title, description, actions, above }: PageHeaderProps) {
  return (
    <header className="mb-5">
      {above && <div className="mb-1 text-sm text-quiet">{above}</div>}
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 grow basis-72">
          <PageTitle className="text-xl font-semibold tracking-tight wrap-anywhere">{title}</PageTitle>
          {description && <p className="mt-1 max-w-3xl text-base text-quiet wrap-anywhere">{description}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
    </header>
  )
}
