export { deliveryIdFrom, eventIdFrom, recipientIdFrom } from './delivery-id-from.ts'
export { idPrefixes, idTimeMs, newId, type PastPlace, pastId, timeOfIds, withIds } from './ids.ts'
