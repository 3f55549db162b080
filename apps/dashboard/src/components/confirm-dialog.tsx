import { text } from '../messages/text.ts'
import { useChange } from '../use-change.ts'
import { Button } from './button.tsx'
import { type Question, questions } from './confirm.ts'
import { Dialog } from './dialog.tsx'
import { ErrorNotice } from './error-notice.tsx'

/** Asks a question of `confirm`, and runs what it is about. */
export function ConfirmDialog({ question }: { question: Question }) {
  const { title, description, action, tone = 'danger', run, refreshes = [], done } = question
  const close = () => questions.set(undefined)
  const { mutate, isPending, error } = useChange({ run, refreshes, ...(done && { done }), onDone: close })
  const footer = (
    <>
      <Button onClick={close}>{text.common.cancel}</Button>
      <Button variant={tone} pending={isPending} onClick={() => mutate()}>
        {action}
      </Button>
    </>
  )
  return (
    <Dialog open onOpenChange={() => isPending || close()} title={title} size="sm" footer={footer}>
      <div className="grid grid-cols-1 gap-3">
        <div className="text-base text-quiet">{description}</div>
        {error && <ErrorNotice error={error} />}
      </div>
    </Dialog>
  )
}
