import { lazy, Suspense } from 'react'
import { useStore } from '../create-store.ts'
import { loadCode } from '../service/service.ts'
import { questions } from './confirm.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await loadCode(() => import('./confirm-dialog.tsx'))).ConfirmDialog,
}))

/** Shows the question of `confirm`; used once in the page. */
export function Confirmation() {
  const current = useStore(questions)
  return (
    current && (
      <Suspense fallback={null}>
        <ConfirmDialog key={current.title} question={current} />
      </Suspense>
    )
  )
}
