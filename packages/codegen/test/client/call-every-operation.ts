import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { OpenAPIHono } from '@hono/zod-openapi'
import { clientGroups } from '../../src/client/client-groups.ts'
import { mediaOf } from '../../src/client/client-operation.ts'
import { printClient } from '../../src/client/print-client.ts'
import { printFacade } from '../../src/client/print-facade.ts'
import { readContent, successesOf } from '../../src/client/responses.ts'
import { compile } from '../../src/compile.ts'
import { generate, type LoadedDocument, writeGenerated } from '../../src/index.ts'
import { mountRoutes, respondWithProblem } from '../../src/runtime/hono/index.ts'

/** A client that was generated into a directory. */
export interface GeneratedClient {
  readonly directory: string
  /** The exports of one of its files, which depend on the document. */
  // biome-ignore lint/suspicious/noExplicitAny: see above
  load(file: string): Promise<any>
  /** A statement that calls each operation on `client`, by operationId. */
  readonly calls: ReadonlyMap<string, string>
  /** Whether the result of a call is valid for the operation. */
  fits(operationId: string, body: unknown): boolean
  /** The Hono app of the document, whose handlers respond with the examples. */
  app(): Promise<{ fetch(request: Request): Response | Promise<Response> }>
}

/** Generates the client of a document, and its Hono app. */
export function generateClient(document: LoadedDocument | object, directory: string): GeneratedClient {
  const { api } = compile(document, {})
  writeGenerated(printClient(api, {}), join(directory, 'client'))
  const style = { variable: 'client', options: '', ids: true }
  const { calls } = printFacade(api, clientGroups(api), style, { paths: '', facade: [], queries: '' })
  const load = (file: string) => import(/* @vite-ignore */ `${join(directory, file)}?${randomUUID()}`)
  return {
    directory,
    load,
    calls,
    fits(operationId, body) {
      const operation = api.operations.find(({ id }) => id === operationId)!
      const successes = successesOf(operation)
      if (successes.length === 0) return typeof body === 'string'
      return successes.some(({ status, contents }) => {
        const read = readContent(contents)
        if (read?.kind !== 'json') return true
        const authored = operation.authored.responses as Record<string, never>
        const { schema = true } = mediaOf(authored[status], api.document)(read.content)
        return api.context.judge.fits(schema, body)
      })
    },
    async app() {
      writeGenerated(generate(document), join(directory, 'service'))
      const { routes } = await load('service/routes.js')
      const { tables } = await load('client/testing/tables.ts')
      const handlers = Object.fromEntries(
        api.operations.map(({ id }) => {
          const { status, example } = tables.operationTable[id] ?? {}
          const found = Number.isInteger(status) ? status : 200
          const headers = found >= 300 ? { location: 'http://test/there' } : {}
          return [id, () => ({ status: found, headers, body: tables.exampleBodies[example] })]
        }),
      )
      const app = new OpenAPIHono()
      app.onError(respondWithProblem)
      const authenticate = <Context>(context: Context) => context
      mountRoutes(app, Object.values(routes) as never, handlers as never, { authenticate } as never, {
        body: { maxBytes: 1e6, maxDepth: 64 },
        refuseUnknownQuery: true,
        refuseBadText: false,
        validateResponses: false,
      })
      return app
    },
  }
}

/** Runs a call. Of a list it requests a page. */
export function runCall(call: string, client: unknown): Promise<unknown> {
  const code = call
    .replace(/^const result = await /, 'return ')
    .replace(/^for await \(const item of (.*)\) console\.log\(item\)$/s, 'return $1.page()')
  const run = new Function('client', 'bytes', `return (async () => { ${code} })()`)
  return run(client, new Blob(['a']))
}
