import { OpenAPIHono } from '@hono/zod-openapi'
import type { JsonObject } from '../../src/read/json.ts'

/** Loads generated modules. */
interface Modules {
  // The exports of a generated module depend on the document.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  load(file: string): Promise<any>
}

/** The document of an app with the generated routes, as it is sent. */
export async function emittedDocument(modules: Modules): Promise<JsonObject> {
  const { routes, registerComponents, documentConfig } = await modules.load('routes.js')
  const app = new OpenAPIHono()
  registerComponents(app.openAPIRegistry)
  for (const route of Object.values(routes)) app.openAPIRegistry.registerPath(route as never)
  return JSON.parse(JSON.stringify(app.getOpenAPI31Document(documentConfig)))
}
