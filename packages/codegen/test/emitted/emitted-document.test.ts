import { fileURLToPath } from 'node:url'
import { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, describe, expect, test } from 'vitest'
import { loadDocument } from '../../src/index.ts'
import type { JsonObject } from '../../src/read/json.ts'
import { createApp } from '../../src/runtime/hono/index.ts'
import { generateModules } from '../generate-modules.ts'
import { libraryDocument } from '../library-document.ts'
import { differences } from './differences.ts'
import { emittedDocument } from './emitted-document.ts'

const everything = (await loadDocument(fileURLToPath(new URL('./everything.yaml', import.meta.url))))
  .document as JsonObject
const modules = generateModules(everything)
const library = generateModules(await libraryDocument())
afterAll(modules.remove)
afterAll(library.remove)
const { routes, registerComponents, documentConfig } = await modules.load('routes.js')

describe('an emitted document', () => {
  test('is the authored one', async () => {
    expect(differences(everything, await emittedDocument(modules))).toEqual([])
    expect(differences(await libraryDocument(), await emittedDocument(library))).toEqual([])
  })

  const served = () => {
    const none = () => undefined
    const handlers = Object.fromEntries(Object.keys(routes).map((id) => [id, none]))
    const app = createApp(routes, { handlers, security: { key: none, token: none } } as never)
    registerComponents(app.openAPIRegistry)
    return app
  }

  test('is the authored one where createApp serves it', async () => {
    const app = served()
    app.doc31('/openapi.json', documentConfig)
    for (const _request of ['the first', 'the next']) {
      expect(differences(everything, (await (await app.request('/openapi.json')).json()) as JsonObject)).toEqual([])
    }
  })

  test('has the paths of an app that is mounted in another one', () => {
    const outer = new OpenAPIHono()
    outer.route('/v1', served())
    const { paths, components } = JSON.parse(JSON.stringify(outer.getOpenAPI31Document(documentConfig)))
    const authored = everything.paths as JsonObject
    expect(paths['/v1/books']).toEqual(authored['/books'])
    expect(paths['/v1/shared']).toEqual(authored['/shared'])
    expect(components).toEqual(everything.components)
  })

  test('has no operations that the app has not, and others that it has', () => {
    const app = new OpenAPIHono()
    app.openAPIRegistry.registerPath(routes.addBook)
    app.openAPIRegistry.registerPath({ method: 'get', path: '/health', responses: { 200: { description: 'OK' } } })
    registerComponents(app.openAPIRegistry)
    const before = app.getOpenAPI31Document(documentConfig)
    const { get: _get, ...books } = (everything.paths as Record<string, JsonObject>)['/books']!
    expect(before.paths).toEqual({
      '/books': books,
      '/health': { get: { responses: { 200: { description: 'OK' } } } },
    })
    app.openAPIRegistry.registerPath(routes.addCover)
    expect(Object.keys(app.getOpenAPI31Document(documentConfig).paths ?? {})).toContain('/covers')
  })
})
