import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../command/paths.ts'
import { knownVariables, textOf } from './known-variables.ts'

const unknownIn = (names: readonly string[]) => names.filter((name) => !knownVariables.includes(name))
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!)

it('the image sets only variables of the service', () => {
  const lines = matches(textOf('Dockerfile'), /^ENV (.*)$/gm)
  const names = lines.flatMap((line) => matches(line, /([A-Z_0-9]+)=/g))
  expect(names).toContain('HOST')
  expect(unknownIn(names)).toEqual([])
})

it.each(readdirSync(join(root, 'ops/systemd')))('%s sets only variables of the service', (unit) => {
  const lines = matches(textOf(`ops/systemd/${unit}`), /^Environment=(.*)$/gm)
  const names = lines.flatMap((line) => matches(line, /([A-Z_0-9]+)=/g))
  expect(names.includes('METRICS_PORT')).toBe(unit.includes('@'))
  expect(unknownIn(names)).toEqual([])
})

it('the chart sets only variables of the service', () => {
  const names = matches(textOf('ops/helm/channel/templates/_helpers.tpl'), /name: ([A-Z][A-Z_0-9]+)|dict "([A-Z_]+)"/g)
  expect(names).toContain('METRICS_PORT')
  expect(unknownIn(names.filter((name) => name !== undefined))).toEqual([])
})
