export { deliveryIdFrom } from './delivery-id-from.ts'
export { idPrefixes, idTimeMs, newId, withIds } from './ids.ts'
