import type { ProblemRow } from './problem-row.ts'
import { fill, type ProblemCode, problemTable } from './problem-table.ts'

/** The position of a problem in a file. Lines and columns are 1-based. */
export interface Position {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** Content of a document that is unsupported or has no effect. */
export interface Problem {
  /** The code in the problem table. */
  readonly code: ProblemCode
  readonly level: ProblemRow['level']
  /** JSON pointer into the document or, if `position` is set, into that file. */
  readonly pointer: string
  /** The problem and its reason. */
  readonly message: string
  /** How to fix it. */
  readonly advice: string
  /** Number of problems with this message. Only warnings are grouped, at their first occurrence. */
  readonly count: number
  /** Set for documents that were loaded from files. */
  readonly position?: Position
}

/** Reports every error of a document. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError'
  readonly problems: readonly Problem[]
  readonly warnings: readonly Problem[]

  constructor(problems: readonly Problem[], warnings: readonly Problem[] = []) {
    super(problems.map(({ pointer, message }) => `${pointer === '' ? '/' : pointer}: ${message}`).join('\n'))
    this.problems = problems
    this.warnings = warnings
  }
}

/** Reports a problem with a field of an object. */
export type Report = (code: ProblemCode, field: string, details?: Readonly<Record<string, string>>) => void

/** Collects the distinct problems of a document. */
export class Problems {
  readonly #found = new Map<string, Problem>()

  /** @param found problems found earlier */
  constructor(found: readonly Problem[] = []) {
    for (const problem of found) this.#add(problem)
  }

  /** Adds a problem from the table. */
  report(code: ProblemCode, pointer: string, details: Readonly<Record<string, string>> = {}): void {
    const { level, message, advice } = problemTable[code]
    this.#add({ code, level, pointer, message: fill(message, details), advice: fill(advice, details), count: 1 })
  }

  #add(problem: Problem): void {
    // Keep only the first error of a reference, because it is the most specific.
    const isReference = problem.level === 'error' && problem.pointer.endsWith('/$ref')
    const key = isReference ? problem.pointer : `${problem.pointer}\n${problem.message}`
    if (!this.#found.has(key)) this.#found.set(key, problem)
  }

  [Symbol.iterator](): Iterator<Problem> {
    return this.#found.values()
  }

  get errors(): Problem[] {
    return [...this.#found.values()].filter(({ level }) => level === 'error')
  }

  /** The warnings, grouped by message. */
  get warnings(): Problem[] {
    const byMessage = new Map<string, Problem>()
    for (const problem of this.#found.values()) {
      if (problem.level !== 'warning') continue
      const first = byMessage.get(problem.message)
      byMessage.set(problem.message, first === undefined ? problem : { ...first, count: first.count + 1 })
    }
    return [...byMessage.values()]
  }

  throwIfAny(): void {
    const { errors, warnings } = this
    if (errors.length > 0) throw new DocumentError(errors, warnings)
  }
}
