import { asArray, type Json, type JsonObject } from './json.ts'
import { componentsIn, operationsIn, schemesOf, without } from './leave-out.ts'
import { at } from './pointer.ts'
import type { Problems } from './problems.ts'
import { componentsOf, referencesIn } from './schema-graph.ts'

/** Selects operations; `*` stands for any text. The path of a webhook is its name. */
export type Selector = `tag:${string}` | `operation:${string}` | `path:${string}`

/** Which operations to generate. */
export interface Selection {
  /** The operations to generate. Default: all. */
  readonly include?: readonly Selector[] | undefined
  /** The operations to leave out, also of those in `include`. */
  readonly exclude?: readonly Selector[] | undefined
}

interface Selected {
  readonly document: JsonObject
  /** Whether a pointer is of an operation or component that is left out. */
  readonly isLeftOut: (pointer: string) => boolean
}

/** Removes the operations that are not selected, and the components that only they use. */
export function selectOperations(
  document: JsonObject,
  { include = [], exclude = [] }: Selection,
  problems: Problems,
): Selected {
  if (include.length === 0 && exclude.length === 0) return { document, isLeftOut: () => false }
  const operations = operationsIn(document)
  const matching = (selectors: readonly Selector[]) => {
    const found = new Set<string>()
    for (const selector of selectors) {
      const matches = matcherOf(selector)
      const pointers = operations.filter(matches).map(({ pointer }) => pointer)
      if (pointers.length === 0) problems.report('selects-nothing', '/paths', { selector })
      for (const pointer of pointers) found.add(pointer)
    }
    return found
  }
  const [included, excluded] = [matching(include), matching(exclude)]
  const isKept = ({ pointer }: { readonly pointer: string }) =>
    (include.length === 0 || included.has(pointer)) && !excluded.has(pointer)
  const leftOut = operations.filter((operation) => !isKept(operation))
  const candidates = usedBy(leftOut, document)
  // A component that no operation uses stays, with what it uses. Path items are copied to where they are used.
  const components = componentsIn(document).filter(({ pointer }) => !pointer.startsWith('/components/pathItems/'))
  const unused = components.filter(({ pointer }) => !candidates.has(pointer))
  const used = usedBy([...operations.filter(isKept), ...unused, { part: schemesOf(document.security) }], document)
  const removed = new Set(leftOut.map(({ pointer }) => pointer))
  for (const pointer of candidates) if (!used.has(pointer)) removed.add(pointer)
  return {
    document: without(document, new Set([...removed, '/components/pathItems'])),
    isLeftOut: (pointer) => isWithin(pointer, removed),
  }
}

function matcherOf(selector: string): (operation: ReturnType<typeof operationsIn>[number]) => boolean {
  const [, kind, text] = /^(tag|operation|path):(.*)$/s.exec(selector) ?? []
  if (text === undefined) return () => false
  const pattern = new RegExp(`^${text.split('*').map(escaped).join('.*')}$`, 's')
  return ({ operation, path }) => {
    const tags = asArray(operation.tags)
    // As in the generated files.
    const texts =
      kind === 'tag' ? (tags.length === 0 ? ['default'] : tags) : [kind === 'path' ? path : operation.operationId]
    return texts.some((each) => typeof each === 'string' && pattern.test(each))
  }
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}

/** The pointers of the components that parts use, directly or through other components. */
function usedBy(parts: readonly { readonly part: Json }[], document: JsonObject): Set<string> {
  const used = new Set<string>()
  const rest = parts.map(({ part }) => part)
  for (let part = rest.pop(); part !== undefined; part = rest.pop()) {
    for (const { kind, name } of referencesIn(part)) {
      const pointer = at('/components', kind, name)
      if (used.has(pointer)) continue
      used.add(pointer)
      const component = componentsOf(document, kind)[name]
      if (component !== undefined) rest.push(component)
    }
  }
  return used
}

function isWithin(pointer: string, pointers: ReadonlySet<string>): boolean {
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1)) {
    if (pointers.has(pointer.slice(0, end))) return true
  }
  return false
}
