import { operationsIn, type Part } from './document-parts.ts'
import { asArray, type JsonObject } from './json.ts'
import type { Problems } from './problems.ts'
import { type Remainder, withoutParts } from './without-parts.ts'

/** Selects operations; `*` stands for any text. The path of a webhook is its name. */
export type Selector = `tag:${string}` | `operation:${string}` | `path:${string}`

/** Which operations to generate. */
export interface Selection {
  /** The operations to generate. Default: all. */
  readonly include?: readonly Selector[] | undefined
  /** The operations to leave out, also of those in `include`. */
  readonly exclude?: readonly Selector[] | undefined
}

/** Removes the operations that are not selected, and the components that only they use. */
export function selectOperations(
  document: JsonObject,
  { include = [], exclude = [] }: Selection,
  problems: Problems,
): Remainder {
  if (include.length === 0 && exclude.length === 0) return { document, isRemoved: () => false }
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
  const isKept = ({ pointer }: Part) => (include.length === 0 || included.has(pointer)) && !excluded.has(pointer)
  const leftOut = operations.filter((operation) => !isKept(operation)).map(({ pointer }) => pointer)
  return withoutParts(document, new Set(leftOut))
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
