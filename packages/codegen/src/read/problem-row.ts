/** Severity: an error is unsupported content; a warning is content without effect. */
export type Level = 'error' | 'warning'

/** A kind of problem. */
export interface ProblemRow {
  readonly level: Level
  /** The problem and its reason. `{name}` is a placeholder for a detail. */
  readonly message: string
  /** How to fix it. */
  readonly advice: string
}
