import type { ContractCopy } from './contract-copy.ts'

/** A way to break a rule, and what the rule then has to say. */
export interface Violation {
  rule: string
  what: string
  plant(copy: ContractCopy): void
  message: string
  /** Where the rule reports it, relative to spec/. */
  file: string
}
