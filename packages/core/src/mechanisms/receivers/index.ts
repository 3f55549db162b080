export type { AddressRange } from './address-range.ts'
export { allowedRanges } from './allowed-ranges.ts'
export { refuseAddress } from './judge-address.ts'
export { isLocalName, type LookupAddresses, type LookupOptions, openLookup } from './lookup-addresses.ts'
export {
  type ReceiverAddress,
  type ReceiverRefusal,
  type ResolvedReceiver,
  resolveReceiver,
} from './resolve-receiver.ts'
