import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { spec } from '../command/paths.ts'
import { compareVersions, isVersion } from './versions.ts'

/** A bundled OpenAPI document. */
export interface Document {
  info: { version: string; [field: string]: unknown }
  [key: string]: unknown
}

/** The text of spec/CHANGELOG.md. */
export function readChangelog(): string {
  return readFileSync(join(spec, 'CHANGELOG.md'), 'utf8')
}

/** The folder of released documents, each named `<version>.json`. */
export const releases = join(spec, 'released')

/** The released versions, oldest first. */
export function releasedVersions(folder = releases): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .map((file) => file.replace(/\.json$/, ''))
    .filter(isVersion)
    .sort(compareVersions)
}

export function releaseFile(version: string, folder = releases): string {
  return join(folder, `${version}.json`)
}

export function readRelease(version: string, folder = releases): Document {
  return JSON.parse(readFileSync(releaseFile(version, folder), 'utf8')) as Document
}

export function writeRelease(document: Document, folder = releases): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(releaseFile(document.info.version, folder), `${JSON.stringify(document, null, 2)}\n`)
}
