import { describe, expect, it } from 'vitest'
import { openLogger } from './index.ts'
import { collectLog } from './testing/index.ts'

describe('a line', () => {
  it('is one JSON object with level, time, service, fields and message', () => {
    const { log, text } = collectLog()
    log.info({ requestId: 'req_1', count: 2, at: new Date(0) }, 'Two\nlines.')
    expect(text()).toMatch(/^[^\n]*\n$/)
    expect(JSON.parse(text())).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      service: 'test',
      pid: process.pid,
      requestId: 'req_1',
      count: 2,
      at: '1970-01-01T00:00:00.000Z',
      msg: 'Two\nlines.',
    })
  })

  it('keeps percent signs of the message', () => {
    const { log, lines } = collectLog()
    log.warn('100%s %d %%')
    log.warn({ count: 1 }, '100%s %d %%')
    expect(lines.map(({ msg }) => msg)).toEqual(['100%s %d %%', '100%s %d %%'])
  })

  it('is redacted in the message and in every text of its fields', () => {
    const { log, lines } = collectLog({ confidential: ['a-confidential-text'] })
    const key = 'chn_live_AbCdEfGh-0123456789_xyz'
    log.info(
      { path: `/v1/x/${key}`, inner: { list: [key, { url: new URL('http://u:pass@h/') }] } },
      `a-confidential-text`,
    )
    expect(lines).toMatchObject([
      {
        path: '/v1/x/[redacted]',
        inner: { list: ['[redacted]', { url: 'http://u:[redacted]@h/' }] },
        msg: '[redacted]',
      },
    ])
  })

  it.each([
    'authorization',
    'token',
    'secret',
    'password',
    'databaseUrl',
    'phone_number',
    'from',
    'to',
    'body',
    'text',
  ])('never shows a field %s, at any depth', (name) => {
    const { log, lines, text } = collectLog()
    const field = { [name]: 'leaked' }
    log.info({ ...field, a: field, b: { c: [{ d: field }] } }, 'x')
    const shown = { [name]: '[redacted]' }
    expect(lines).toMatchObject([{ ...shown, a: shown, b: { c: [{ d: shown }] } }])
    expect(text()).not.toContain('leaked')
  })

  it('never shows bytes, nor what is nested too deep', () => {
    const { log, lines } = collectLog()
    const circular: { again?: object } = {}
    circular.again = circular
    log.info({ raw: Buffer.from('leaked'), circular }, 'x')
    expect(lines[0]).toMatchObject({ raw: '[redacted]' })
    expect(JSON.stringify(lines[0]?.circular)).toMatch(/"again":"\[redacted\]"\}+$/)
  })
})

it.each([
  ['debug', ['debug', 'info', 'warn', 'error', 'fatal']],
  ['info', ['info', 'warn', 'error', 'fatal']],
  ['error', ['error', 'fatal']],
  ['silent', []],
] as const)('logs from the level %s on', (level, shown) => {
  const written: string[] = []
  const log = openLogger({ service: 'test', level, format: 'json', write: (line) => written.push(line) })
  for (const each of ['debug', 'info', 'warn', 'error', 'fatal'] as const) log[each]('x')
  expect(written.map((line) => JSON.parse(line).level)).toEqual(shown)
})
