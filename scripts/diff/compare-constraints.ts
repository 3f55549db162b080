import type { Change } from './change.ts'
import { type Document, isObjectOrArray, valueAt } from './document.ts'
import { subjectOf } from './subject-of.ts'

/**
 * Finds breaking changes of our own extensions, which `redocly diff` does not know. Compares only schemas that exist in both
 * documents, because Redocly reports the others.
 */
export function compareConstraints(base: Document, revision: Document): Change[] {
  const documents = { base, revision }
  return changesIn(base, revision, '#', documents)
}

/** A schema before and after. */
interface Pair {
  base: unknown
  revision: unknown
}

function changesIn(base: unknown, revision: unknown, pointer: string, documents: Pair): Change[] {
  if (!isObjectOrArray(base) || !isObjectOrArray(revision)) return []
  const isNew = (name: string) =>
    propertiesOf(revision, documents.revision).has(name) && !propertiesOf(base, documents.base).has(name)
  const own = constraints.flatMap(({ keyword, narrows }) => {
    const [before, after] = [base[keyword], revision[keyword]]
    if (after === undefined || !narrows(before, after, isNew)) return []
    const subject = subjectOf(pointer)
    const from = before === undefined ? 'added' : `changed from ${JSON.stringify(before)}`
    const text = `\`${keyword}\` of \`${subject}\` was ${from}: ${JSON.stringify(after)}.`
    return [{ impact: 'major' as const, subject, text }]
  })
  // Below `properties` every key is a property name.
  const skipped = pointer.endsWith('/properties') ? none : annotations
  const inside = Object.keys(base)
    .filter((key) => Object.hasOwn(revision, key) && !skipped.has(key))
    .flatMap((key) => changesIn(base[key], revision[key], `${pointer}/${escaped(key)}`, documents))
  return [...own, ...inside]
}

const annotations = new Set(['examples', 'example', 'default', 'x-catalog'])
const none = new Set<string>()

interface Constraint {
  keyword: string
  /**
   * Whether the new constraint rejects values that were valid.
   *
   * @param isNew whether the property is new, so that no client sends it yet
   */
  narrows(before: unknown, after: unknown, isNew: (name: string) => boolean): boolean
}

/** The extensions that constrain a value. */
const constraints: Constraint[] = [
  {
    keyword: 'x-exactly-one-of',
    // A group may not lose a name and may gain only names of new properties.
    narrows: (before, after, isNew) =>
      groupsOf(after).some(
        (group) =>
          !groupsOf(before).some(
            (former) =>
              former.every((name) => group.includes(name)) &&
              group.every((name) => former.includes(name) || isNew(name)),
          ),
      ),
  },
  { keyword: 'x-max-bytes', narrows: (before, after) => before === undefined || Number(after) < Number(before) },
]

/** The groups of `x-exactly-one-of`; a flat list of names is one group. */
function groupsOf(value: unknown): string[][] {
  if (!Array.isArray(value)) return []
  return value.some(Array.isArray) ? value.map((group: unknown) => [group].flat().map(String)) : [value.map(String)]
}

/** The property names of a schema and of its parts. */
function propertiesOf(schema: unknown, document: unknown, seen = new Set<unknown>()): Set<string> {
  if (!isObjectOrArray(schema) || seen.has(schema)) return none
  seen.add(schema)
  const target = typeof schema.$ref === 'string' ? [valueAt(document, schema.$ref)] : []
  const parts = [schema.allOf, schema.oneOf, schema.anyOf, target].flatMap((each) => (Array.isArray(each) ? each : []))
  const own = isObjectOrArray(schema.properties) ? Object.keys(schema.properties) : []
  return new Set([...own, ...parts.flatMap((part) => [...propertiesOf(part, document, seen)])])
}

function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}
