export { refuseAddress } from './judge-address.ts'
export { isLocalName, type LookupAddresses, openLookup } from './lookup-addresses.ts'
export { parseAllowedRanges } from './parse-allowed-ranges.ts'
export {
  type ReceiverAddress,
  type ReceiverRefusal,
  resolveReceiver,
} from './resolve-receiver.ts'
