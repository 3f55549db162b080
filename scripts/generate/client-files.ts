import type { ContractDocument } from '@channel/contract/read-document'
import { client } from '../command/paths.ts'
import { errorCodesByType } from './error-codes-by-type.ts'
import { facade } from './facade/facade.ts'
import { queries } from './facade/queries.ts'
import type { Output } from './outputs.ts'
import { postsWithoutKey } from './posts-without-key.ts'
import { testingFiles } from './testing/testing-files.ts'

const mark = '// Generated from spec/. Do not edit.\n\n'

/** The sources of the client that are generated from the document. */
export function clientFiles(document: ContractDocument): Output {
  const files = {
    'error-codes-by-type.ts': errorCodesByType(document),
    'facade.ts': facade(document),
    'posts-without-key.ts': postsWithoutKey(document),
    'queries.ts': queries(document),
    ...testingFiles(document),
  }
  return { directory: client, files: new Map(Object.entries(files).map(([name, text]) => [name, mark + text])) }
}
