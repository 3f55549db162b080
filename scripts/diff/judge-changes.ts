import { type Change, nextVersion } from '@channel/codegen/diff'
import { sectionsOf, unreleased } from './changelog.ts'
import { compareVersions } from './versions.ts'

/** The contract after a release. */
export interface Revision {
  /** The last released version. */
  released: string
  /** `info.version` of the contract. */
  version: string
  changes: readonly Pick<Change, 'impact' | 'subject' | 'text'>[]
  /** The text of spec/CHANGELOG.md. */
  changelog: string
}

/** The problems of a revision, one line each: a breaking change that is not announced, or a wrong version. */
export function judgeChanges({ released, version, changes, changelog }: Revision): string[] {
  const sections = sectionsOf(changelog)
  const next = nextVersion(
    released,
    changes.map(({ impact }) => impact),
  )
  const announced = [...sections]
    .filter(([name]) => name === unreleased || compareVersions(name, released) > 0)
    .map(([, section]) => section)
    .join('\n')
  const breaks = changes.filter(({ impact }) => impact === 'major')
  const problems = breaks
    .filter(({ subject }) => !announced.includes(`\`${subject}\``))
    .map(
      ({ subject, text }) =>
        `${text} This breaks clients of ${released}. Revert it, or announce \`${subject}\` in spec/CHANGELOG.md under ${unreleased}.`,
    )
  if (breaks.length > 0 && compareVersions(version, next) < 0) {
    problems.push(
      `spec/openapi.yaml: info.version is ${version}; with a breaking change since ${released} it must be ${next}.`,
    )
  }
  const [newest] = sections.keys()
  if (newest !== unreleased && newest !== version) {
    problems.push(`spec/CHANGELOG.md begins with ${newest}, but info.version of spec/openapi.yaml is ${version}.`)
  }
  return [...new Set(problems)]
}
