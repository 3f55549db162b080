// The only file that imports the contract. In the built package its types take this file's place.
export type { components, operations, paths } from '@channel/contract/paths'
