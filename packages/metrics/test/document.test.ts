import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { type Metric, metrics, prometheusName } from '../src/table.ts'

const document = fileURLToPath(new URL('../../../docs/metrics.md', import.meta.url))
const reporters = { api: 'API', worker: 'worker', both: 'API, worker' }

it('docs/metrics.md has a line for every metric', async () => {
  const between = /(<!-- metrics:[^\n]*\n)[\s\S]*?(<!-- end of metrics -->)/
  const text = readFileSync(document, 'utf8')
  expect(text).toMatch(between)
  const current = text.replace(between, (_all, begin: string, end: string) => `${begin}\n${table()}\n\n${end}`)
  await expect(current).toMatchFileSnapshot(document)
})

function table(): string {
  const rows = Object.entries<Metric>(metrics).map(([name, metric]) => {
    const { type, unit, by, labels, about } = metric
    const shown = labels.map((label) => `\`${label}\``).join(', ')
    const names = [`\`${name}\``, `\`${prometheusName(name, metric)}\``]
    return [...names, type, unit.replace(/[{}]/g, ''), shown, reporters[by], about]
  })
  const head = ['metric', 'in Prometheus', 'type', 'unit', 'labels', 'by', 'meaning']
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
