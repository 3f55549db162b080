import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { root } from '../command/paths.ts'

const folder = join(root, 'ops/systemd')
const units = readdirSync(folder)
const textOf = (unit: string) => readFileSync(join(folder, unit), 'utf8')
/** The exposure that systemd computes, of 10. */
const maxExposure = 2

function analyze(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

it('all units run with the same rights', () => {
  const rights = units.map((unit) => /^UMask=[\s\S]*(?=\n\[Install\])/m.exec(textOf(unit))?.[0])
  expect(rights[0]).toContain('ProtectSystem=strict')
  expect(new Set(rights).size).toBe(1)
})

it('only the migration, which has a user of its own, gets the URL of the owner', () => {
  const userOf = (unit: string) => /^User=(.*)$/m.exec(textOf(unit))?.[1]
  expect(units.filter((unit) => textOf(unit).includes('migrate.env'))).toEqual(['channel-migrate.service'])
  expect(units.filter((unit) => userOf(unit) !== 'channel')).toEqual([
    'channel-migrate.service',
    'channel-watch.service',
  ])
})

describe.skipIf(analyze('--version').status !== 0)('systemd', () => {
  it('accepts the units, and finds them hardly exposed', () => {
    const directory = mkdtempSync(join(tmpdir(), 'channel-units-'))
    onTestFinished(() => rmSync(directory, { recursive: true }))
    const paths = units.map((unit) => {
      // An instance of a template, and a program that exists.
      const path = join(directory, unit.replace('@', '@1'))
      writeFileSync(path, textOf(unit).replaceAll('/usr/local/bin/node', process.execPath))
      return path
    })
    expect(analyze('verify', '--man=no', ...paths)).toEqual({ status: 0, output: '' })
    for (const path of paths) {
      const { output } = analyze('security', '--offline=true', '--no-pager', path)
      const exposure = Number(/Overall exposure level for \S+: ([\d.]+)/.exec(output)?.[1])
      expect(exposure, path).toBeLessThanOrEqual(maxExposure)
    }
  })
})
