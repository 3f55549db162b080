export { deliveryIdFrom, eventIdFrom, recipientIdFrom } from './delivery-id-from.ts'
export {
  idMarginMs,
  idPrefixes,
  idTimeMs,
  newId,
  type PastPlace,
  pastId,
  setIdClock,
  timeOfIds,
  withIds,
} from './ids.ts'
export { partitionBound, startOfWeek } from './partition-bound.ts'
