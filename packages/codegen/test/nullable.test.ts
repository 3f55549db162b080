import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compileDocument, loadDocument } from '../src/index.ts'
import { generateModules, testDirectory } from './generate-modules.ts'

const yaml = `openapi: 3.0.3
info: { title: Null, version: '1' }
paths: {}
components:
  schemas:
    simple-user:
      type: object
      required: [id]
      properties: { id: { type: integer, readOnly: true } }
    maybe-user:
      nullable: true
      allOf:
        - $ref: '#/components/schemas/simple-user'
        - type: object
          properties:
            state: { type: string, nullable: true, enum: [open], bad-keyword: 1 }
            inner:
              nullable: true
              allOf: [{ type: object, properties: { deep: { type: string, format: odd } } }]
    Issue:
      type: object
      properties:
        user: { nullable: true, $ref: '#/components/schemas/simple-user' }
        state: { $ref: '#/components/schemas/maybe-user/allOf/1/properties/state' }
        deep: { $ref: '#/components/schemas/maybe-user/allOf/1/properties/inner/allOf/0/properties/deep' }
`

async function load() {
  const path = join(testDirectory(), 'null.yaml')
  writeFileSync(path, yaml)
  return loadDocument(path)
}

test('nullable beside allOf, a reference or an enum takes null', async () => {
  const modules = generateModules(await load())
  try {
    const { MaybeUser, Issue } = await modules.load('schemas.js')
    for (const value of [null, { id: 1, state: null }, { id: 1, state: 'open' }]) {
      expect(MaybeUser.safeParse(value)).toMatchObject({ success: true, data: value })
    }
    for (const value of [1, {}, { id: 1, state: 'closed' }]) expect(MaybeUser.safeParse(value).success).toBe(false)
    expect(Issue.safeParse({ user: null, state: null, deep: 'a' }).success).toBe(true)
    expect(Issue.safeParse({ user: 1 }).success).toBe(false)
    expect(Issue.safeParse({ deep: 1 }).success).toBe(false)
  } finally {
    modules.remove()
  }
})

test('by the letter, it does not', async () => {
  const modules = generateModules(await load(), { strictNullable: true })
  try {
    const { MaybeUser, Issue } = await modules.load('schemas.js')
    expect(MaybeUser.safeParse(null).success).toBe(false)
    for (const value of [{ user: null }, { state: null }]) expect(Issue.safeParse(value).success).toBe(false)
  } finally {
    modules.remove()
  }
})

test('warnings name the position in the file, also below such a schema', async () => {
  const { warnings } = compileDocument(await load())
  const found = warnings.map(({ code, count, position }) => `${position?.line}:${position?.column} ${code} ${count}`)
  expect(found.sort()).toEqual(['11:7 nullable-extended 4', '16:66 unknown-keyword 1', '19:75 unchecked-format 1'])
})
