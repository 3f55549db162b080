import { expect, test } from 'vitest'
import { compareConstraints } from './compare-constraints.ts'
import { smallDocument } from './test/small-document.ts'

/**
 * The subjects of the breaking changes between two documents that differ in the schema `TeaCreate`, which is a component and
 * the body of a request.
 */
function subjectsOfBreaks(before: object, after: object): string[] {
  const [base, revision] = [smallDocument(), smallDocument()]
  Object.assign(base.components.schemas.TeaCreate, before)
  Object.assign(revision.components.schemas.TeaCreate, after)
  return compareConstraints(base, revision).map(({ subject }) => subject)
}

const exactlyOneOf = (...names: unknown[]) => ({ 'x-exactly-one-of': names })

test.each<[string, object, object]>([
  ['a group gains a property that existed before', exactlyOneOf('name', 'id'), exactlyOneOf('name', 'id', 'kind')],
  ['a group gains a name that is not a property', exactlyOneOf('name', 'id'), exactlyOneOf('name', 'id', 'other')],
  ['a group loses a name', exactlyOneOf('name', 'id'), exactlyOneOf('name')],
  ['a group is added', exactlyOneOf(['name', 'id']), exactlyOneOf(['name', 'id'], ['kind', 'notes'])],
  [
    'one of two groups loses a name',
    exactlyOneOf(['name', 'id'], ['kind', 'notes']),
    exactlyOneOf(['name', 'id'], ['kind']),
  ],
])('reports a breaking change if %s', (_what, before, after) => {
  expect(subjectsOfBreaks(before, after)).toEqual(['TeaCreate'])
})

test.each<[string, object, object]>([
  ['a flat list becomes a list of one group', exactlyOneOf('name', 'id'), exactlyOneOf(['name', 'id'])],
  [
    'groups and names change their order',
    exactlyOneOf(['name', 'id'], ['kind']),
    exactlyOneOf(['kind'], ['id', 'name']),
  ],
  ['a group is removed', exactlyOneOf(['name', 'id'], ['kind']), exactlyOneOf(['name', 'id'])],
])('reports no breaking change if %s', (_what, before, after) => {
  expect(subjectsOfBreaks(before, after)).toEqual([])
})

test('lets a group gain a new property, but not one that an allOf part declared before', () => {
  const label = { allOf: [{ properties: { label: { type: 'string' } } }] }
  expect(subjectsOfBreaks(exactlyOneOf('name', 'id'), { ...exactlyOneOf('name', 'id', 'label'), ...label })).toEqual([])
  expect(
    subjectsOfBreaks({ ...exactlyOneOf('name', 'id'), ...label }, { ...exactlyOneOf('name', 'id', 'label'), ...label }),
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

test('compares a property with the name of an annotation, such as `default`', () => {
  const withDefault = (bytes: number) => ({ properties: { default: { type: 'object', 'x-max-bytes': bytes } } })
  expect(subjectsOfBreaks(withDefault(100), withDefault(50))).toEqual(['TeaCreate.default'])
})
