import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInstalled } from '../command/run.ts'
import type { Change } from './change.ts'
import { compareConstraints } from './compare-constraints.ts'
import { type Document, isObjectOrArray, valueAt } from './document.ts'
import { mergeAllOf } from './merge-all-of.ts'
import { subjectAndRest, subjectOf } from './subject-of.ts'
import type { Impact } from './versions.ts'

/**
 * Compares two bundled documents with `redocly diff`. A value or option added to a set marked `x-may-grow` in the
 * base is not breaking, nor is such a set that becomes an open string with `x-known-values`.
 *
 * @throws Error if Redocly cannot compare them
 */
export async function compareDocuments(released: Document, current: Document): Promise<Change[]> {
  const [base, revision] = [mergeAllOf(released), mergeAllOf(current)]
  const report = await redoclyDiff(base, revision)
  const changes = report.changes.flatMap((change) => readChange(change, base))
  return [...changes, ...compareConstraints(base, revision)]
}

interface Side {
  pointer: string
  value?: unknown
}

interface ReportedChange {
  path: string
  kind: 'added' | 'removed' | 'modified'
  impact: Impact
  verdicts: { ruleId: string; impact: Impact; message: string; location: Side }[]
  property?: string
  base?: Side
  revision?: Side
}

async function redoclyDiff(base: Document, revision: Document): Promise<{ changes: ReportedChange[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'diff-'))
  try {
    const files = [base, revision].map((document, index) => {
      const file = join(folder, `${index}.json`)
      // Redocly may take a parameter with another `x-added` for another parameter.
      writeFileSync(
        file,
        JSON.stringify(document, (key, value) => (key === 'x-added' ? undefined : value)),
      )
      return file
    })
    const { stdout, output } = await runInstalled('redocly', [
      'diff',
      ...files,
      '--format',
      'json',
      '--fail-on',
      'none',
    ])
    if (!stdout.startsWith('{')) throw new Error(`redocly diff failed: ${output.trim()}`)
    return JSON.parse(stdout) as { changes: ReportedChange[] }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readChange(change: ReportedChange, base: Document): Change[] {
  const { kind, verdicts } = change
  if (verdicts.length === 0) return [describe(change)]
  return verdicts.flatMap(({ ruleId, impact, message, location }) => {
    // A union of values that may grow can also become an open string as a whole.
    const isGrownUnion = kind === 'added' || location.pointer.endsWith('/oneOf')
    const grows = ruleId === 'enum-values-added' || (ruleId === 'schema-combinator-changed' && isGrownUnion)
    if (grows && mayGrow(change.base?.pointer ?? location.pointer, base)) {
      return [{ impact: 'minor' as const, subject: subjectOf(location.pointer), text: `${message} The set may grow.` }]
    }
    const subjects = subjectsOf(change, location)
    return subjects.map((subject) => ({ impact, subject, text: message }))
  })
}

/** Describes a change that Redocly has no rule for. */
function describe({ path, kind, impact, property, revision, base }: ReportedChange): Change {
  const { pointer = path, value } = revision ?? base ?? {}
  const { subject, rest } = subjectAndRest(named(pointer, value))
  const isForReaders = rest.some((key) => key === 'links' || key === 'examples' || key.startsWith('x-'))
  const part = rest.length === 0 ? '' : `: \`${rest.join('.')}\``
  const text = `\`${subject}\`${part} was ${kind}${property === undefined ? '' : `: ${property}`}.`
  if (property === 'x-known-values') return { impact: 'minor', subject, text: `${text} The set may grow.` }
  return { impact: isForReaders ? 'patch' : impact, subject, text }
}

/** The pointer with the name of an item of a list, such as a tag or a parameter, instead of its index. */
function named(pointer: string, value: unknown): string {
  const name = isObjectOrArray(value) ? value.name : undefined
  return typeof name === 'string' ? pointer.replace(/\/\d+$/, `/${name}`) : pointer
}

/** Whether the released schema of an `enum` or option, or another option, was already marked as growing. */
function mayGrow(pointer: string, base: Document): boolean {
  const schema = valueAt(base, pointer.replace(/\/(enum|oneOf|anyOf)(\/\d+)?$/, ''))
  if (!isObjectOrArray(schema)) return false
  const options = [schema.oneOf]
    .flat()
    .map((option) => (isObjectOrArray(option) ? valueAt(base, String(option.$ref)) : {}))
  return [schema, ...options].some((each) => isObjectOrArray(each) && each['x-may-grow'] === true)
}

/** Each property that became required or optional is a separate subject. */
function subjectsOf({ property, base, revision }: ReportedChange, location: Side): string[] {
  const subject = subjectOf(location.pointer)
  if (property !== 'required') return [subject]
  const [before, after] = [list(base?.value), list(revision?.value)]
  const names = [...before.filter((name) => !after.includes(name)), ...after.filter((name) => !before.includes(name))]
  return names.length === 0 ? [subject] : names.map((name) => `${subject}.${name}`)
}

function list(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}
