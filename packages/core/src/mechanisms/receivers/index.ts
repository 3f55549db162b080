export { refuseAddress } from './judge-address.ts'
export { isLocalName, type LookupAddresses, type LookupOptions, openLookup } from './lookup-addresses.ts'
export { parseAllowedRanges } from './parse-allowed-ranges.ts'
export {
  type ReceiverAddress,
  type ReceiverRefusal,
  type ResolvedReceiver,
  resolveReceiver,
} from './resolve-receiver.ts'
