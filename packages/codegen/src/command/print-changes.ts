import type { Change, Impact } from '../diff/index.ts'
import type { Position } from '../read/problems.ts'

/** A change and its position in the new document. */
export type LocatedChange = Change & { readonly position: Position }

/** What the command prints. */
export interface Comparison {
  readonly changes: readonly LocatedChange[]
  /** `info.version` of the old document. */
  readonly version: string
  /** The next version by semver. Undefined if the old one is no such version. */
  readonly nextVersion: string | undefined
}

export const formats: Readonly<Record<'text' | 'json' | 'markdown' | 'github', (comparison: Comparison) => string>> = {
  text: (comparison) =>
    [
      ...comparison.changes.map(({ impact, text, position }) => `${shown(position)}: ${impact}: ${text}`),
      summaryOf(comparison),
    ].join('\n'),
  json: ({ changes, ...versions }) =>
    JSON.stringify(
      { ...versions, changes: changes.map(({ position, ...change }) => ({ ...change, ...position })) },
      null,
      2,
    ),
  markdown: (comparison) =>
    [
      ...(['major', 'minor', 'patch'] as const).flatMap((impact) => sectionOf(impact, comparison.changes)),
      summaryOf(comparison),
    ].join('\n'),
  github: (comparison) => [...comparison.changes.flatMap(annotationOf), summaryOf(comparison)].join('\n'),
}

const titles = { major: 'Breaking changes', minor: 'Additions', patch: 'Documentation' }

function sectionOf(impact: Impact, changes: readonly LocatedChange[]): string[] {
  const lines = changes.filter((change) => change.impact === impact).map(({ text }) => `- ${text}`)
  return lines.length === 0 ? [] : [`### ${titles[impact]}`, '', ...lines, '']
}

/** A workflow command, which GitHub shows beside the line. Documentation needs none. */
function annotationOf({ impact, text, position: { file, line, column } }: LocatedChange): string[] {
  if (impact === 'patch') return []
  const [command, title] = impact === 'major' ? ['error', 'Breaking change'] : ['notice', 'Addition']
  const properties = Object.entries({ file, line, col: column, title }).map(
    ([name, value]) => `${name}=${escaped(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`,
  )
  return [`::${command} ${properties.join(',')}::${escaped(text)}`]
}

function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function summaryOf({ changes, version, nextVersion }: Comparison): string {
  if (changes.length === 0) return 'Nothing has changed.'
  const countOf = (impact: Impact, noun: string) => {
    const count = changes.filter((change) => change.impact === impact).length
    return count === 0 ? [] : [`${count} ${noun}${count > 1 ? 's' : ''}`]
  }
  const counts = [...countOf('major', 'breaking change'), ...countOf('minor', 'addition')].join(' and ')
  const next = nextVersion === undefined ? '' : ` The version after ${version} is ${nextVersion}.`
  return `${counts === '' ? 'Only documentation has changed' : counts}.${next}`
}

function shown({ file, line, column }: Position): string {
  return `${file}:${line}:${column}`
}
