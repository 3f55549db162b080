import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const repository = fileURLToPath(new URL('../../../', import.meta.url))

/** Maps each file or folder on the site to its path in this repository. */
export function siteSources() {
  return {
    'README.md': join(repository, 'docs/README.md'),
    guides: join(repository, 'docs/guides'),
    diagrams: join(repository, 'docs/diagrams'),
    'client.md': join(repository, 'packages/client/README.md'),
    'changelog.md': join(repository, 'spec/CHANGELOG.md'),
    assets: fileURLToPath(new URL('assets', import.meta.url)),
    scalar: fileURLToPath(new URL('browser', import.meta.resolve('@scalar/api-reference'))),
  }
}

/** The path of a file of the site, such as `guides/media.md`: in this repository, or beside a bundled app. */
export function sitePath(name: string): string {
  if (!import.meta.url.endsWith('/src/site-files.ts')) return fileURLToPath(new URL(`docs/${name}`, import.meta.url))
  const [first = '', ...rest] = name.split('/')
  const sources: Readonly<Record<string, string>> = siteSources()
  return join(sources[first] ?? '', ...rest)
}

/** Reads a text file of the site. */
export function readText(name: string): Promise<string> {
  return readFile(sitePath(name), 'utf8')
}
