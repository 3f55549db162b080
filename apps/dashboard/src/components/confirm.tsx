import { type ReactNode, useId, useState, useSyncExternalStore } from 'react'
import { text } from '../messages/text.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { ErrorNotice } from './error-notice.tsx'
import { TextInput } from './field.tsx'

interface Question {
  readonly title: string
  /** What is lost, in one or two sentences. */
  readonly description: ReactNode
  /** The verb on the button, such as `Revoke`. */
  readonly action: string
  /** Has to be typed first, for what takes much along. */
  readonly word?: string
  /** What is done; the dialog shows its progress, and its error. */
  readonly run: () => Promise<unknown>
}

let question: Question | undefined
const listeners = new Set<() => void>()
function ask(next: Question | undefined): void {
  question = next
  for (const listener of listeners) listener()
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks before something that cannot be undone, and runs it. What can be undone needs `notify` with `undo` instead. */
export function confirm(next: Question): void {
  ask(next)
}

/** Where questions appear; once in the page. */
export function Confirmation() {
  const current = useSyncExternalStore(subscribe, () => question)
  return current && <ConfirmDialog key={current.title} question={current} />
}

function ConfirmDialog({ question: { title, description, action, word, run } }: { question: Question }) {
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
        variant="danger"
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
