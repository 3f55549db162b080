import { expect, test } from 'vitest'
import { compareDocuments } from '../../src/diff/index.ts'
import { subjectOf } from '../../src/diff/subject-of.ts'
import { documentThatReturns, documentThatTakes, documentWith } from './verdict-document.ts'

const string = { type: 'string' }
const Tea = { $ref: '#/components/schemas/Tea' }
const withTea = (tea: object, others: object = {}) => ({ components: { schemas: { Tea: tea, ...others } } })
const shown = (before: object, after: object) =>
  compareDocuments(before, after).map(({ impact, subject, text }) => `${impact} ${subject}: ${text}`)

test.each([
  ['/components/schemas/Contact/properties/parent_bsuid', 'Contact.parent_bsuid', ''],
  ['/components/schemas/MessageSendText/allOf/1/properties/text', 'MessageSendText.text', ''],
  ['/components/schemas/Odd/properties/properties', 'Odd.properties', ''],
  ['/components/parameters/Limit/schema', 'Limit', ''],
  ['/paths/~1v1~1labels~1{id}/delete', 'DELETE /v1/labels/{id}', ''],
  ['/paths/~1a/post/requestBody/content/application~1json/schema/items/properties/b', 'POST /a', 'requestBody.b'],
  ['/paths/~1a/post/responses/200/headers/X-Id/schema', 'POST /a', 'responses.200.X-Id'],
  ['/paths/~1v1~1labels', '/v1/labels', ''],
  ['/webhooks/webhook.test/post/requestBody', 'webhook.test', 'requestBody'],
  ['/info/title', 'info.title', ''],
])('the subject of %s is %s', (pointer, subject, rest) => {
  expect({ ...subjectOf(pointer), rest: subjectOf(pointer).rest.join('.') }).toEqual({ subject, rest })
})

test('names the component and its property, wherever it is used', () => {
  const [before, after] = [string, { type: 'integer' }].map((name) =>
    documentThatReturns({ type: 'array', items: Tea }, withTea({ type: 'object', properties: { name } })),
  )
  expect(shown(before!, after!)).toEqual(['major Tea.name: `Tea.name` was string and is integer now (in responses).'])
})

test('names the part of an operation, and a parameter by its name', () => {
  const [before, after] = [9, 8].map((maxLength) => {
    const schema = { ...string, maxLength }
    const content = { 'application/json': { schema: { type: 'object', properties: { note: schema } } } }
    return documentWith({ parameters: [{ name: 'color', in: 'query', schema }], requestBody: { content } })
  })
  expect(shown(before!, after!)).toEqual([
    'major POST /teas: `color` of `POST /teas`: `maxLength` was changed from `9` to `8` (in requests).',
    'major POST /teas: `requestBody.note` of `POST /teas`: `maxLength` was changed from `9` to `8` (in requests).',
  ])
})

test('reports a change of a schema that is used in several places once, with the highest impact', () => {
  const [before, after] = [9, 8].map((maxLength) => {
    const content = { 'application/json': { schema: Tea } }
    const responses = { 200: { description: 'A tea.', content }, 201: { description: 'A new tea.', content } }
    return documentWith({ requestBody: { content }, responses }, withTea({ ...string, maxLength }))
  })
  expect(shown(before!, after!)).toEqual([
    'major Tea: `Tea`: `maxLength` was changed from `9` to `8` (in requests and responses).',
  ])
})

test('says that a renamed property is gone and new in requests and responses', () => {
  const [before, after] = ['passenger_name', 'passenger'].map((name) => {
    const content = { 'application/json': { schema: Tea } }
    const responses = { 200: { description: 'A tea.', content } }
    return documentWith(
      { requestBody: { content }, responses },
      withTea({ type: 'object', properties: { [name]: string } }),
    )
  })
  expect(shown(before!, after!)).toEqual([
    'major Tea.passenger_name: `Tea.passenger_name` was removed (in responses and requests).',
    'minor Tea.passenger: `Tea.passenger` was added (in requests and responses).',
  ])
})

test('places a removed property at the schema that had it, behind a wrapper', () => {
  const of = (tea: object) => {
    const Wrapper = { type: 'object', properties: { data: { type: 'array', items: { type: 'object' } } } }
    const data = { type: 'object', properties: { data: { type: 'array', items: Tea } } }
    return documentThatReturns({ allOf: [{ $ref: '#/components/schemas/Wrapper' }, data] }, withTea(tea, { Wrapper }))
  }
  const changes = compareDocuments(of({ type: 'object', properties: { name: string } }), of({ type: 'object' }))
  expect(changes).toMatchObject([{ subject: 'Tea.name', pointer: '/components/schemas/Tea' }])
})

test('names the part of an allOf that was changed, and compares recursive schemas', () => {
  const [before, after] = [{}, { required: ['name'] }].map((more) => {
    const Base = { type: 'object', properties: { name: string, leaf: Tea }, ...more }
    return documentThatTakes(Tea, withTea({ allOf: [{ $ref: '#/components/schemas/Base' }] }, { Base }))
  })
  expect(shown(before!, after!)).toEqual(['major Base.name: `Base.name` is required now (in requests).'])
})

test('reports no break if properties move to a schema that is extended', () => {
  const tea = { type: 'object', required: ['name'], properties: { name: string } }
  const labels = { type: 'array', items: string }
  const extended = { allOf: [{ $ref: '#/components/schemas/TeaState' }, { type: 'object', properties: { labels } }] }
  expect(
    shown(documentThatReturns(Tea, withTea(tea)), documentThatReturns(Tea, withTea(extended, { TeaState: tea }))),
  ).toEqual(['minor Tea.labels: `Tea.labels` was added (in responses).'])
})

test('names a component as its author does, although it has a variant for requests', () => {
  const of = (name: object) =>
    documentThatTakes(
      { $ref: '#/components/schemas/my.tea' },
      {
        components: {
          schemas: {
            'my.tea': {
              type: 'object',
              required: ['id', 'name'],
              properties: { id: { ...string, readOnly: true }, name },
            },
          },
        },
      },
    )
  expect(shown(of(string), of({ ...string, maxLength: 1 }))).toEqual([
    'major my.tea.name: `my.tea.name`: `maxLength` `1` was added (in requests).',
  ])
})

test('says which options and values were added or removed', () => {
  const kind = (name: string) => ({
    type: 'object',
    title: name,
    required: ['kind'],
    properties: { kind: { const: name } },
  })
  expect(
    shown(documentThatTakes({ oneOf: [kind('a'), kind('b')] }), documentThatTakes({ oneOf: [kind('a'), kind('c')] })),
  ).toEqual([
    'major POST /teas: `requestBody` of `POST /teas`: the option `b` was removed (in requests).',
    'minor POST /teas: `requestBody` of `POST /teas`: the option `c` was added (in requests).',
  ])
  const known = (...values: string[]) => withTea({ ...string, 'x-known-values': values })
  expect(
    shown(documentThatReturns(Tea, known('mild', 'bitter')), documentThatReturns(Tea, known('mild', 'sweet'))),
  ).toEqual([
    'major Tea: `Tea`: the known value `bitter` was removed, so code for it no longer runs (in responses).',
    'minor Tea: `Tea`: the value `sweet` was added to a set that may grow (in responses).',
  ])
})

test('refuses a document with a reference to nothing', () => {
  expect(() => compareDocuments(documentThatTakes(string), documentThatTakes(Tea))).toThrow(
    'The target of #/components/schemas/Tea does not exist.',
  )
})
