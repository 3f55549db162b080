export { deliveryIdFrom } from './delivery-id.ts'
export { idPrefixes, newId } from './ids.ts'
