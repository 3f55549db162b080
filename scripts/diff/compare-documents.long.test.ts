import { expect, test } from 'vitest'
import { compareDocuments } from './compare-documents.ts'
import { smallDocument } from './test/small-document.ts'

const base = smallDocument()
const changesBy = async (change: (document: ReturnType<typeof smallDocument>) => void) => {
  const revision = smallDocument()
  change(revision)
  return compareDocuments(base, revision)
}

test('names a removed operation', async () => {
  const changes = await changesBy(({ paths }) => {
    Object.assign(paths['/teas'], { post: undefined })
  })
  expect(changes).toEqual([{ impact: 'major', subject: 'POST /teas', text: 'Operation `POST /teas` was removed.' }])
})

test('reports a value removed from a growing set as breaking', async () => {
  const changes = await changesBy(({ components: { schemas } }) => {
    schemas.Kind.enum = ['green']
  })
  expect(changes.map(({ impact, subject }) => `${impact} ${subject}`)).toContain('major Kind')
})

test('treats a set as closed if the release did not mark it', async () => {
  const changes = await changesBy(({ components: { schemas } }) => {
    Object.assign(schemas.Color, { 'x-may-grow': true, enum: ['pale', 'dark', 'red'] })
  })
  expect(changes.filter(({ impact }) => impact === 'major').map(({ subject }) => subject)).toEqual(['Color'])
})

test('reports additions and descriptions as not breaking', async () => {
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

test('reports nothing for equal documents', async () => {
  expect(await changesBy(() => undefined)).toEqual([])
})
