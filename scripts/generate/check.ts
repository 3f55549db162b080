import { shown } from '../command/paths.ts'
import { type Stale, staleOutputs } from './outputs.ts'
import { readStaged } from './stage.ts'

const shownDifferences = 5
const shownBefore = 40
const shownLength = 120

/** One line for the file, and one for each of its first differences from the generated one. */
export function describeStale({ path, wanted, found }: Stale): string {
  if (wanted === undefined) return `${shown(path)} is no longer generated from spec/.`
  if (found === undefined) return `${shown(path)} is missing.`
  const differences = path.endsWith('.json')
    ? jsonDifferences(parsed(found), parsed(wanted), '#')
    : firstLine(found, wanted)
  const more = differences.length - shownDifferences
  const lines = differences.slice(0, shownDifferences).map((line) => `  ${line}`)
  return [`${shown(path)} is stale:`, ...lines, ...(more > 0 ? [`  and ${more} more`] : [])].join('\n')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The differences between two documents, by JSON pointer; `found` is the committed one. */
export function jsonDifferences(found: unknown, wanted: unknown, pointer: string): string[] {
  if (!isObjectOrArray(found) || !isObjectOrArray(wanted) || Array.isArray(found) !== Array.isArray(wanted)) {
    return JSON.stringify(found) === JSON.stringify(wanted) ? [] : [`${pointer} has changed in spec/`]
  }
  const keys = new Set([...Object.keys(found), ...Object.keys(wanted)])
  const differences = [...keys].flatMap((key) => {
    const child = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
    if (!Object.hasOwn(wanted, key)) return [`${child} is missing in spec/`]
    if (!Object.hasOwn(found, key)) return [`${child} is new in spec/`]
    return jsonDifferences(found[key], wanted[key], child)
  })
  if (differences.length > 0 || Object.keys(found).join() === Object.keys(wanted).join()) return differences
  return [`${pointer} has a different order in spec/`]
}

function isObjectOrArray(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function firstLine(found: string, wanted: string): string[] {
  const [foundLines, wantedLines] = [found.split('\n'), wanted.split('\n')]
  const index = wantedLines.findIndex((line, number) => line !== foundLines[number])
  const number = index < 0 ? wantedLines.length : index
  const [is = '(the end)', should = '(the end)'] = [foundLines[number], wantedLines[number]]
  const from = Math.max(0, [...should].findIndex((letter, column) => letter !== is[column]) - shownBefore)
  const part = (line: string) => `${from > 0 ? '…' : ''}${line.slice(from, from + shownLength)}`
  return [`line ${number + 1} is   ${part(is)}`, `should be ${part(should)}`]
}

// The task check:generated: compares the committed files with what generate:stage has made.
if (import.meta.main) {
  const stale = staleOutputs(readStaged()).map(describeStale)
  if (stale.length > 0) {
    console.error([...stale, 'Run: npm run -s generate'].join('\n'))
    process.exitCode = 1
  }
}
