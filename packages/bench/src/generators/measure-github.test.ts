import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lowestUnlessCrashed, measureGeneration } from './measure-github.ts'

test('lowestUnlessCrashed: takes the lowest of each figure, and a crash over all', () => {
  const rounds = [
    { cpuSeconds: 2, peakMegabytes: 300 },
    { cpuSeconds: 3, peakMegabytes: 200 },
  ]
  expect(lowestUnlessCrashed(rounds)).toEqual({ cpuSeconds: 2, peakMegabytes: 200 })
  expect(lowestUnlessCrashed([...rounds, { crash: 'out of memory' }])).toEqual({ crash: 'out of memory' })
})

const measure = (script: string) => {
  const directory = mkdtempSync(join(tmpdir(), 'bench-cost-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  return measureGeneration({ name: 'a', packages: [], args: ['-e', script], output: 'out', makes: 'zod' }, directory)
}

test('measureGeneration: measures a command that writes its output', async () => {
  const cost = await measure(`fs.mkdirSync('out'); fs.writeFileSync('out/zod.ts', '')`)
  expect(cost).toEqual({ cpuSeconds: expect.any(Number), peakMegabytes: expect.any(Number) })
})

test('measureGeneration: a command that fails or writes nothing has crashed', async () => {
  expect(await measure(`console.log('start'); console.error('Error: too deep'); process.exit(1)`)).toEqual({
    crash: 'Error: too deep',
  })
  expect(await measure(`console.log('Cannot read it')`)).toEqual({ crash: 'Cannot read it' })
  expect(await measure(``)).toEqual({ crash: 'exit status 0' })
})
