import type { Change } from './compare-documents.ts'
import { type Document, isContainer } from './document.ts'
import { subjectOf } from './subject-of.ts'

/**
 * Breaks by our own constraints, which `redocly diff` does not know. A schema that does not exist in both documents is left to
 * Redocly.
 */
export function compareConstraints(base: Document, revision: Document): Change[] {
  return changesIn(base.components, revision.components, '#/components')
}

function changesIn(base: unknown, revision: unknown, pointer: string): Change[] {
  if (!isContainer(base) || !isContainer(revision)) return []
  const own = judges.flatMap(({ keyword, narrows }) => {
    const [before, after] = [base[keyword], revision[keyword]]
    if (after === undefined || !narrows(before, after)) return []
    const subject = subjectOf(pointer)
    const from = before === undefined ? 'added' : `changed from ${JSON.stringify(before)}`
    const text = `\`${keyword}\` of \`${subject}\` was ${from}: ${JSON.stringify(after)}.`
    return [{ impact: 'major' as const, subject, text }]
  })
  const inside = Object.keys(base)
    .filter((key) => Object.hasOwn(revision, key) && !annotations.has(key))
    .flatMap((key) => changesIn(base[key], revision[key], `${pointer}/${escaped(key)}`))
  return [...own, ...inside]
}

const annotations = new Set(['examples', 'example', 'default', 'x-catalog'])

/** The extensions that constrain a value, and what makes them fit fewer values. */
const judges: { keyword: string; narrows(before: unknown, after: unknown): boolean }[] = [
  {
    keyword: 'x-exactly-one-of',
    narrows: (before, after) => !isList(before) || (isList(after) && before.some((name) => !after.includes(name))),
  },
  { keyword: 'x-max-bytes', narrows: (before, after) => before === undefined || Number(after) < Number(before) },
]

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value)
}

function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}
