import { useChange } from '../use-change.ts'
import { type Question, questions } from './confirm.ts'
import { FormDialog } from './form-dialog.tsx'

/** Asks a question of `confirm`, and runs what it is about. */
export function ConfirmDialog({ question }: { question: Question }) {
  const { title, description, action, keep, tone = 'danger', run, refreshes = [], done } = question
  const close = () => questions.set(undefined)
  const change = useChange({ run, refreshes, ...(done && { done }), onDone: close })
  const submit = () => change.mutate()
  return (
    <FormDialog
      {...(keep && { keep })}
      title={title}
      size="sm"
      action={action}
      variant={tone}
      call={change}
      onSubmit={submit}
      onClose={close}
    >
      <div className="text-base text-quiet">{description}</div>
    </FormDialog>
  )
}
