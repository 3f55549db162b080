import { clientParts } from '@channel/codegen/client-parts'
import type { ContractDocument } from '@channel/contract/read-document'
import { client } from '../command/paths.ts'
import { errorCodesByType } from './error-codes-by-type.ts'
import type { Output } from './outputs.ts'
import { postsWithoutKey } from './posts-without-key.ts'

const mark = '// Generated from spec/. Do not edit.\n\n'
const downloads = { type: 'MediaBlobOptions', module: '../download-media.ts' }

/** The sources of the client that are generated from the document, and an example of a call by operationId. */
export function clientFiles(document: ContractDocument): { output: Output; calls: ReadonlyMap<string, string> } {
  const { facade, queries, testing, calls } = clientParts(document, {
    style: { variable: 'channel', options: 'FacadeOptions', downloads, ids: false },
    modules: {
      paths: '../contract.ts',
      facade: [
        [['MediaBlobOptions'], '../download-media.ts'],
        [['FacadeOptions'], '../operation-types.ts'],
        [['ConditionalPaged', 'Paged'], '../paginate.ts'],
      ],
      queries: '../query-types.ts',
    },
    testing: {
      paths: '../contract.ts',
      factory: '../testing/resource-factory.ts',
      envelope: 'data',
      errorExamples: shortError,
    },
  })
  const files = {
    'error-codes-by-type.ts': errorCodesByType(document),
    'facade.ts': facade,
    'posts-without-key.ts': postsWithoutKey(document),
    'queries.ts': queries,
    'testing-examples.ts': testing.examples,
    'testing-factories.ts': testing.factories,
    'testing-operations.ts': testing.operations,
  }
  const marked = Object.entries(files).map(([name, text]) => [name, mark + text] as const)
  return { output: { directory: client, files: new Map(marked) }, calls }
}

interface ErrorBody {
  error: { type: string; message: string; param?: string }
}

/** Test handlers have the code and the request id of an error anyway. */
function shortError(body: unknown) {
  const { type, message, param } = (body as ErrorBody).error
  return { type, message, ...(param && { param }) }
}
