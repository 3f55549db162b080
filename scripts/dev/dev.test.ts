import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { copyWorkspace } from './copy-workspace.ts'

test('dev reports the problems of a saved file by line, and stops its child processes when it exits', {
  tags: 'long',
}, async () => {
  const directory = await mkdtemp(join(tmpdir(), 'dev-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  await copyWorkspace(directory)
  const dev = spawn(process.execPath, [join(directory, 'scripts/dev.ts'), '--no-service', '--mock-port', '0'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void dev.kill())
  const lines: string[] = []
  for (const stream of [dev.stdout, dev.stderr]) {
    createInterface({ input: stream }).on('line', (line) => void lines.push(line))
  }
  const mockUrl = () => lines.flatMap((line) => /^Mock of the contract on (\S+)$/.exec(line)?.[1] ?? [])[0]
  await expect.poll(mockUrl).toBeDefined()
  const url = mockUrl() as string
  await appendFile(join(directory, 'spec/resources/labels/listLabels.yaml'), 'unknown_field: 1\n')
  await expect
    .poll(() => lines)
    .toContainEqual(expect.stringMatching(/^spec\/resources\/labels\/listLabels\.yaml:\d+:1: .*unknown_field/))
  dev.kill('SIGINT')
  await once(dev, 'exit')
  await expect(fetch(url)).rejects.toThrow('fetch failed')
})
