import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentQuestion, subscribeToQuestions } from './questions.ts'

export { confirm } from './questions.ts'

const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }))

/** Where questions appear; once in the page. */
export function Confirmation() {
  const current = useSyncExternalStore(subscribeToQuestions, currentQuestion)
  return (
    current && (
      <Suspense fallback={null}>
        <ConfirmDialog key={current.title} question={current} />
      </Suspense>
    )
  )
}
