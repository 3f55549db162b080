export { type DeliveryClock, momentAhead, systemDeliveryClock } from './delivery-clock.ts'
export { momentFrom } from './moment.ts'
