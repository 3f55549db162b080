import type { ReactNode } from 'react'

export interface Question {
  readonly title: string
  /** What is lost, in one or two sentences. */
  readonly description: ReactNode
  /** The verb on the button, such as `Revoke`. */
  readonly action: string
  /** Has to be typed first, for what takes much along. */
  readonly word?: string
  /** Of the button; `danger` by default. */
  readonly tone?: 'danger' | 'primary'
  /** What is done; the dialog shows its progress, and its error. */
  readonly run: () => Promise<unknown>
}

let question: Question | undefined
const listeners = new Set<() => void>()
/** Shows a question; undefined closes it. */
export function ask(next: Question | undefined): void {
  question = next
  for (const listener of listeners) listener()
}
export function subscribeToQuestions(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks before something that cannot be undone, and runs it. What can be undone needs `notify` with `undo` instead. */
export function confirm(next: Question): void {
  ask(next)
}

export function currentQuestion(): Question | undefined {
  return question
}
