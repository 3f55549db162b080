export type { Log } from './log.ts'
export { Outage } from './outage.ts'
export { watchDatabase, watchMediaStore } from './watch-availability.ts'
