import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunningProcess } from '@channel/test-kit/start-process'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { differencesBetween } from '../src/report/differences-between.ts'
import { describeFailure } from '../src/report/junit.ts'
import { summarize } from '../src/report/summarize.ts'
import type { TargetReport } from '../src/report/target-report.ts'
import { writeReport } from '../src/report/write-report.ts'
import { runTarget } from '../src/run/run-target.ts'
import { scenariosFor } from '../src/scenarios/index.ts'
import { startApp } from '../src/start/start-app.ts'
import { Session } from '../src/target/session.ts'
import { type Alterable, startAlteringProxy } from './support/altering-proxy.ts'

let mock: RunningProcess
beforeAll(async () => {
  mock = await startApp('mock', ['--port', '0'])
})
afterAll(() => mock?.[Symbol.asyncDispose]())

/** Runs the scenarios of a group against the mock, behind a proxy that alters its responses. */
async function run(group: string, alter: (response: Alterable) => void, options: { mayWrite?: boolean } = {}) {
  const proxy = await startAlteringProxy(mock.url, alter)
  onTestFinished(() => proxy[Symbol.asyncDispose]())
  const access = { url: proxy.url, apiKey: 'chn_live_any', isMock: true, mayWrite: true, ...options }
  const session = await Session.open({ name: 'broken', ...access })
  const scenarios = scenariosFor(session).filter((scenario) => scenario.group === group)
  const onResult = () => undefined
  const report = await runTarget(session, scenarios, { signal: new AbortController().signal, onResult })
  return { report, requests: proxy.requests }
}

const failuresOf = ({ results }: TargetReport) => results.flatMap(({ failures }) => failures)

describe('a broken response', () => {
  it('is reported with operation, status, JSON pointer, expected, received and request id', async () => {
    const { report } = await run('getLabel', ({ status, body }) => {
      const { data } = (body ?? {}) as { data?: { object: string } }
      if (status === 200 && data?.object === 'label') data.object = 'tag'
    })
    const [failure] = failuresOf(report)
    expect(failure).toMatchObject({
      exchange: { operation: 'getLabel', status: 200, requestId: expect.stringMatching(/^req_/) },
      location: 'body /data/object',
      expected: 'must be equal to constant',
      received: '"tag"',
    })
    expect(describeFailure(failure!)).toMatch(
      /^getLabel 200, body \/data\/object: expected must be equal to constant, received "tag" \(req_\w+\)$/,
    )
  })

  it('is reported if a header is missing', async () => {
    const { report } = await run('getMe', ({ status, headers }) => {
      if (status === 200) headers.delete('x-request-id')
    })
    expect(failuresOf(report)[0]).toMatchObject({
      exchange: { operation: 'getMe', status: 200 },
      location: 'header X-Request-Id',
      received: 'nothing',
    })
  })

  it('is reported if the error is another one', async () => {
    const { report } = await run('getMe', (response) => {
      if (response.status === 401) (response.body as { error: { code: string } }).error.code = 'expired_api_key'
    })
    expect(failuresOf(report)[0]).toMatchObject({
      exchange: { operation: 'getMe', status: 401, code: 'expired_api_key' },
      location: 'body /error/code',
      expected: '"missing_api_key"',
      received: '"expired_api_key"',
    })
  })

  it('is in the page, in the JUnit file and in the comparison with the mock', async () => {
    const { report } = await run('getLabel', ({ status, body }) => {
      const { data } = (body ?? {}) as { data?: { colour?: string; name?: string } }
      if (status === 200 && data?.name !== undefined) data.colour = '<red>'
    })
    const directory = await mkdtemp(join(tmpdir(), 'contract-report-'))
    onTestFinished(() => rm(directory, { recursive: true }))
    const page = await readFile(await writeReport(directory, [report]), 'utf8')
    expect(page).toContain('<td class="failed">200</td><td><code>body /data/colour</code></td>')
    expect(page).toContain('&quot;&lt;red&gt;&quot;')
    expect(page).not.toMatch(/<script src|<link|https?:\/\/|url\(/)
    const junit = await readFile(join(directory, 'junit.xml'), 'utf8')
    expect(junit).toContain('<failure message="getLabel 200, body /data/colour: expected is not declared')
    expect(junit).toContain('classname="broken.getLabel" name="succeeds"')
    expect(summarize(report)).toMatch(/^broken: \d+ passed, [1-9]\d* failed, 0 skipped\./)

    const { report: intact } = await run('getLabel', () => undefined)
    expect(failuresOf(intact)).toEqual([])
    expect(differencesBetween(intact, report)).toContainEqual({
      subject: 'getLabel 200',
      first: '',
      second: 'body /data/colour',
    })
  })
})

describe('a target that may only be read', () => {
  it('gets no request that writes, and the scenarios that write are skipped with the reason', async () => {
    const { report, requests } = await run('labels', () => undefined, { mayWrite: false })
    expect(requests.filter(({ method }) => method !== 'GET' && method !== 'HEAD')).toEqual([])
    const outcomes = new Set(report.results.map(({ outcome }) => outcome))
    expect([...outcomes].sort()).toEqual(['passed', 'skipped'])
    const reasons = report.results.flatMap(({ reason }) => reason ?? [])
    expect(new Set(reasons)).toEqual(
      new Set(['it writes, and the target may only be read: allow it with --allow-writes']),
    )
  })
})
