export { type DeliveryClock, momentAhead, systemDeliveryClock } from './delivery-clock.ts'
export { laterThan } from './later-than.ts'
export { momentFrom } from './moment.ts'
