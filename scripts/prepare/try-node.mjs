// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Runs an installed Node once: it may be linked against a C library that this system does not have, as on Alpine.
 *
 * @param {string} path
 * @returns {import('./choose-node.mjs').InstalledNode}
 */
export function tryNode(path) {
  if (!existsSync(path)) return 'missing'
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0 ? 'works' : 'broken'
}
