import type { Change } from './compare-documents.ts'
import { type Document, isContainer, valueAt } from './document.ts'
import { subjectOf } from './subject-of.ts'

/**
 * Breaks by our own constraints, which `redocly diff` does not know. A schema that does not exist in both documents is left to
 * Redocly.
 */
export function compareConstraints(base: Document, revision: Document): Change[] {
  const documents = { base, revision }
  return changesIn(base, revision, '#', documents)
}

/** A schema as it was and as it is. */
interface Pair {
  base: unknown
  revision: unknown
}

function changesIn(base: unknown, revision: unknown, pointer: string, documents: Pair): Change[] {
  if (!isContainer(base) || !isContainer(revision)) return []
  const isNew = (name: string) =>
    propertiesOf(revision, documents.revision).has(name) && !propertiesOf(base, documents.base).has(name)
  const own = judges.flatMap(({ keyword, narrows }) => {
    const [before, after] = [base[keyword], revision[keyword]]
    if (after === undefined || !narrows(before, after, isNew)) return []
    const subject = subjectOf(pointer)
    const from = before === undefined ? 'added' : `changed from ${JSON.stringify(before)}`
    const text = `\`${keyword}\` of \`${subject}\` was ${from}: ${JSON.stringify(after)}.`
    return [{ impact: 'major' as const, subject, text }]
  })
  // Below `properties` a key is a name, whatever it is.
  const skipped = pointer.endsWith('/properties') ? none : annotations
  const inside = Object.keys(base)
    .filter((key) => Object.hasOwn(revision, key) && !skipped.has(key))
    .flatMap((key) => changesIn(base[key], revision[key], `${pointer}/${escaped(key)}`, documents))
  return [...own, ...inside]
}

const annotations = new Set(['examples', 'example', 'default', 'x-catalog'])
const none = new Set<string>()

interface Judge {
  keyword: string
  /** @param isNew whether a property did not exist before, so that no client sends it */
  narrows(before: unknown, after: unknown, isNew: (name: string) => boolean): boolean
}

/** The extensions that constrain a value, and what makes them fit fewer values. */
const judges: Judge[] = [
  {
    keyword: 'x-exactly-one-of',
    // A group may lose no name, and gain only those of new properties.
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

/** The groups of names of `x-exactly-one-of`: a list of names is one. */
function groupsOf(value: unknown): string[][] {
  if (!Array.isArray(value)) return []
  return value.some(Array.isArray) ? value.map((group: unknown) => [group].flat().map(String)) : [value.map(String)]
}

/** The names of the properties that a schema declares, by itself and by what it is made of. */
function propertiesOf(schema: unknown, document: unknown, seen = new Set<unknown>()): Set<string> {
  if (!isContainer(schema) || seen.has(schema)) return none
  seen.add(schema)
  const target = typeof schema.$ref === 'string' ? [valueAt(document, schema.$ref)] : []
  const parts = [schema.allOf, schema.oneOf, schema.anyOf, target].flatMap((each) => (Array.isArray(each) ? each : []))
  const own = isContainer(schema.properties) ? Object.keys(schema.properties) : []
  return new Set([...own, ...parts.flatMap((part) => [...propertiesOf(part, document, seen)])])
}

function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}
