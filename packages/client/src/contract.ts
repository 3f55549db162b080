// The only file that imports the contract. In the built package its types take this file's place.
export type * from '@channel/contract/paths'
