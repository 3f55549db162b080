import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OpenAPIHono } from '@hono/zod-openapi'
import { zodOpenAPIHono } from 'hono-takibi/zod-openapi-hono'

export const entry = 'routes.ts'

export async function generate(input, output) {
  const code = zodOpenAPIHono(JSON.parse(await readFile(input, 'utf8')), { exportSchemas: true })
  await mkdir(output, { recursive: true })
  await writeFile(join(output, entry), code)
}

/** Serves every operation of the document, with a middleware around the handlers. */
export async function serve(input, output, around) {
  await generate(input, output)
  const routes = Object.values(await import(join(output, entry))).filter(({ getRoutingPath }) => getRoutingPath)
  const app = new OpenAPIHono()
  app.use(around)
  for (const route of routes) app.openapi(route, (context) => context.body(null, 204))
  return app
}
