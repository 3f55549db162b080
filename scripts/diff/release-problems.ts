import { compareDocuments } from './compare-documents.ts'
import type { Document } from './document.ts'
import { readRelease, releasedVersions, releases } from './releases.ts'
import { compareVersions, nextVersion } from './versions.ts'

/** Why a document cannot be released as `version`, one line each. The release of that version itself does not count. */
export async function releaseProblems(document: Document, version: string, folder = releases): Promise<string[]> {
  if (document.info.version !== version) {
    return [`info.version of spec/openapi.yaml is ${document.info.version}, not ${version}.`]
  }
  const others = releasedVersions(folder).filter((each) => each !== version)
  const last = others.at(-1)
  if (last === undefined) return []
  if (compareVersions(last, version) > 0)
    return [`${last} is released already, so ${version} cannot be taken any more.`]
  const changes = await compareDocuments(readRelease(last, folder), document)
  const next = nextVersion(
    last,
    changes.map(({ impact }) => impact),
  )
  return compareVersions(version, next) < 0
    ? [`What has changed since ${last} needs at least ${next}; see npm run -s diff.`]
    : []
}
