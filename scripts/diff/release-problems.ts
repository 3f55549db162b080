import { compareDocuments, nextVersion } from '@channel/codegen/diff'
import { sectionsOf, unreleased } from './changelog.ts'
import { type Document, readRelease, releasedVersions, releases } from './releases.ts'
import { compareVersions } from './versions.ts'

/**
 * Why a document cannot be released as `version`, one line each. An existing release of the same version is
 * ignored.
 *
 * @param changelog the text of spec/CHANGELOG.md
 */
export function releaseProblems(document: Document, version: string, changelog: string, folder = releases): string[] {
  if (document.info.version !== version) {
    return [`info.version of spec/openapi.yaml is ${document.info.version}, not ${version}.`]
  }
  const sections = sectionsOf(changelog)
  if (sections.has(unreleased)) {
    return [`spec/CHANGELOG.md still has the heading "## ${unreleased}". Rename it to "## ${version}".`]
  }
  if (!sections.has(version)) return [`spec/CHANGELOG.md has no heading "## ${version}".`]
  const others = releasedVersions(folder).filter((each) => each !== version)
  const last = others.at(-1)
  if (last === undefined) return []
  if (compareVersions(last, version) > 0) return [`${last} is already released, so ${version} is too low.`]
  const changes = compareDocuments(readRelease(last, folder), document)
  const next = nextVersion(
    last,
    changes.map(({ impact }) => impact),
  )
  return compareVersions(version, next) < 0
    ? [`The changes since ${last} require at least ${next}; see npm run -s diff.`]
    : []
}
