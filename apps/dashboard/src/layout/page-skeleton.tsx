import { Skeleton, SkeletonLines } from '../components/skeleton.tsx'

/** While a page's code or data loads. */
export function PageSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-5">
      <Skeleton className="h-7 w-48" />
      <div className="rounded-xl border border-line bg-surface p-5">
        <SkeletonLines count={6} />
      </div>
    </div>
  )
}
