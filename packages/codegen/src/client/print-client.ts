import type { Api } from '../analyze/api.ts'
import type { GenerateOptions } from '../generate-options.ts'
import { wrapComments } from '../print/print-doc.ts'
import { quote } from '../print/quote.ts'
import { asArray, asObject } from '../read/json.ts'
import type { GeneratedFile } from '../write/generated-file.ts'
import { markOf } from '../write/print-files.ts'
import { printPaths } from '../write/print-paths.ts'
import { clientGroups } from './client-groups.ts'
import { printFacade } from './print-facade.ts'
import { printTesting } from './testing/print-testing.ts'

const runtime = '@channel/codegen/client'

/** Prints the files of a client, in TypeScript: its methods, its types, and helpers for tests. */
export function* printClient(api: Api, options: Pick<GenerateOptions, 'source'>): Generator<GeneratedFile> {
  const mark = markOf(options)
  const groups = clientGroups(api)
  const { facade, queries } = printFacade(
    api,
    groups,
    { variable: 'client', options: 'FacadeOptions', ids: true },
    {
      paths: './paths.ts',
      facade: [[['ConditionalPaged', 'FacadeOptions', 'Paged'], runtime]],
      queries: `${runtime}/queries`,
    },
  )
  const testing = printTesting(api, { paths: '../paths.ts', factory: './tables.ts' })
  const files = {
    'index.ts': indexFile(api),
    'facade.ts': facade,
    'queries.ts': `${queriesHead}${queries}`,
    'testing/index.ts': testingIndex,
    'testing/tables.ts': testingTables,
    'testing/examples.ts': testing.examples,
    'testing/factories.ts': testing.factories,
    'testing/operations.ts': testing.operations,
  }
  // Long lines of a client's comments are not wrapped: editors do it.
  yield ['paths.ts', `${mark}${wrapComments(printPaths(api))}`]
  for (const [path, text] of Object.entries(files)) yield [path, `${mark}\n${text}`]
}

function indexFile({ document }: Api): string {
  const { url } = asObject(asArray(document.servers)[0])
  const address = typeof url === 'string' && /^https?:\/\/[^{}]*$/.test(url) ? url.replace(/\/$/, '') : undefined
  const options = address === undefined ? 'options: ClientOptions' : 'options: Partial<ClientOptions> = {}'
  const given = address === undefined ? 'options' : `{ baseUrl: ${quote(address)}, ...options }`
  return `import { type ApiError, type ClientOptions, createApiClient, type ErrorBody, isApiError, type OpenApiClient } from '${runtime}'
import { type Facade, facadeOperations } from './facade.ts'
import type { operations, paths } from './paths.ts'

export type { CallOptions, ClientOptions, ConditionalPaged, Paged } from '${runtime}'
export { ApiError, ConnectionError, isApiError, ResponseError, TimeoutError, unwrap } from '${runtime}'
export type { Facade } from './facade.ts'
export type * from './paths.ts'

/** A method for every operation, and \`raw\`, openapi-fetch with the same retries. */
export interface ApiClient extends Facade {
  readonly raw: OpenApiClient<paths>
}

/** Creates a client. */
export function createClient(${options}): ApiClient {
  return createApiClient<Facade, paths>(facadeOperations, ${given})
}

/** Whether \`error\` is an error response of an operation, with one of the statuses if they are given. Types its body. */
export function isErrorOf<Id extends keyof operations, Status extends number>(
  error: unknown,
  operationId: Id,
  ...statuses: Status[]
): error is ApiError<ErrorBody<operations[Id], Status>> {
  return isApiError(error, String(operationId), ...statuses)
}
`
}

const queriesHead = `import { createClientQueries, type QueryKey } from '${runtime}/queries'
import { type Facade, facadeOperations } from './facade.ts'

/**
 * Options for TanStack Query, for every operation. Keys begin with the prefix, the group and the method.
 *
 * @param prefix the beginning of every key; give each client its own if a QueryClient has several
 */
export function createQueries(client: Facade, prefix: QueryKey = ['api']): Queries {
  return createClientQueries(facadeOperations, client, prefix)
}

`

const testingTables = `import { type Factory, factoryOf, type TestingTables } from '${runtime}/testing'
import { exampleBodies } from './examples.ts'
import { errorExamples, errorResponses, headerExamples, operationTable } from './operations.ts'

/** What the document says about responses. */
export const tables: TestingTables = { operationTable, errorResponses, errorExamples, headerExamples, exampleBodies }

/** Makes values by the name of their example. */
export function resourceFactory<Value>(example: string): Factory<Value> {
  return factoryOf({ exampleBodies }, example)
}
`

const testingIndex = `import {
  type HandlersOf,
  type HandlersOptions,
  type Mock,
  type MockOptions,
  makeHandlers,
  makeMock,
} from '${runtime}/testing'
import type { operations } from '../paths.ts'
import type { operationTable } from './operations.ts'
import { tables } from './tables.ts'

export * from './factories.ts'

export type Handlers = HandlersOf<operations, keyof typeof operationTable & keyof operations>

/** Makes MSW handlers for every operation. */
export function createHandlers(options?: HandlersOptions): Handlers {
  return makeHandlers(tables, options) as Handlers
}

/** MSW handlers for every operation, at any address. */
export const handlers: Handlers = createHandlers()

/** Makes a mock that keeps what is created, changed and deleted. */
export function createMock(options?: MockOptions): Mock {
  return makeMock(tables, options)
}
`
