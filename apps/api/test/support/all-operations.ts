import { type Operation, operations } from '@channel/contract/routes'

/** Every operation of the contract. */
export const allOperations: readonly Operation[] = Object.values(operations)
