export interface Notice {
  readonly title: string
  readonly description?: string
  readonly kind?: 'good' | 'bad'
  /** Takes back what was done; shown for ten seconds. */
  readonly undo?: () => void
}

let waiting: readonly Notice[] = []
let isWanted = false
const listeners = new Set<() => void>()

/** Shows a short message in the corner. Errors that a person must handle belong beside their cause instead. */
export function notify(notice: Notice): void {
  waiting = [...waiting, notice]
  isWanted = true
  for (const listener of listeners) listener()
}

/** The messages that are not shown yet, which the caller then shows. */
export function takeNotices(): readonly Notice[] {
  const taken = waiting
  waiting = []
  return taken
}

export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether there was a message yet. */
export function hasNotices(): boolean {
  return isWanted
}
