/** What a document says that cannot be honoured, and where. */
export interface Problem {
  /** JSON pointer into the document: `/components/schemas/Book/properties/title`. */
  readonly pointer: string
  readonly message: string
}

/** Every problem of a document at once. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ pointer, message }) => `${pointer === '' ? '/' : pointer}: ${message}`).join('\n'))
    this.problems = problems
  }
}

/** Collects problems while analysis goes on, each once. */
export class Problems {
  readonly #found = new Map<string, Problem>()

  add(pointer: string, message: string): void {
    this.#found.set(`${pointer}\n${message}`, { pointer, message })
  }

  throwIfAny(): void {
    if (this.#found.size > 0) throw new DocumentError([...this.#found.values()])
  }
}
