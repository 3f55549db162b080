// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A hash of everything that determines the installed packages: the lockfile, the manifests, pnpm's settings and the
 * platform. Comparing it takes a millisecond and no network; pnpm's own check takes up to a second.
 *
 * @param {string} root
 * @param {string} host platform and architecture: node_modules may have been copied from another machine
 */
export function fingerprint(root, host) {
  const hash = createHash('sha256').update(host)
  const manifests = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .sort()
      .map((name) => join(folder, name, 'package.json')),
  )
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]) {
    if (existsSync(join(root, file))) hash.update(`\n${file}\n`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

/** @param {string} root */
const marker = (root) => join(root, 'node_modules/.prepared')

/**
 * Whether an installation with this fingerprint was completed.
 *
 * @param {string} root
 * @param {string} expected
 */
export function isInstalled(root, expected) {
  return existsSync(marker(root)) && readFileSync(marker(root), 'utf8') === expected
}

/**
 * @param {string} root
 * @param {string} value
 */
export function markInstalled(root, value) {
  writeFileSync(marker(root), value)
}
