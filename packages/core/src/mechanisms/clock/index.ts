export { currentTime, type DeliveryClock, systemDeliveryClock } from './delivery-clock.ts'
export { laterThan } from './later-than.ts'
export { toTimestamp } from './to-timestamp.ts'
