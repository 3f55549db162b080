import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { alerts } from '../src/operations/alerts.ts'
import { renderDashboard } from '../src/operations/dashboard.ts'
import { renderRules } from '../src/operations/rules.ts'
import { metrics, prometheusName } from '../src/table.ts'
import { alertExamples } from './alert-examples.ts'
import { renderAlertTests } from './render-alert-tests.ts'

const path = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url))
const names = Object.keys(alerts)
const generated = {
  'ops/prometheus/channel.rules.yml': renderRules,
  'ops/prometheus/channel.test.yml': renderAlertTests,
  'ops/grafana/channel.json': renderDashboard,
}

it.each(Object.entries(generated))('%s is current', async (name, render) => {
  await expect(render()).toMatchFileSnapshot(path(name))
})

it.each(Object.entries(generated))('%s names only metrics that exist', (_name, render) => {
  const existing = new Set(
    Object.entries(metrics).flatMap(([name, metric]) => {
      const own = prometheusName(name, metric)
      return metric.type === 'histogram' ? [`${own}_bucket`, `${own}_count`, `${own}_sum`] : [own]
    }),
  )
  const labels = new Set(
    Object.values(metrics).flatMap((metric) => metric.labels.map((each) => each.replaceAll('.', '_'))),
  )
  const named = new Set(render().match(/\b(?:channel|http|db|nodejs|process)_[a-z0-9_]+/g))
  expect(named.size).toBeGreaterThan(10)
  expect([...named].filter((name) => !existing.has(name) && !labels.has(name))).toEqual([])
})

it('every alert has an example that fires it, and a section in the runbook', () => {
  expect(Object.keys(alertExamples).sort()).toEqual([...names].sort())
  const sections = readFileSync(path('docs/runbook.md'), 'utf8').match(/^## Channel\w+$/gm)
  expect(sections).toEqual(names.map((name) => `## ${name}`))
})
