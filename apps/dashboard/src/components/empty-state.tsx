import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { text } from '../messages/text.ts'
import { Button } from './button.tsx'
import { PageTitle } from './page-header.tsx'

interface EmptyStateProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly hint?: ReactNode
  readonly action?: ReactNode
  /** Whether it is shown instead of a page, so that its title is the heading. */
  readonly isPage?: boolean
}

/** Shown instead of an empty list: what would be here, and how to get it. */
export function EmptyState({ icon: Icon, title, hint, action, isPage }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-1 px-6 py-12 text-center">
      <div className="mb-2 rounded-full bg-sunken p-3">
        <Icon aria-hidden className="size-5 text-quiet" />
      </div>
      {isPage ? (
        <PageTitle className="text-base font-medium">{title}</PageTitle>
      ) : (
        <p className="text-base font-medium">{title}</p>
      )}
      {hint && <div className="max-w-md text-base text-quiet">{hint}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}

export interface NoMatchesProps {
  readonly icon: LucideIcon
  readonly onClear: () => void
}

/** Shown instead of a list if its filters match nothing. */
export function NoMatches({ icon, onClear }: NoMatchesProps) {
  const clear = <Button onClick={onClear}>{text.common.clearFilters}</Button>
  return <EmptyState icon={icon} title={text.common.noMatches} hint={text.common.noMatchesHint} action={clear} />
}
