import { expect, it } from 'vitest'
import { openLogger, renderLine } from './index.ts'

function rendered(write: (log: ReturnType<typeof openLogger>) => void): string {
  let text = ''
  write(openLogger({ service: 'api', level: 'info', format: 'pretty', write: (line) => (text += line) }))
  return text
}

it('shows time, level, service, message and fields on one line', () => {
  const text = rendered((log) => log.warn({ requestId: 'req_1', waitsFor: 'the database', count: 2 }, 'It waits.'))
  expect(text).toMatch(
    /^\d\d:\d\d:\d\d {2}WARN {3}api {2}It waits\. {2}requestId=req_1 {2}waitsFor="the database" {2}count=2\n$/,
  )
})

it('shows the stack of an error, and its causes, below the line', () => {
  const err = new Error('outer', { cause: new AggregateError([new Error('refused')], '') })
  const lines = rendered((log) => log.error({ err }, 'It failed.'))
    .trimEnd()
    .split('\n')
  expect(lines[0]).toMatch(/ERROR {2}api {2}It failed\.$/)
  expect(lines[1]).toBe('    Error: outer')
  expect(lines[2]).toMatch(/^ {8}at .*render-line\.test\.ts/)
  expect(lines).toContainEqual(expect.stringMatching(/^ {4}Caused by AggregateError/))
  expect(lines).toContainEqual(expect.stringMatching(/^ +Caused by Error: refused$/))
})

it('redacts, and removes control characters', () => {
  const text = rendered((log) => log.info('a\u001b[2Jb\r chn_live_AbCdEfGh-0123456789_xyz\nc'))
  expect(text).toContain('a�[2Jb� [redacted]\n    c\n')
})

it.each(['Killed', '{"level":"info"}', '{ broken', '[1]', 'null'])(
  'leaves a line of another program as it is: %s',
  (line) => {
    expect(renderLine(`${line}\n`)).toBe(line)
  },
)
