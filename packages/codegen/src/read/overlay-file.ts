import { findPositions } from './find-positions.ts'
import { isObject, type Json } from './json.ts'
import { parseFile } from './parse-file.ts'
import { at } from './pointer.ts'
import type { ProblemCode } from './problem-table.ts'
import { type Problem, Problems } from './problems.ts'

/** A change of the values that a JSONPath selects. At most one of its kinds has an effect. */
export interface OverlayAction {
  /** Where the action is in its file. */
  readonly pointer: string
  readonly target: string
  readonly update?: Json
  readonly copy?: string
  readonly remove: boolean
}

const fields = {
  overlay: ['overlay', 'info', 'extends', 'actions'],
  action: ['target', 'description', 'update', 'copy', 'remove'],
}

/** A file of changes to a document, as the OpenAPI Overlay specification defines it: https://spec.openapis.org/overlay/ */
export class OverlayFile {
  /** Its path as given by the user. */
  readonly path: string
  readonly actions: readonly OverlayAction[]
  /** Whether an update may refer to other files. */
  readonly mayReferToFiles: boolean
  /** Whether an array is appended to an array as one item. Since version 1.1, its items are. */
  readonly appendsArraysAsItems: boolean
  readonly #problems = new Problems()

  /** @throws UnreadableDocument */
  constructor(path: string) {
    const { value, mayReferToFiles } = parseFile(path)
    this.path = path
    this.mayReferToFiles = mayReferToFiles
    this.appendsArraysAsItems = isObject(value) && String(value.overlay).startsWith('1.0.')
    this.actions = this.#readActions(value)
  }

  report(code: ProblemCode, pointer: string, details: Readonly<Record<string, string>> = {}): void {
    this.#problems.report(code, pointer, details)
  }

  /** All problems, with their positions. */
  get problems(): Problem[] {
    const found = [...this.#problems]
    if (found.length === 0) return []
    const pointers = found.map(({ pointer }) => pointer)
    const positions = findPositions(this.path, pointers)
    return found.map((each) => ({ ...each, position: { file: this.path, ...positions.get(each.pointer)! } }))
  }

  #readActions(value: Json): OverlayAction[] {
    if (!isObject(value) || !/^1\.[01]\.\d+$/.test(String(value.overlay))) {
      this.report('overlay-version', isObject(value) && 'overlay' in value ? '/overlay' : '')
      return []
    }
    this.#checkFields(value, 'overlay', '')
    if (Array.isArray(value.actions)) return value.actions.flatMap((each, index) => this.#readAction(each, index))
    this.report('overlay-shape', 'actions' in value ? '/actions' : '', { what: "'actions'", noun: 'an array' })
    return []
  }

  #readAction(value: Json, index: number): OverlayAction[] {
    const pointer = at('/actions', index)
    if (!isObject(value)) {
      this.report('overlay-shape', pointer, { what: 'An action', noun: 'an object' })
      return []
    }
    this.#checkFields(value, 'action', pointer)
    const { target, update, copy, remove = false } = value
    const wrong = (field: string, noun: string) => {
      this.report('overlay-shape', field in value ? at(pointer, field) : pointer, { what: `'${field}'`, noun })
      return []
    }
    if (typeof target !== 'string') return wrong('target', 'a JSONPath')
    if (typeof remove !== 'boolean') return wrong('remove', 'true or false')
    if (copy !== undefined && typeof copy !== 'string') return wrong('copy', 'a JSONPath')
    if (!remove && (update === undefined) === (copy === undefined)) this.report('overlay-action', pointer)
    return [{ pointer, target, remove, ...(copy !== undefined && { copy }), ...(update !== undefined && { update }) }]
  }

  #checkFields(value: object, kind: keyof typeof fields, pointer: string): void {
    for (const field of Object.keys(value)) {
      if (fields[kind].includes(field) || field.startsWith('x-')) continue
      this.report('overlay-field', at(pointer, field), { kind: kind === 'action' ? 'action' : kind, field })
    }
  }
}
