import { fork } from 'node:child_process'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createTestDatabase } from '@channel/test-kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const entry = fileURLToPath(new URL('../src/main.ts', import.meta.url))
let own: Awaited<ReturnType<typeof createTestDatabase>>

beforeAll(async () => {
  own = await createTestDatabase()
})
afterAll(() => own.drop())

function startProcess(databaseUrl: string) {
  const env = { ...process.env, DATABASE_URL: databaseUrl }
  const child = fork(entry, [], { env, execArgv: [], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  // Not `close`, which never comes for a child that its parent disconnected from.
  const ended = Promise.all([once(child, 'exit'), ...[child.stdout!, child.stderr!].map((stream) => finished(stream))])
  return { child, ended: ended.then(([[code]]) => ({ code: code as number, printed })) }
}

describe('the worker process', () => {
  it('says when it is ready and ends cleanly on SIGTERM', async () => {
    const { child, ended } = startProcess(own.url)
    expect((await once(child, 'message'))[0]).toEqual({ type: 'ready' })
    child.kill('SIGTERM')
    expect(await ended).toEqual({ code: 0, printed: '' })
  })

  it('ends when its supervisor is gone', async () => {
    const { child, ended } = startProcess(own.url)
    await once(child, 'message')
    child.disconnect()
    expect(await ended).toEqual({ code: 0, printed: '' })
  })

  it.each([
    ['no database', '', /^The worker needs DATABASE_URL\..*\n$/],
    [
      'a database that is not there',
      'postgres://nobody@127.0.0.1:1/none',
      /^The worker cannot start: .*ECONNREFUSED.*\n$/,
    ],
  ])('ends with one line when there is %s', async (_, url, line) => {
    expect(await startProcess(url).ended).toEqual({ code: 1, printed: expect.stringMatching(line) })
  })
})
