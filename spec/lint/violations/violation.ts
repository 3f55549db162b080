import type { ContractCopy } from './contract-copy.ts'

/** A violation of a rule, and the expected message. */
export interface Violation {
  rule: string
  what: string
  /** It changes the reports of other files, so it gets a copy of its own. */
  alone?: true
  plant(copy: ContractCopy): void
  message: string
  /** The file of the report, relative to spec/. */
  file: string
}
