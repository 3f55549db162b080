import { stringify } from 'yaml'
import { alerts } from '../src/operations/alerts.ts'
import { runbookOf } from '../src/operations/rules.ts'
import { alertExamples } from './alert-examples.ts'

const head = `# Generated from packages/metrics/test/alert-examples.ts, as channel.rules.yml is. Run it: promtool test rules channel.test.yml
`

/** The tests of the rules as a file for promtool: each alert fires, and ends. */
export function renderAlertTests(): string {
  const tests = Object.entries(alertExamples).map(([alertname, { series, fires, ends, labels = {}, value = '' }]) => {
    const { severity, summary, description } = alerts[alertname]!
    const rendered = description
      .replace(/\{\{ \$labels\.(\w+) \}\}/g, (_, label: string) => labels[label] ?? '')
      .replace(/\{\{ \$value[^}]*\}\}/, value)
    const alert = {
      exp_labels: { severity, ...labels },
      exp_annotations: { summary, description: rendered, runbook_url: runbookOf(alertname) },
    }
    return {
      name: alertname,
      interval: '1m',
      input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
      alert_rule_test: [
        { eval_time: '1m', alertname, exp_alerts: [] },
        { eval_time: `${fires}m`, alertname, exp_alerts: [alert] },
        { eval_time: `${ends}m`, alertname, exp_alerts: [] },
      ],
    }
  })
  return head + stringify({ rule_files: ['channel.rules.yml'], evaluation_interval: '1m', tests }, { lineWidth: 0 })
}
