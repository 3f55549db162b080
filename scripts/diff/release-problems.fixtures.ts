import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { smallDocument } from './test/small-document.ts'

export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'released-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export function ofVersion(version: string) {
  const document = smallDocument()
  document.info.version = version
  return document
}

export function changelogOf(heading: string): string {
  return `# Changelog\n\n## ${heading}\n\n- A change.\n`
}
