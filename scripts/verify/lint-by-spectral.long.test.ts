import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { generated } from '../command/paths.ts'
import { smallDocument } from '../diff/test/small-document.ts'
import { lintBySpectral } from './lint-by-spectral.ts'

const folder = mkdtempSync(join(tmpdir(), 'spectral-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const contract = join(generated, 'openapi.json')

test('names what it finds', async () => {
  const document = smallDocument()
  Object.assign(document.components, { examples: { Unused: { value: 'Nothing refers to it.' } } })
  const { ok, output } = await lintBySpectral(write(document), [])
  expect(ok).toBe(false)
  expect(output.split('\n')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^paths\.\/teas\.post: .* \(operation-tags\)$/),
      expect.stringMatching(/^components\.examples\.Unused: .* \(oas3-unused-component\)$/),
    ]),
  )
})

test('names an exception that excuses nothing', async () => {
  const { output } = await lintBySpectral(write(smallDocument()), [
    { rule: 'info-contact', reason: 'There is none.' },
    { rule: 'info-description', at: ['paths'], reason: 'It is elsewhere.' },
  ])
  expect(output).not.toContain('(info-contact)')
  expect(output).toContain('(info-description)')
  expect(output).toContain("Spectral's info-description reports nothing any more")
})

function write(document: object): string {
  const file = join(folder, 'small.json')
  writeFileSync(file, JSON.stringify(document))
  return file
}

test('says that Spectral failed', async () => {
  const { ok, output } = await lintBySpectral(join(folder, 'missing.json'))
  expect(ok).toBe(false)
  expect(output).toContain('No files found')
})

// `npm run -s verify` does the same without the rules about examples.
test('finds nothing in the contract that is not excused', async () => {
  expect(await lintBySpectral(contract)).toEqual({ ok: true, output: '' })
})
