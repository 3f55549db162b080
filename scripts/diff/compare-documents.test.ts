import { expect, test } from 'vitest'
import { compareDocuments } from './compare-documents.ts'
import { smallDocument } from './small-document.ts'

const base = smallDocument()
const changesBy = async (change: (document: ReturnType<typeof smallDocument>) => void) => {
  const revision = smallDocument()
  change(revision)
  return compareDocuments(base, revision)
}

test('reports every breaking change with its subject', async () => {
  const changes = await changesBy(({ paths, components: { schemas } }) => {
    schemas.Tea.required = ['name', 'kind', 'color']
    schemas.TeaCreate.properties.name.maxLength = 30
    schemas.TeaCreate.required = ['name']
    schemas.TeaCreate['x-exactly-one-of'] = ['name', 'notes']
    schemas.TeaCreate.properties.notes['x-max-bytes'] = 50
    schemas.TeaCreate.properties.notes.additionalProperties = false
    schemas.Color.enum = ['pale', 'dark', 'red']
    delete schemas.Tea.properties.served
    paths['/teas'].get.operationId = 'readTea'
  })
  const breaks = changes.filter(({ impact }) => impact === 'major').map(({ subject }) => subject)
  expect(breaks.sort()).toEqual([
    'Color',
    'GET /teas',
    'Tea.origin',
    'Tea.served',
    'TeaCreate',
    'TeaCreate.name',
    'TeaCreate.name',
    'TeaCreate.notes',
    'TeaCreate.notes',
  ])
})

test('names a removed operation', { tags: 'long' }, async () => {
  const changes = await changesBy(({ paths }) => {
    Object.assign(paths['/teas'], { post: undefined })
  })
  expect(changes).toEqual([{ impact: 'major', subject: 'POST /teas', text: 'Operation `POST /teas` was removed.' }])
})

test('says which part of an operation was added, and counts links as documentation', async () => {
  const changes = await changesBy(({ paths }) => {
    const { get } = paths['/teas'] as unknown as { get: Record<string, object> }
    get.parameters = [{ name: 'color', in: 'query', schema: { type: 'string' } }]
    get['x-codeSamples'] = [{ lang: 'sh', source: 'curl' }]
  })
  const text = expect.stringMatching(/^`GET \/teas`: `parameters.*` was added\.$/)
  expect(changes.filter(({ impact }) => impact !== 'patch')).toEqual([{ impact: 'minor', subject: 'GET /teas', text }])
})

test('reports a value or option added to a growing set as minor', async () => {
  const changes = await changesBy(({ components: { schemas } }) => {
    schemas.Kind.enum.push('white')
    schemas.Served.oneOf.push({
      type: 'object',
      title: 'Can',
      required: ['pot'],
      properties: { pot: { const: 'big' } },
    })
  })
  expect(changes).toEqual([
    { impact: 'minor', subject: 'Kind', text: expect.stringContaining("'white'") },
    { impact: 'minor', subject: 'Served', text: expect.stringContaining('`oneOf` subschema') },
  ])
})

test('reports a value removed from a growing set as breaking', { tags: 'long' }, async () => {
  const changes = await changesBy(({ components: { schemas } }) => {
    schemas.Kind.enum = ['green']
  })
  expect(changes.map(({ impact, subject }) => `${impact} ${subject}`)).toContain('major Kind')
})

test('treats a set as closed if the release did not mark it', { tags: 'long' }, async () => {
  const changes = await changesBy(({ components: { schemas } }) => {
    Object.assign(schemas.Color, { 'x-may-grow': true, enum: ['pale', 'dark', 'red'] })
  })
  expect(changes.filter(({ impact }) => impact === 'major').map(({ subject }) => subject)).toEqual(['Color'])
})

test('reports additions and descriptions as not breaking', { tags: 'long' }, async () => {
  const changes = await changesBy(({ info, components: { schemas } }) => {
    schemas.TeaCreate['x-exactly-one-of'] = ['name', 'id', 'label']
    Object.assign(schemas.TeaCreate.properties, { label: { type: 'string' } })
    schemas.TeaCreate.properties.name.maxLength = 100
    schemas.TeaCreate.properties.notes['x-max-bytes'] = 200
    schemas.Tea.properties.label = { type: 'string' }
    info.title = 'Teas'
  })
  expect(changes.filter(({ impact }) => impact === 'major')).toEqual([])
  expect(changes.filter(({ impact }) => impact === 'minor').map(({ subject }) => subject)).toContain('Tea.label')
})

test('reports no break if properties move to a schema that is extended', async () => {
  const changes = await changesBy(({ components: { schemas } }) => {
    const { Tea } = schemas
    const labels = { type: 'array', items: { type: 'string' } }
    Object.assign(schemas, {
      TeaState: Tea,
      Tea: {
        allOf: [
          { $ref: '#/components/schemas/TeaState' },
          { type: 'object', required: ['labels'], properties: { labels } },
        ],
      },
    })
  })
  expect(changes.filter(({ impact }) => impact === 'major')).toEqual([])
  expect(changes.filter(({ impact }) => impact === 'minor').map(({ subject }) => subject)).toContain('Tea.labels')
})

test('reports nothing for equal documents', { tags: 'long' }, async () => {
  expect(await changesBy(() => undefined)).toEqual([])
})
