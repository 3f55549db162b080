import { follow } from '../read/follow.ts'
import type { Json, JsonObject } from '../read/json.ts'
import { keysOfPointer, lookUp } from '../read/pointer.ts'
import type { Prepared } from '../read/prepare-document.ts'
import { type Problem, Problems } from '../read/problems.ts'
import { subjectOf } from './subject-of.ts'

/** A value of a document and its JSON pointer. */
export interface Located<Value = Json | undefined> {
  readonly value: Value
  readonly pointer: string
}

/** One of the two documents. */
export class Source {
  readonly document: JsonObject
  readonly problems = new Problems()
  readonly #prepared: Prepared
  /** The operations without an operationId of their own. */
  readonly #unnamed: ReadonlySet<string>

  /** @param found problems found while preparing the document */
  constructor(prepared: Prepared, found: Iterable<Problem>) {
    this.document = prepared.document
    this.#prepared = prepared
    const unnamed = [...found].filter(({ code }) => code.endsWith('-operation-id'))
    this.#unnamed = new Set(unnamed.map(({ pointer }) => pointer.replace(/\/operationId$/, '')))
  }

  /** The authored operationId of an operation. */
  operationId({ value, pointer }: Located<JsonObject>): string | undefined {
    return this.#unnamed.has(pointer) ? undefined : (value.operationId as string | undefined)
  }

  /** Follows references. An unresolved one is a problem, and an empty object. */
  follow({ value, pointer }: Located): Located<JsonObject> {
    const found = value === undefined ? undefined : follow(value, pointer, this.document, this.problems)
    return { value: found?.object ?? {}, pointer: found?.pointer ?? pointer }
  }

  /** The pointer in the authored document. */
  readonly authored = (pointer: string): string => {
    return this.#prepared.authoredPointer(pointer)
  }

  /** The subject of a pointer, and a phrase that names the part of it. */
  nameOf(pointer: string): { subject: string; place: string } {
    // A component may have been renamed. The operations of a shared path item are those of the path.
    const { subject, rest } = subjectOf(pointer.startsWith('/components/') ? this.authored(pointer) : pointer)
    const part = this.#withParameterName(pointer, rest).join('.')
    return { subject, place: part === '' ? `\`${subject}\`` : `\`${part}\` of \`${subject}\`` }
  }

  #withParameterName(pointer: string, rest: readonly string[]): readonly string[] {
    const keys = keysOfPointer(pointer)
    // Of a path item or of an operation.
    const list = [2, 3].find((index) => keys[0] !== 'components' && keys[index] === 'parameters')
    const name = list === undefined ? undefined : lookUp(this.document, [...keys.slice(0, list + 2), 'name'])
    return typeof name === 'string' ? [name, ...rest.slice(1)] : rest
  }
}
