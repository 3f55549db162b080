import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../command/paths.ts'

/** What operators need beside the bundles: ops/, the changelog, and docs/operations.md with the pages that it links to. */
export async function operatorFiles(): Promise<string[]> {
  const page = await readFile(join(root, 'docs/operations.md'), 'utf8')
  const links = [...page.matchAll(/\]\(([\w/-]+(?:\.md)?)(?:#[^)]*)?\)/g)].map(([, link]) => `docs/${link}`)
  const linked = [...new Set(links)].filter((file) => existsSync(join(root, file)))
  return [...new Set(['CHANGELOG.md', 'ops', 'docs/operations.md', 'docs/releases.md', ...linked])]
}
