import { Contrib } from '@cyclonedx/cyclonedx-library'
import knownLicenses from 'spdx-license-list/full.js'
import type { InstalledPackage } from './find-package.ts'

/** A text of a package's license. */
interface LicenseText {
  readonly name: string
  readonly text: string
}

const gatherer = new Contrib.License.Utils.LicenseEvidenceGatherer()

/** The license files of a package, and its NOTICE; the standard text of its license if it has none. */
export function licenseTexts({ directory, manifest }: InstalledPackage): readonly LicenseText[] {
  const files = [...gatherer.getFileAttachments(directory)]
    .map(({ file, text }) => ({ name: file, text: Buffer.from(`${text.content}`, 'base64').toString('utf8') }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
  if (files.length > 0) return files
  // All that an expression such as `(MIT OR Apache-2.0)` names.
  const ids = String(manifest.license).match(/\b(?!(?:AND|OR|WITH)\b)[\w.-]+/g) ?? []
  return ids.map((id) => ({
    name: `The standard text of ${id}: the package has no license file`,
    text: knownLicenses[id]?.licenseText ?? '',
  }))
}
