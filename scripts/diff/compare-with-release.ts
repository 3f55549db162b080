import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Change, compareDocuments } from '@channel/codegen/diff'
import { generated } from '../command/paths.ts'
import { judgeChanges } from './judge-changes.ts'
import { type Document, readChangelog, readRelease, releasedVersions } from './releases.ts'

/** The differences between spec/ and its last release. */
export interface Comparison {
  released: string
  document: Document
  changes: Change[]
  /** Problems of the changes, one line each. */
  problems: string[]
}

/** Bundles spec/. @throws Error with Redocly's output */
export async function bundledContract(): Promise<Document> {
  // Redocly takes longer to load than the generated bundle to compare.
  const { bundleContract } = await import('../generate/redocly.ts')
  const bundled = await bundleContract('openapi.yaml')
  if (!bundled.ok) throw new Error(bundled.problems)
  return bundled.document as unknown as Document
}

/** The generated bundle. It is the same as that of spec/ if the generated files are up to date. */
export function generatedContract(): Document {
  return JSON.parse(readFileSync(join(generated, 'openapi.json'), 'utf8')) as Document
}

/**
 * Compares the contract with a release, by default the last one.
 *
 * @throws Error if the release does not exist or spec/ cannot be bundled
 */
export async function compareWithRelease(
  version?: string,
  readDocument: () => Document | Promise<Document> = bundledContract,
): Promise<Comparison> {
  const versions = releasedVersions()
  const released = version ?? versions.at(-1)
  if (released === undefined)
    throw new Error('spec/released/ contains no release. Run: npm run -s release:spec -- <version>')
  if (!versions.includes(released)) {
    throw new Error(`spec/released/ has no ${released}; it has ${versions.join(', ') || 'none'}.`)
  }
  const document = await readDocument()
  const changes = compareDocuments(readRelease(released), document)
  const problems = judgeChanges({ released, version: document.info.version, changes, changelog: readChangelog() })
  return { released, document, changes, problems }
}
