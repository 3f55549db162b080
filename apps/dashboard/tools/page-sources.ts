import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const repository = fileURLToPath(new URL('../../../', import.meta.url))

/** The directory of the built page. */
export const builtPage = join(repository, 'dist/dashboard')

/** The sources of the built page, relative to the repository. */
const sources = [
  'apps/dashboard/{index.html,vite.config.ts,package.json}',
  'apps/dashboard/{src,public,tools}/**/*.*',
  'packages/client/src/**/*.ts',
  'packages/sign-in/src/password-strength.ts',
  'pnpm-lock.yaml',
]

/** A hash of the sources' content: times of files change at every checkout. Takes about 20 ms. */
export function fingerprintPage(): string {
  const hash = createHash('sha256')
  for (const file of globSync(sources, { cwd: repository }).sort()) {
    if (file.includes('.test.')) continue
    hash.update(`\n${file}\n`).update(readFileSync(join(repository, file)))
  }
  return hash.digest('hex')
}
