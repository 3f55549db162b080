import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type ChildService, startChildService } from '../src/start/child-service.ts'
import { stopServices } from '../src/start/stop-services.ts'

/** The lines that services printed while they were ready. */
const relayed: [name: string, line: string][] = []

const directory = await mkdtemp(join(tmpdir(), 'channel-child-'))
afterAll(() => rm(directory, { recursive: true, force: true }))

async function service(name: string, code: string): Promise<ChildService> {
  const entry = join(directory, `${name.replaceAll(' ', '-')}.mjs`)
  await writeFile(entry, code)
  return startChildService({ name, entry, environment: {} }, { relay: (...line) => void relayed.push(line) })
}

/** Code that logs a line. */
function logs(level: string, msg: string, fields = {}): string {
  const line = { level, time: new Date(0).toISOString(), service: 'api', ...fields, msg }
  return `console.error(${JSON.stringify(JSON.stringify(line))});`
}

const ready = "process.send({ type: 'ready', url: 'http://here' }); setInterval(() => {}, 1000);"

describe('startChildService', () => {
  it('returns the ready message of the service', async () => {
    const started = await service('The API', ready)
    expect(await started.ready).toEqual({ type: 'ready', url: 'http://here' })
    started.kill('SIGTERM')
    expect(await started.ended).toBe('The API ended (SIGTERM)')
  })

  it.each([
    ['a line of its own', "console.error('No luck today.'); process.exit(3)", 'No luck today.'],
    ['a crash', "throw new TypeError('boom')", 'The API ended (exit code 1) before it was ready: TypeError: boom'],
    [
      'a fatal line of its log',
      `${logs('info', 'Begins.')} ${logs('fatal', 'PORT is wrong.')} process.exit(1)`,
      'PORT is wrong.',
    ],
    [
      'a logged crash',
      `${logs('fatal', 'It ends.', { err: { type: 'TypeError', message: 'boom', stack: 'TypeError: boom\n at x' } })} process.exit(1)`,
      'The API ended (exit code 1) before it was ready: TypeError: boom',
    ],
    ['nothing', 'process.exit(3)', 'The API ended (exit code 3) before it was ready.'],
  ])('fails with one line if the service ends with %s', async (_, code, message) => {
    await expect((await service('The API', code)).ready).rejects.toMatchObject({ message })
  })

  it('relays its lines in order once it is ready, the earlier ones too', async () => {
    const lines = ['early', 'late', 'and the last one']
    const [early, late, last] = lines.map((line) => `process.stderr.write('${line}\\n');`)
    const started = await service(
      'The relayed API',
      `${early} process.send({ type: 'ready' }, () => { ${late} setTimeout(() => { ${last} process.exit(0) }, 10) })`,
    )
    await started.ended
    expect(relayed.filter(([name]) => name === 'The relayed API').map(([, line]) => line)).toEqual(lines)
  })

  it('does not treat the output of a killed service as the reason', async () => {
    const waiting = await service('The API', "console.error('Waits.'); process.kill(process.pid, 'SIGKILL')")
    const message = 'The API ended (SIGKILL) before it was ready: Waits.'
    await expect(waiting.ready).rejects.toMatchObject({ message, isExplained: false })
  })
})

describe('stopServices', () => {
  it('stops the last one first, and waits for each', async () => {
    const order: string[] = []
    const services = [await service('one', ready), await service('two', ready)]
    for (const each of services) void each.ended.then((how) => order.push(how))
    await Promise.all(services.map((each) => each.ready))
    await stopServices(services)
    expect(order).toEqual(['two ended (SIGTERM)', 'one ended (SIGTERM)'])
  })

  it('kills a service that does not end', async () => {
    const stubborn = await service('stubborn', `process.on('SIGTERM', () => {}); ${ready}`)
    await stubborn.ready
    await stopServices([stubborn], 100)
    expect(await stubborn.ended).toBe('stubborn ended (SIGKILL)')
  })
})
