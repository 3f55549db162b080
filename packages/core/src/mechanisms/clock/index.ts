export { currentTime, type DeliveryClock, systemDeliveryClock } from './delivery-clock.ts'
export { laterThan, timePlus } from './later-than.ts'
export { type DatabaseClock, openDatabaseClock, readDatabaseTime } from './open-database-clock.ts'
export { toTimestamp } from './to-timestamp.ts'
