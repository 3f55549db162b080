import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { causesOf } from '../src/report/causes.ts'
import { Progress } from '../src/report/progress.ts'
import { summarize } from '../src/report/summarize.ts'
import type { TargetReport } from '../src/report/target-report.ts'
import { writeReport } from '../src/report/write-report.ts'
import type { ScenarioResult } from '../src/run/run-scenario.ts'

const missing = "must have required property 'color'"

function result(title: string, ...locations: string[]): ScenarioResult {
  const failures = locations.map((location) => ({ exchange: undefined, location, expected: missing, received: '{}' }))
  const scenario = { group: 'labels', title, run: async () => undefined }
  const outcome = failures.length === 0 ? 'passed' : 'failed'
  return { scenario, outcome, failures, exchanges: [], durationMs: 1 }
}

const reportOf = (...results: ScenarioResult[]): TargetReport => ({
  target: 'service',
  results,
  leftovers: [],
  durationMs: 1,
  wasStopped: false,
})

const broken = reportOf(
  result('reads one', 'body /data'),
  result('lists them', 'body /data/0', 'body /data/1'),
  result('reads a contact', 'body /data/labels/0'),
)

describe('failures', () => {
  it('have one cause if they miss the same in an object, wherever it is', () => {
    expect(causesOf(broken.results).map(({ failures }) => failures.length)).toEqual([3, 1])
  })

  it('differ if another field is concerned', () => {
    expect(causesOf([result('a', 'body /data/name'), result('b', 'body /data/color')])).toHaveLength(2)
  })

  it('are printed once for each cause', () => {
    const printed = vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(() => printed.mockRestore())
    const progress = new Progress('service')
    progress.start(1000)
    for (const each of broken.results) progress.show(each)
    expect(printed.mock.calls.flat()).toEqual([
      '✗ service: labels: reads one',
      `    body /data: expected ${missing}, received {}`,
      '✗ service: labels: reads a contact',
      `    body /data/labels/0: expected ${missing}, received {}`,
    ])
    expect(summarize(broken)).toContain(`body /data: expected ${missing}, in 2: labels: reads one, labels: lists them`)
  })
})

describe('the page', () => {
  it('has a section with a link for each cause, and compares with the last run in its directory', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'contract-report-'))
    onTestFinished(() => rm(directory, { recursive: true }))
    const page = async (report: TargetReport) => readFile(await writeReport(directory, [report]), 'utf8')
    const first = await page(reportOf(result('reads one'), result('lists them', 'body /data'), result('is gone')))
    expect(first).not.toContain('Since the last run')
    const second = await page(broken)
    expect(second.match(/<details id="failures-on-service-\d"/g)).toHaveLength(2)
    expect(second).toContain('<a href="#since-the-last-run">')
    for (const change of ['1 failed only now', '1 new', '1 gone']) expect(second).toContain(`service: ${change}`)
    const third = await page(reportOf(result('reads one')))
    expect(third).toContain('service: 1 failed only then')
    expect(third).toContain('service: 2 gone')
  })
})
