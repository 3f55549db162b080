import { useId, useState } from 'react'
import { text } from '../messages/text.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { ErrorNotice } from './error-notice.tsx'
import { TextInput } from './field.tsx'
import { ask, type Question } from './questions.ts'

/** Asks a question of `confirm`, and runs what it is about. */
export function ConfirmDialog({ question }: { question: Question }) {
  const { title, description, action, word, tone = 'danger', run } = question
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<unknown>()
  const submit = async () => {
    setPending(true)
    try {
      await run()
      ask(undefined)
    } catch (failure) {
      setError(failure)
      setPending(false)
    }
  }
  const footer = (
    <>
      <Button onClick={() => ask(undefined)}>{text.common.cancel}</Button>
      <Button
        variant={tone}
        pending={isPending}
        disabled={word !== undefined && typed !== word}
        onClick={() => void submit()}
      >
        {action}
      </Button>
    </>
  )
  return (
    <Dialog open onOpenChange={() => isPending || ask(undefined)} title={title} size="sm" footer={footer}>
      <div className="grid grid-cols-1 gap-3">
        <div className="text-base text-quiet">{description}</div>
        {word !== undefined && (
          <label htmlFor={id} className="grid gap-1.5 text-sm font-medium">
            {text.confirm.typeToConfirm(word)}
            <TextInput id={id} value={typed} onChange={(event) => setTyped(event.target.value)} autoComplete="off" />
          </label>
        )}
        {error !== undefined && <ErrorNotice error={error} />}
      </div>
    </Dialog>
  )
}
