import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi'
import { loadDocument } from '../../src/index.ts'
import type { JsonObject } from '../../src/read/json.ts'
import { JsonError, mountRoutes, RequestValidationError, type Route } from '../../src/runtime/hono/index.ts'
import { generateModules } from '../generate-modules.ts'
import { commonCases, furtherCases, type WireCase } from './wire-case.ts'

/** The outcome of a request: the expected one and the actual one. */
export interface WireOutcome {
  readonly wanted: WireCase
  readonly got: Pick<WireCase, 'input' | 'refused'>
}

/** Whether the outcome matches the case. Compares only the parts of the input that the case has. */
export function isRight({ wanted: { input, refused }, got }: WireOutcome): boolean {
  if (refused !== undefined) return got.refused === refused
  return Object.entries(input ?? {}).every(([part, value]) =>
    isDeepStrictEqual((got.input as Record<string, unknown> | undefined)?.[part], value),
  )
}

/** The path of the document for the cases. */
export const wireDocument = fileURLToPath(new URL('./document.yaml', import.meta.url))

/** Sends each case to an app generated from the document. */
export async function runWireCases(): Promise<{ common: WireOutcome[]; further: WireOutcome[] }> {
  const modules = generateModules((await loadDocument(wireDocument)).document)
  try {
    const { routes } = await modules.load('routes.js')
    const send = echoApp(Object.values(routes))
    const run = (cases: readonly WireCase[]) =>
      Promise.all(cases.map(async (wanted) => ({ wanted, got: await send(wanted) })))
    return { common: await run(commonCases), further: await run(furtherCases) }
  } finally {
    modules.remove()
  }
}

/** The document that zod-openapi derives from the generated routes. */
export async function emittedDocument(): Promise<JsonObject> {
  const modules = generateModules((await loadDocument(wireDocument)).document)
  try {
    const { routes, registerComponents, documentConfig } = await modules.load('routes.js')
    const app = new OpenAPIHono()
    registerComponents(app.openAPIRegistry)
    for (const route of Object.values<RouteConfig>(routes)) app.openAPIRegistry.registerPath(route)
    return JSON.parse(JSON.stringify(app.getOpenAPI31Document(documentConfig)))
  } finally {
    modules.remove()
  }
}

/** Creates a function that sends a case to an app and returns the input of its handler. */
function echoApp(routes: Route[]) {
  return async ({ request, headers = {}, body }: WireCase): Promise<WireOutcome['got']> => {
    let got: WireOutcome['got'] = {}
    const app = new OpenAPIHono()
    const keep = (input: object) => {
      got = { input }
      return { status: 204, headers: {} }
    }
    app.onError((error, c) => {
      got = { refused: nameOf(error) }
      return c.text('', 400)
    })
    const handlers = Object.fromEntries(routes.map(({ operationId }) => [operationId, keep]))
    mountRoutes(app, routes, handlers, { authenticate: () => undefined }, options)
    const [method, path] = request.split(' ') as [string, string]
    await app.request(path, { method, headers, ...(body !== undefined && { body }) })
    return got.input === undefined ? got : { input: (await shown(got.input)) as object }
  }
}

const options = {
  body: { maxBytes: 10_000, maxDepth: 10 },
  refuseUnknownQuery: true,
  refuseBadText: true,
  validateResponses: true,
}

function nameOf(error: Error): string {
  if (error instanceof RequestValidationError || error instanceof JsonError) return `${error.location} ${error.kind}`
  return error.name === 'Error' ? `${error}` : error.name
}

/** Converts files and bytes to the plain values used in the cases. */
async function shown(value: unknown): Promise<unknown> {
  if (value instanceof File) return { name: value.name, type: value.type, text: await value.text() }
  if (value instanceof Uint8Array) return [...value]
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return Promise.all(value.map(shown))
  const entries = Object.entries(value).map(async ([name, each]) => [name, await shown(each)])
  return Object.fromEntries(await Promise.all(entries))
}
