export { deliveryIdFrom } from './delivery-id-from.ts'
export { idPrefixes, idTimeMs, newId } from './ids.ts'
