import { predefinedTypes } from '../read/predefined-types.ts'
import { numberFormats, stringFormats } from '../runtime/zod/index.ts'

/** The JSON types that a format can have. */
export type FormattedKind = 'string' | 'number'

/** A format that the options say how to decode or validate. */
interface OwnFormat {
  /** A predefined type, or a module and its export: `./formats.ts#decimal`. */
  readonly by: string
  /** The types of the document's schemas with the format. */
  readonly kinds: Set<FormattedKind>
}

/** The formats of the options, and how the document uses them. */
export class OwnFormats {
  readonly #formats: ReadonlyMap<string, OwnFormat>

  constructor(formats: Readonly<Record<string, string>> = {}) {
    this.#formats = new Map(Object.entries(formats).map(([name, by]) => [name, { by, kinds: new Set() }]))
  }

  /** Whether the options have the format, for a type. A predefined type decodes only the type that its format has. */
  has(name: string, kind: FormattedKind): boolean {
    const format = this.#formats.get(name)
    if (format === undefined) return false
    const others = kind === 'string' ? numberFormats : stringFormats
    return !(Object.hasOwn(predefinedTypes, format.by) && Object.hasOwn(others, name))
  }

  /** Records that a schema of the document has the format. */
  use(name: string, kind: FormattedKind): void {
    this.#formats.get(name)?.kinds.add(kind)
  }

  /** The formats that the document has. */
  used(): (OwnFormat & { readonly name: string })[] {
    return [...this.#formats].flatMap(([name, format]) => (format.kinds.size > 0 ? [{ name, ...format }] : []))
  }

  unused(): string[] {
    return [...this.#formats].flatMap(([name, { kinds }]) => (kinds.size > 0 ? [] : [name]))
  }
}
