import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ours, peers } from './candidates.ts'
import { sources } from './install-peers.ts'
import { readMeasured } from './measured.ts'
import { describeMeasured, figuresOf, renderMeasured } from './render-measured.ts'
import { measured } from './test/measured-example.ts'

test('figuresOf: shows what is missing as a dash, and a crash', () => {
  const [kubb, own] = measured.generators
  expect(figuresOf(kubb!, measured, 744)).toEqual(['490', '–', '–', '–', '1 of 64', 'crash', 'crash'])
  expect(figuresOf(own!, measured, 744)).toEqual(['744', '99.00 %', '99.90 %', '22/22', '60 of 64', '1.50', '250'])
})

test('figuresOf: names the number of tests if the table is about others', () => {
  expect(figuresOf(measured.generators[0]!, measured, 727)[0]).toBe('490/744')
})

test('renderMeasured: has a column for each generator', () => {
  expect(renderMeasured(measured)).toMatch(/^JSON Schema tests, of 744 +490 +744$/m)
})

test('describeMeasured: names date, machine and the version of each other generator', () => {
  const text = describeMeasured(measured)
  expect(text).toContain('on 2026-01-31')
  expect(text).toContain('Node 26 · 2 cores')
  expect(text).toContain('kubb 5.2.0, @kubb/plugin-zod 5.1.6 (zod)')
  expect(text).not.toContain('@channel/codegen')
})

test('the recorded figures are of the versions that are installed', () => {
  const { dependencies } = JSON.parse(readFileSync(join(sources, 'package.json'), 'utf8'))
  const recorded = readMeasured()
  expect(recorded.generators.map(({ name }) => name)).toEqual([ours, ...peers].map(({ name }) => name))
  expect(recorded.zod).toBe(dependencies.zod)
  for (const { name, versions } of recorded.generators) {
    if (name !== ours.name) expect(dependencies).toMatchObject(versions)
  }
})
