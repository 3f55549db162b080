import { expect, test } from 'vitest'
import { compareDocuments } from './compare-documents.ts'
import { smallDocument } from './test/small-document.ts'

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
