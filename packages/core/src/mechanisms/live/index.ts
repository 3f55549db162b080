export type { Expectation } from './change-waiters.ts'
export { type LiveHub, type LiveViewer, openLiveHub, type Watcher } from './live-hub.ts'
export type { PresentUser } from './presence-board.ts'
export type { Change } from './read-changes.ts'
