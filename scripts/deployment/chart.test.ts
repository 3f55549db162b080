import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '../command/paths.ts'
import { chartSecrets, chartSettings, textOf } from './known-variables.ts'

const chart = 'ops/helm/channel'
const schemaFile = join(root, chart, 'values.schema.json')

it('the schema of the values has all settings of the service', async () => {
  const list = (names: readonly string[]) =>
    `${names.map((name) => `\n        ${JSON.stringify(name)}`).join(',')}\n      `
  const current = textOf(`${chart}/values.schema.json`)
    .replace(/("setting": \{\s*"enum": \[)[^\]]*(\])/, (_, begin, end) => `${begin}${list(chartSettings)}${end}`)
    .replace(/("secret": \{\s*"enum": \[)[^\]]*(\])/, (_, begin, end) => `${begin}${list(chartSecrets)}${end}`)
  expect(current).toContain(JSON.stringify(chartSettings.at(-1)))
  // After a change of settings: npm test -- scripts/deployment/chart.test.ts --update
  await expect(current).toMatchFileSnapshot(schemaFile)
})

describe('values', () => {
  const validate = new Ajv().compile(JSON.parse(textOf(`${chart}/values.schema.json`)))
  const problems = (values: unknown) =>
    validate(values) ? [] : validate.errors!.map(({ instancePath }) => instancePath)
  const minimal = parse(textOf(`${chart}/ci/minimal-values.yaml`))

  it.each(readdirSync(join(root, chart, 'ci')))('%s are valid', (file) => {
    expect(problems({ ...parse(textOf(`${chart}/values.yaml`)), ...parse(textOf(`${chart}/ci/${file}`)) })).toEqual([])
  })

  it('without what is required, or with what is unknown, are refused', () => {
    expect(problems(parse(textOf(`${chart}/values.yaml`)))).not.toEqual([])
    expect(problems({ ...minimal, settings: { ...minimal.settings, PUBLIC_ULR: 'x' } })).toContain('/settings')
    expect(problems({ ...minimal, settings: { ...minimal.settings, CHANNEL_SECRET: 'x' } })).toContain('/settings')
    expect(problems({ ...minimal, secret: { name: 'x', keys: ['CHANNEL_SECRET'] } })).not.toEqual([])
    expect(problems({ ...minimal, api: { replica: 2 } })).toContain('/api')
  })
})
