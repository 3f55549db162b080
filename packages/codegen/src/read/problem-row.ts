/** A kind of problem. */
export interface ProblemRow {
  /** An error is unsupported content; a warning is content without effect. */
  readonly level: 'error' | 'warning'
  /** The problem and its reason. `{name}` is a placeholder for a detail. */
  readonly message: string
  /** How to fix it. */
  readonly advice: string
}

/** A problem for which a document is rejected. */
export function error(message: string, advice: string): ProblemRow {
  return { level: 'error', message, advice }
}

/** A problem that is only reported. */
export function warning(message: string, advice: string): ProblemRow {
  return { level: 'warning', message, advice }
}
