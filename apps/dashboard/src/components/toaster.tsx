import { lazy, Suspense, useSyncExternalStore } from 'react'
import { hasNotices, subscribeToNotices } from './notices.ts'

export { notify } from './notices.ts'

// Loaded with the first message, because most visits show none.
const ToastList = lazy(async () => ({ default: (await import('./toast-list.tsx')).ToastList }))

/** Where messages appear; once in the page. */
export function Toaster() {
  const isShown = useSyncExternalStore(subscribeToNotices, hasNotices)
  return (
    isShown && (
      <Suspense fallback={null}>
        <ToastList />
      </Suspense>
    )
  )
}
