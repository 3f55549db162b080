import { lazy, Suspense } from 'react'
import { useStore } from '../create-store.ts'
import { loadCode } from '../service/service.ts'
import { waitingNotices } from './notify.ts'

// Loaded with the first message, because most visits show none.
const ToastList = lazy(async () => ({ default: (await loadCode(() => import('./toast-list.tsx'))).ToastList }))

/** Shows the messages of `notify`; used once in the page. */
export function Toaster() {
  return (
    useStore(waitingNotices) && (
      <Suspense fallback={null}>
        <ToastList />
      </Suspense>
    )
  )
}
