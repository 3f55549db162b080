import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { copyWorkspace } from './test/copy-workspace.ts'

test('dev reports the problems of a saved file by line, and stops its child processes when it exits', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'dev-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  await copyWorkspace(directory)
  const dev = spawn(
    process.execPath,
    [join(directory, 'scripts/dev.ts'), '--no-service', '--no-page', '--mock-port', '0'],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  onTestFinished(() => void dev.kill())
  const lines: string[] = []
  for (const stream of [dev.stdout, dev.stderr]) {
    createInterface({ input: stream }).on('line', (line) => void lines.push(line))
  }
  // The poll compares all lines, so that a failure shows them. On a busy machine, what comes before them takes minutes:
  // everything is generated and type-checked, then the mock and Prism start.
  const printed = (line: RegExp) =>
    expect.poll(() => lines, { timeout: 250_000 }).toContainEqual(expect.stringMatching(line))
  const mockLine = /^Mock of the contract on (\S+)$/
  await printed(mockLine)
  const [url = ''] = lines.flatMap((line) => mockLine.exec(line)?.[1] ?? [])
  await appendFile(join(directory, 'spec/resources/labels/listLabels.yaml'), 'unknown_field: 1\n')
  await printed(/^spec\/resources\/labels\/listLabels\.yaml:\d+:1: .*unknown_field/)
  dev.kill('SIGINT')
  await once(dev, 'exit')
  await expect(fetch(url)).rejects.toThrow('fetch failed')
})
