import { type ReactNode, useEffect, useRef } from 'react'
import { text } from '../messages/text.ts'

let hasNavigated = false

/** From now on, the heading of a page takes the focus when the page opens. Called at the first navigation. */
export function focusNextPages(): void {
  hasNavigated = true
}

/** Sets the title of the document, and moves the focus to the heading after a navigation. */
function usePageHeading(title: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · ${text.product}`
  }, [title])
  useEffect(() => {
    if (hasNavigated) heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
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
  const heading = usePageHeading(title)
  return (
    <header className="mb-5">
      {above && <div className="mb-1 text-sm text-quiet">{above}</div>}
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 grow basis-72">
          <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold tracking-tight wrap-anywhere">
            {title}
          </h1>
          {description && <p className="mt-1 max-w-3xl text-base text-quiet wrap-anywhere">{description}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
    </header>
  )
}
