import { createStore } from '../create-store.ts'

export interface Notice {
  readonly title: string
  readonly description?: string
  readonly kind?: 'good' | 'bad'
  /** Takes back what was done; shown for ten seconds. */
  readonly undo?: () => void
}

/** The messages that are not shown yet; undefined before the first one. */
export const waitingNotices = createStore<readonly Notice[] | undefined>(undefined)

/** Shows a short message in the corner. Errors that a person must handle belong beside their cause instead. */
export function notify(notice: Notice): void {
  waitingNotices.set([...(waitingNotices.get() ?? []), notice])
}
