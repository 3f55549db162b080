export type { Log } from './log.ts'
export { type CurrentOutage, currentOutages, Outage } from './outage.ts'
export { watchDatabase, watchMediaStore, watchReceiver } from './watch-availability.ts'
