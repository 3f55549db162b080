export { deliveryIdFrom, eventIdFrom } from './delivery-id-from.ts'
export { idPrefixes, idTimeMs, newId, type PastPlace, pastId, withIds } from './ids.ts'
