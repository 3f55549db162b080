import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { generated } from '../command/places.ts'
import { lintBySpectral } from './lint-by-spectral.ts'

const folder = mkdtempSync(join(tmpdir(), 'spectral-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const contract = join(generated, 'openapi.json')

test('finds nothing in the contract that is not excused', async () => {
  expect(await lintBySpectral(contract)).toEqual({ ok: true, output: '' })
})

test('names what it finds in a copy of the contract', async () => {
  const document = JSON.parse(readFileSync(contract, 'utf8'))
  delete document.paths['/v1/labels'].post.tags
  document.components.schemas.Unused = { type: 'string', description: 'Nothing refers to it.' }
  const copy = join(folder, 'openapi.json')
  writeFileSync(copy, JSON.stringify(document))
  const { ok, output } = await lintBySpectral(copy)
  expect(ok).toBe(false)
  expect(output.split('\n')).toEqual([
    expect.stringMatching(/^paths\.\/v1\/labels\.post: .* \(operation-tags\)$/),
    expect.stringMatching(/^components\.schemas\.Unused: .* \(oas3-unused-component\)$/),
  ])
})

test('names an exception that excuses nothing', async () => {
  const document = { openapi: '3.1.0', info: { title: 'Tea', version: '1.0.0' }, paths: {} }
  const small = join(folder, 'small.json')
  writeFileSync(small, JSON.stringify(document))
  const { output } = await lintBySpectral(small, [
    { rule: 'info-contact', reason: 'There is none.' },
    { rule: 'info-description', at: ['paths'], reason: 'It is elsewhere.' },
  ])
  expect(output).not.toContain('(info-contact)')
  expect(output).toContain('(info-description)')
  expect(output).toContain("Spectral's info-description reports nothing any more")
})

test('says that Spectral failed', async () => {
  const { ok, output } = await lintBySpectral(join(folder, 'missing.json'))
  expect(ok).toBe(false)
  expect(output).toContain('No files found')
})
