export { deliveryIdFrom } from './delivery-id.ts'
export { idPrefixes, idTimeMs, newId } from './ids.ts'
