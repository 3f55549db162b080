import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { runFuzz } from '../src/fuzz/run-fuzz.ts'
import { readReport, summarize } from '../src/fuzz/summarize.ts'

const signal = new AbortController().signal

describe('npm run -s fuzz', () => {
  it('says how to install Schemathesis if it is missing', async () => {
    const { PATH } = process.env
    onTestFinished(() => {
      process.env.PATH = PATH
    })
    process.env.PATH = '/nonexistent'
    await expect(runFuzz({}, signal)).rejects.toThrow(/not on PATH. Install it with: pip install schemathesis==/)
  })
})

describe('the summary', () => {
  const passed = {
    seed: '7',
    running_time: 41.6,
    exit_code: 0,
    operations: { tested: 48, selected: 48 },
    test_cases: { generated: 5605, unique_failures: 0 },
    failures: [],
    errors: [],
  }

  it('counts requests and operations', () => {
    expect(summarize(passed)).toBe('fuzz: 0 failures, 0 errors. 5605 requests to 48 of 48 operations in 42 s.')
  })

  it('names what failed, and how to repeat it', () => {
    const failures = [{ title: 'Server error', operations: ['GET /v1/labels', 'GET /v1/me'] }]
    const test_cases = { generated: 5605, unique_failures: 2 }
    expect(
      summarize({ ...passed, failures, test_cases })
        .split('\n')
        .slice(1),
    ).toEqual(['  Server error: GET /v1/labels, GET /v1/me', '  Repeat with: npm run -s fuzz -- --seed 7'])
  })
})

it('keeps all digits of a seed', () => {
  expect(readReport('{"seed": 164959085689377502127481875853195616675, "exit_code": 0}')).toEqual({
    seed: '164959085689377502127481875853195616675',
    exit_code: 0,
  })
})

describe('a fuzzed service', () => {
  it('can reach only this machine', async () => {
    const server = createServer((_request, response) => response.end('ok'))
    onTestFinished(() => void server.close())
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const script = `
      import { connect } from 'node:tls'
      import { Resolver } from 'node:dns/promises'
      const reach = (url) => fetch(url).then((response) => response.text(), ({ cause }) => cause.code)
      const [literal, name, local] = await Promise.all(
        ['http://198.51.100.1/', 'https://hooks.example.com/', 'http://127.0.0.1:${port}/'].map(reach))
      const tls = await new Promise((done) => connect(443, '198.51.100.1').on('error', ({ code }) => done(code)))
      console.log(JSON.stringify({ literal, name, local, tls, addresses: await new Resolver().resolve4('example.com') }))`
    const preload = import.meta.resolve('../src/fuzz/loopback-only.ts')
    const args = [`--import=${preload}`, '--input-type=module', '--eval', script]
    const { stdout } = await promisify(execFile)(process.execPath, args)
    const refused = 'ECONNREFUSED'
    expect(JSON.parse(stdout)).toEqual({
      literal: refused,
      name: refused,
      local: 'ok',
      tls: refused,
      addresses: ['1.1.1.1'],
    })
  })
})
