import type { ContractCopy } from './contract-copy.ts'

/** A violation of a rule. */
export interface Violation {
  /** It changes the reports of other files, so it gets a copy of its own. */
  alone?: true
  plant(copy: ContractCopy): void
  /** The expected message. */
  message: string
  /** The file of the report, relative to spec/; by default the first that `plant` touches. */
  file?: string
}

/** The violations of each rule, by what they are. */
export type Violations = Record<string, Record<string, Violation>>
