import { OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { describeDocument } from './describe-document.ts'
import type { Fields } from './fields.ts'

/** The parts of a document that `documentConfig` does not have. */
export interface DocumentText {
  readonly paths?: Fields
  readonly webhooks?: Fields
  readonly components?: Fields
  /** The component schemas that are another one in requests or responses, and that one. */
  readonly variants?: Readonly<Record<string, string>>
}

/** Marks the functions of documents and the generator, for every copy of this module. */
const key = 'openapi-hono.document'
let registered = 0

/**
 * Lets the documents of an app say what the author's document says. Only what that does not have is derived from zod.
 *
 * @param document parses the author's document; called when a document is emitted
 */
export function registerDocument(registry: OpenAPIHono['openAPIRegistry'], document: () => DocumentText): void {
  patchGenerator()
  // `app.route('/prefix', other)` copies components. JSON leaves out functions.
  registry.registerComponent('schemas', `${key} ${registered++}`, document as never)
}

type Documented = ReturnType<OpenApiGeneratorV31['generateDocument']>

interface Known {
  readonly definitions: readonly unknown[]
  readonly document: Documented
}

/** zod-openapi has no hook for the document that it has generated. */
function patchGenerator(): void {
  const { prototype } = OpenApiGeneratorV31
  const generate = prototype.generateDocument as typeof prototype.generateDocument & { [key]?: true }
  if (generate[key]) return
  /** The last document with each author's document. */
  const known = new WeakMap<object, Known>()
  const patched = function (this: OpenApiGeneratorV31, ...[config]: Parameters<typeof generate>): Documented {
    const { definitions } = this as unknown as { readonly definitions: readonly unknown[] }
    const texts = definitions.filter(isText).map(({ component }) => component)
    const [first] = texts
    if (first === undefined) return generate.call(this, config)
    const before = known.get(first)
    const document = isOf(definitions, before) ? before.document : described(generate.call(this, config), texts)
    known.set(first, { definitions, document })
    const { paths = {}, webhooks, components } = structuredClone(document)
    return { ...config, paths, ...(webhooks && { webhooks }), ...(components && { components }) }
  }
  prototype.generateDocument = Object.assign(patched, { [key]: true as const })
}

function isOf(definitions: readonly unknown[], known: Known | undefined): known is Known {
  if (definitions.length !== known?.definitions.length) return false
  return known.definitions.every((definition, index) => definition === definitions[index])
}

interface Text {
  readonly component: () => DocumentText
}

function isText(definition: unknown): definition is Text {
  const { name, component } = definition as { name?: unknown; component?: unknown }
  return typeof name === 'string' && name.startsWith(key) && typeof component === 'function'
}

function described(generated: object, texts: readonly (() => DocumentText)[]): Documented {
  // Some helpers of schemas have `toJSON`.
  const derived = JSON.parse(JSON.stringify(generated)) as object
  return texts.reduce<object>(
    (document, text) => describeDocument(document as Fields, text() as Fields),
    derived,
  ) as Documented
}
