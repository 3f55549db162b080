import { text } from '../messages/text.ts'
import { classNames } from './class-names.ts'

/** A gray bar where text is loading. */
export function Skeleton({ className = 'h-4 w-full' }: { readonly className?: string }) {
  return <div aria-hidden className={classNames('animate-pulse rounded-md bg-sunken', className)} />
}

/** Lines where a block is loading; said once to screen readers. */
export function SkeletonLines({ count = 3 }: { readonly count?: number }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <span role="status" className="sr-only">
        {text.common.loading}
      </span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all are equal
        <Skeleton key={index} className={index % 3 === 2 ? 'h-4 w-2/3' : 'h-4 w-full'} />
      ))}
    </div>
  )
}
