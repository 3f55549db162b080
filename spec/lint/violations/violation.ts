import type { ContractCopy } from './contract-copy.ts'

/** A way to break a rule, and what the rule then has to say. */
export interface Violation {
  rule: string
  what: string
  /** It changes what rules report of other files, so no other violation is planted beside it. */
  alone?: true
  plant(copy: ContractCopy): void
  message: string
  /** Where the rule reports it, relative to spec/. */
  file: string
}
