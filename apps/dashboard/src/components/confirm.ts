import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createStore } from '../create-store.ts'

export interface Question {
  readonly title: string
  /** Says in one or two sentences what is lost. */
  readonly description: ReactNode
  /** The verb on the button, such as `Revoke`. */
  readonly action: string
  /** The button that changes nothing; default `Cancel`. */
  readonly keep?: string
  /** The look of the button; default `danger`. */
  readonly tone?: 'danger' | 'primary'
  /** The action; the dialog shows its progress, and its error. */
  readonly run: () => Promise<unknown>
  /** The beginnings of the keys of the queries that show what it changes. */
  readonly refreshes?: readonly QueryKey[]
  /** The notice after a success. */
  readonly done?: string
}

/** The question that is shown, if there is one. */
export const questions = createStore<Question | undefined>(undefined)

/** Asks before something that cannot be undone, and runs it. An action that can be undone needs `notify` with `undo` instead. */
export const confirm: (question: Question) => void = questions.set
