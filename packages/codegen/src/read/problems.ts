import { fill, type Level, type ProblemCode, problemTable } from './problem-table.ts'

/** Where a problem is in a file; lines and columns count from 1. */
export interface Place {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** What a document says that cannot be honored or has no effect, and where. */
export interface Problem {
  /** Of the table of problems; undefined for what has no row of its own. */
  readonly code?: ProblemCode
  readonly level: Level
  /** JSON pointer into the document or, where `place` says so, into a file that it refers to. */
  readonly pointer: string
  /** What is wrong and why. */
  readonly message: string
  /** What to write instead. */
  readonly advice?: string
  /** How many problems of a document have this message; only warnings are summed up, at the first one. */
  readonly count: number
  /** Known for documents that were loaded from files. */
  readonly place?: Place
}

/** Every error of a document at once. */
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

/** Collects problems while analysis goes on, each once. */
export class Problems {
  readonly #found = new Map<string, Problem>()

  /** @param found what is known before */
  constructor(found: readonly Problem[] = []) {
    for (const problem of found) this.#add(problem)
  }

  /** Adds a problem of the table. */
  report(code: ProblemCode, pointer: string, details: Readonly<Record<string, string>> = {}): void {
    const { level, message, advice } = problemTable[code]
    this.#add({ code, level, pointer, message: fill(message, details), advice: fill(advice, details), count: 1 })
  }

  /** Adds an error that has no row in the table. */
  add(pointer: string, message: string, advice?: string): void {
    this.#add({ level: 'error', pointer, message, count: 1, ...(advice !== undefined && { advice }) })
  }

  /** Adds a warning that has no row in the table. */
  warn(pointer: string, message: string, advice?: string): void {
    this.#add({ level: 'warning', pointer, message, count: 1, ...(advice !== undefined && { advice }) })
  }

  #add(problem: Problem): void {
    // The first error at a reference says best what is wrong with it.
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

  /** Those with the same message are summed up. */
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
