import { compareDocuments } from './compare-documents.ts'
import type { Document } from './document.ts'
import { readRelease, releasedVersions, releases } from './releases.ts'
import { compareVersions, nextVersion } from './versions.ts'

/**
 * Why a document cannot be released as `version`, one line each. An existing release of the same version is
 * ignored.
 */
export async function releaseProblems(document: Document, version: string, folder = releases): Promise<string[]> {
  if (document.info.version !== version) {
    return [`info.version of spec/openapi.yaml is ${document.info.version}, not ${version}.`]
  }
  const others = releasedVersions(folder).filter((each) => each !== version)
  const last = others.at(-1)
  if (last === undefined) return []
  if (compareVersions(last, version) > 0) return [`${last} is already released, so ${version} is too low.`]
  const changes = await compareDocuments(readRelease(last, folder), document)
  const next = nextVersion(
    last,
    changes.map(({ impact }) => impact),
  )
  return compareVersions(version, next) < 0
    ? [`The changes since ${last} require at least ${next}; see npm run -s diff.`]
    : []
}
