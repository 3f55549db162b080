import { expect, test } from 'vitest'
import { compareConstraints } from './compare-constraints.ts'
import { smallDocument } from './small-document.ts'

/**
 * The subjects of the breaking changes between two documents, with the schema as a request body and as a component.
 */
function breaks(before: object, after: object): string[] {
  const [base, revision] = [smallDocument(), smallDocument()]
  Object.assign(base.components.schemas.TeaCreate, before)
  Object.assign(revision.components.schemas.TeaCreate, after)
  return compareConstraints(base, revision).map(({ subject }) => subject)
}

const exactlyOneOf = (...names: unknown[]) => ({ 'x-exactly-one-of': names })

test.each<[string, object, object]>([
  ['a property that existed before', exactlyOneOf('name', 'id'), exactlyOneOf('name', 'id', 'kind')],
  ['a name that the schema does not declare', exactlyOneOf('name', 'id'), exactlyOneOf('name', 'id', 'other')],
  ['a removed name', exactlyOneOf('name', 'id'), exactlyOneOf('name')],
  ['an added group', exactlyOneOf(['name', 'id']), exactlyOneOf(['name', 'id'], ['kind', 'notes'])],
  [
    'a group with a removed name',
    exactlyOneOf(['name', 'id'], ['kind', 'notes']),
    exactlyOneOf(['name', 'id'], ['kind']),
  ],
])('reports the breaking change: %s', (_what, before, after) => {
  expect(breaks(before, after)).toEqual(['TeaCreate'])
})

test.each<[string, object, object]>([
  ['a flat list rewritten as a list of one group', exactlyOneOf('name', 'id'), exactlyOneOf(['name', 'id'])],
  ['the same groups', exactlyOneOf(['name', 'id'], ['kind']), exactlyOneOf(['kind'], ['id', 'name'])],
  ['a removed group', exactlyOneOf(['name', 'id'], ['kind']), exactlyOneOf(['name', 'id'])],
])('reports no breaking change: %s', (_what, before, after) => {
  expect(breaks(before, after)).toEqual([])
})

test('reports no breaking change for a new property, even if a part of the schema declares it', () => {
  const label = { allOf: [{ properties: { label: { type: 'string' } } }] }
  expect(breaks(exactlyOneOf('name', 'id'), { ...exactlyOneOf('name', 'id', 'label'), ...label })).toEqual([])
  expect(
    breaks({ ...exactlyOneOf('name', 'id'), ...label }, { ...exactlyOneOf('name', 'id', 'label'), ...label }),
  ).toEqual(['TeaCreate'])
})

test('compares a body that is written inline in its operation', () => {
  const inline = (names: string[]) => {
    const document = smallDocument()
    const schema = { type: 'object', properties: { name: {}, id: {}, kind: {} }, 'x-exactly-one-of': names }
    Object.assign(document.paths['/teas'].post.requestBody.content, { 'application/json': { schema } })
    return document
  }
  const [change, ...others] = compareConstraints(inline(['name', 'id']), inline(['name', 'id', 'kind']))
  expect(change).toMatchObject({ impact: 'major', subject: 'POST /teas' })
  expect(others).toEqual([])
})

test('compares a property that has the name of an annotation', () => {
  const withDefault = (bytes: number) => ({ properties: { default: { type: 'object', 'x-max-bytes': bytes } } })
  expect(breaks(withDefault(100), withDefault(50))).toEqual(['TeaCreate.default'])
})
