import { stringify } from 'yaml'
import { alerts } from './alerts.ts'

const head = `# Generated from packages/metrics/src/operations/alerts.ts; to update it: npm test -- packages/metrics/test/operations.test.ts --update
# Scrape the jobs channel-api, channel-worker and channel-public, as prometheus.yml does.
`

/** The section of the runbook about an alert. */
export const runbookOf = (alert: string): string => `docs/runbook.md#${alert.toLowerCase()}`

/** The rules as a file for Prometheus. */
export function renderRules(): string {
  const rules = Object.entries(alerts).map(([alert, { severity, expr, for: duration, summary, description }]) => ({
    alert,
    expr,
    for: duration,
    labels: { severity },
    annotations: { summary, description, runbook_url: runbookOf(alert) },
  }))
  return head + stringify({ groups: [{ name: 'channel', rules }] }, { lineWidth: 0 })
}
