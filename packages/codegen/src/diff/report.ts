import { type Change, type Direction, type Effect, impactOf } from './change.ts'
import type { Source } from './source.ts'

/** The documents before and after. */
export interface Sources {
  readonly base: Source
  readonly revision: Source
}

/** One value in both documents. */
export interface Pair<Value> {
  readonly base: Value
  readonly revision: Value
}

/** A change and its location. Names are resolved when it is reported. */
export interface Finding {
  readonly effect: Effect
  readonly direction: Direction
  /** The pointer in each document. Only one is set if the other document has no such part. */
  readonly at: Partial<Pair<string>>
  /** One sentence with `{place}`, without the period. */
  readonly text: string
}

const rank = { patch: 0, minor: 1, major: 2 } as const
const sentIn = { request: ' (in requests)', response: ' (in responses)' }

/** Collects changes. Of a change of the same part in several uses, the one with the highest impact counts. */
export class Report {
  readonly #sources: Sources
  readonly #changes = new Map<string, Change>()

  constructor(sources: Sources) {
    this.#sources = sources
  }

  /** @param inSchema whether the text should say in which direction the value is sent */
  add({ effect, direction, at, text }: Finding, inSchema = false): void {
    const { base, revision } = this.#sources
    const { subject, place } = at.base === undefined ? revision.nameOf(at.revision ?? '') : base.nameOf(at.base)
    const impact = impactOf(effect, direction)
    const sentence = text.replace('{place}', () => place)
    const key = `${subject}\n${sentence}`
    const known = this.#changes.get(key)
    if (known !== undefined && rank[known.impact] >= rank[impact]) return
    this.#changes.set(key, {
      impact,
      subject,
      text: `${sentence}${inSchema ? sentIn[direction] : ''}.`,
      pointer: revision.authored(at.revision ?? at.base ?? ''),
    })
  }

  /** Breaks first. */
  get changes(): Change[] {
    return [...this.#changes.values()].toSorted((a, b) => rank[b.impact] - rank[a.impact])
  }
}
