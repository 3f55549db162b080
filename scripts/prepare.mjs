#!/usr/bin/env node
// @ts-check
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { chooseNode, nodePackage, requiredVersion } from './prepare/choose-node.mjs'
import { explainFailure } from './prepare/explain-failure.mjs'
import { fingerprint, isInstalled, markInstalled } from './prepare/fingerprint.mjs'
import { install } from './prepare/install.mjs'
import { tryNode } from './prepare/try-node.mjs'

// Every root script runs this first, then takes `node` from node_modules/.bin, which npm puts first in PATH. It
// installs missing packages, or prints in one line how to fix the problem. It is plain JavaScript for Node 18,
// because old versions of Node reject .ts files. It is not a `pre…` script, because npm skips those where install
// scripts are turned off.

const root = fileURLToPath(new URL('..', import.meta.url))
const problem = await prepare(process.argv.includes('--update-lockfile'))
if (problem !== undefined) {
  console.error(problem)
  process.exitCode = 1
}

/**
 * @param {boolean} updateLockfile installs even if everything is present, and writes pnpm-lock.yaml
 *
 * @returns {Promise<string | undefined>} the problem and its fix, in one line
 */
async function prepare(updateLockfile) {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const { platform, arch } = process
  const link = join(root, 'node_modules/.bin/node')
  const host = {
    platform,
    arch,
    running: process.versions.node,
    required: requiredVersion(manifest),
    nodePackage: nodePackage(manifest, platform, arch),
  }
  const wasInstalled = isInstalled(root, fingerprint(root, `${platform}-${arch}`))
  const isComplete = wasInstalled && !updateLockfile
  const before = chooseNode({ ...host, installed: isComplete && !existsSync(link) ? 'missing' : 'works' })
  if (before.problem !== undefined || isComplete) return before.problem

  const { ok, output } = await install({ root, packageManager: manifest.packageManager, updateLockfile })
  if (!ok) return explainFailure(root, output)
  const after = chooseNode({ ...host, installed: tryNode(link) })
  if (after.problem !== undefined) return after.problem
  // PATH would find it before the working Node.
  if (after.unlink) rmSync(link)
  markInstalled(root, fingerprint(root, `${platform}-${arch}`))
}
