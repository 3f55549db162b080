import type { Api } from '../../analyze/api.ts'
import { componentAt } from '../../read/component-of.ts'
import { resolved } from '../../read/follow.ts'
import { asObject, isObject, type Json } from '../../read/json.ts'
import { literal } from '../literal.ts'
import { validValue } from '../valid-value.ts'

/** The headers of responses, each with an example and a name: that of its component, or on the wire. */
export class HeaderExamples {
  readonly #api: Api
  readonly #found = new Map<string, readonly [wireName: string, example: string]>()

  constructor(api: Api) {
    this.#api = api
  }

  /** The names of the headers of a response that have an example. */
  namesOf(response: Json | undefined): string[] {
    const headers = Object.entries(asObject(resolved(response, this.#api.document).headers))
    return headers.map(([wireName, header]) => this.nameOf(wireName, header)).filter((name) => name !== undefined)
  }

  nameOf(wireName: string, header: Json): string | undefined {
    const { example, examples, schema = true, required } = resolved(header, this.#api.document)
    const [named] = Object.values(asObject(examples))
    const stated = example ?? resolved(named, this.#api.document).value
    const value = stated ?? (required === true ? validValue(schema, this.#api) : undefined)
    // A list or an object would need the style of the header.
    if (value === undefined || (typeof value === 'object' && value !== null)) return undefined
    const entry = [wireName, String(value)] as const
    const component = isObject(header) ? componentAt(header.$ref, 'headers') : undefined
    const base = (component ?? wireName).replaceAll(' ', '')
    for (let number = 1; ; number++) {
      const name = number === 1 ? base : `${base}_${number}`
      const known = this.#found.get(name)
      if (known !== undefined && known.join() !== entry.join()) continue
      this.#found.set(name, entry)
      return name
    }
  }

  /** The table of all, as lines: components in the order of the document. */
  lines(): string[] {
    const components = Object.keys(asObject(asObject(this.#api.document.components).headers))
    const placeOf = (name: string) => (components.includes(name) ? components.indexOf(name) : components.length)
    const sorted = [...this.#found].toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    return sorted.map(([name, entry]) => `  ${literal(name).replace(/^'([A-Za-z_]\w*)'$/, '$1')}: ${literal(entry)},`)
  }
}
