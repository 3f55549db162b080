import { Readable } from 'node:stream'
import type { LogLevel } from '@channel/logger'
import { expect, it, onTestFinished, vi } from 'vitest'
import { relayLines } from '../src/start/relay-lines.ts'
import { openStartLog } from '../src/start/start-log.ts'

const key = 'chn_live_AbCdEfGh-0123456789_xyz'
const line = JSON.stringify({
  level: 'warn',
  time: '2026-11-22T14:00:00.000Z',
  service: 'worker',
  pid: 1,
  waitsFor: 'migrations',
  msg: 'The worker waits.',
})

/** Keeps what is printed until the end of the test. */
function keepOutput() {
  const printed = { out: [] as string[], err: [] as string[] }
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((text: string) => void printed.out.push(`${text}\n`)),
    vi.spyOn(console, 'error').mockImplementation((text: string) => void printed.err.push(`${text}\n`)),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => printed.err.push(String(text)) > 0),
  ]
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore()
  })
  return printed
}

it('prints its own progress as plain text for people, and renders what services log', () => {
  const printed = keepOutput()
  const log = openStartLog({ level: 'info', format: 'pretty', secrets: [] })
  log.info('Starting …')
  log.warn('The API ended.')
  log.relay('The worker', line)
  log.relay('The worker', 'Out of memory')
  expect(printed.out).toEqual(['Starting …\n'])
  expect(printed.err).toEqual([
    'The API ended.\n',
    expect.stringMatching(/^\d\d:\d\d:\d\d {2}WARN {3}worker {2}The worker waits\. {2}waitsFor=migrations\n$/),
    'Out of memory\n',
  ])
})

it('makes services log warnings and errors only for people, unless LOG_LEVEL is set', () => {
  const levelOf = (format: 'json' | 'pretty', level?: LogLevel) =>
    openStartLog({ level, format, secrets: [] }).serviceSettings
  expect(levelOf('pretty')).toEqual({ LOG_FORMAT: 'json', LOG_LEVEL: 'warn' })
  expect(levelOf('pretty', 'debug')).toEqual({ LOG_FORMAT: 'json', LOG_LEVEL: 'debug' })
  expect(levelOf('json')).toEqual({ LOG_FORMAT: 'json', LOG_LEVEL: 'info' })
})

it('passes on JSON unchanged, and logs other lines as warnings without secrets', () => {
  const printed = keepOutput()
  const written: string[] = []
  const log = openStartLog({ level: 'info', format: 'json', secrets: [] }, (text) => written.push(text))
  log.info('Starting …')
  log.relay('The worker', line)
  log.relay('The worker', `Out of memory ${key}`)
  expect(printed).toEqual({ out: [], err: [] })
  expect(written[1]).toBe(`${line}\n`)
  expect(written.map((text) => JSON.parse(text))).toMatchObject([
    { level: 'info', service: 'start', msg: 'Starting …' },
    { service: 'worker' },
    { level: 'warn', service: 'start', printedBy: 'The worker', msg: 'Out of memory [redacted]' },
  ])
})

it('relays every line, also the last without a line break, and no empty one', async () => {
  const lines: string[] = []
  await relayLines([Readable.from(['a\n\nb', 'c\r\n', 'last'])], (each) => lines.push(each))
  expect(lines).toEqual(['a', 'bc', 'last'])
})
