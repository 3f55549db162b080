import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { stringify } from 'yaml'
import { renderDashboard } from '../src/operations/dashboard.ts'

const folder = fileURLToPath(new URL('../../../ops/prometheus/', import.meta.url))

function promtool(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: folder, encoding: 'utf8' })
  return { status, printed: stdout + stderr }
}

describe.skipIf(promtool('--version').status !== 0)('promtool', () => {
  it('fires and ends each alert by its example', () => {
    expect(promtool('test', 'rules', 'channel.test.yml')).toMatchObject({ status: 0 })
  })

  it('accepts the rules and the example of a configuration', () => {
    expect(promtool('check', 'config', 'prometheus.yml')).toMatchObject({ status: 0 })
  })

  it('can read every query of the dashboard', () => {
    const { panels } = JSON.parse(renderDashboard()) as { panels: { targets?: { expr: string }[] }[] }
    const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
    expect(queries.length).toBeGreaterThan(20)
    const directory = mkdtempSync(join(tmpdir(), 'channel-dashboard-'))
    onTestFinished(() => rmSync(directory, { recursive: true }))
    const path = join(directory, 'dashboard.yml')
    const rules = queries.map((expr, n) => ({ record: `query_${n}`, expr: expr.replaceAll('$__rate_interval', '5m') }))
    writeFileSync(path, stringify({ groups: [{ name: 'dashboard', rules }] }))
    expect(promtool('check', 'rules', path)).toMatchObject({ status: 0 })
  })
})
