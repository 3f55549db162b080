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
const sentIn = { request: 'requests', response: 'responses' }

/** A change in one or both directions. */
interface Reported {
  readonly change: Change
  /** That with the highest impact is first. */
  readonly directions: readonly Direction[]
}

/** Collects changes. Of a change of the same part in several uses, the one with the highest impact counts. */
export class Report {
  readonly #sources: Sources
  readonly #reported = new Map<string, Reported>()

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
    const known = this.#reported.get(key)
    const isHighest = known === undefined || rank[impact] > rank[known.change.impact]
    const before = known?.directions ?? []
    const all = isHighest ? [direction, ...before] : [...before, direction]
    const directions = [...new Set(inSchema ? all : [])]
    const where = directions.length === 0 ? '' : ` (in ${directions.map((each) => sentIn[each]).join(' and ')})`
    const pointer = isHighest ? revision.authored(at.revision ?? at.base ?? '') : known.change.pointer
    const highest = isHighest ? impact : known.change.impact
    this.#reported.set(key, { change: { impact: highest, subject, text: `${sentence}${where}.`, pointer }, directions })
  }

  /** Breaks first. */
  get changes(): Change[] {
    const changes = [...this.#reported.values()].map(({ change }) => change)
    return changes.toSorted((a, b) => rank[b.impact] - rank[a.impact])
  }
}
