export {
  type AddressRange,
  type AddressValue,
  isInRange,
  isInRanges,
  parseAddress,
  parseRange,
  parseRanges,
} from './address-range.ts'
export { findClientAddress } from './find-client-address.ts'
