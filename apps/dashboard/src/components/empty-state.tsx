import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly hint?: ReactNode
  readonly action?: ReactNode
}

/** Shown instead of an empty list: what would be here, and how to get it. */
export function EmptyState({ icon: Icon, title, hint, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-1 px-6 py-12 text-center">
      <div className="mb-2 rounded-full bg-sunken p-3">
        <Icon aria-hidden className="size-5 text-quiet" />
      </div>
      <p className="text-base font-medium">{title}</p>
      {hint && <div className="max-w-md text-base text-quiet">{hint}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
