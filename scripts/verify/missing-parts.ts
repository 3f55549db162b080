import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ContractDocument, operationsOf } from '@channel/contract/read-document'
import { root } from '../command/paths.ts'

/** A document of the contract, and where the hand-written parts of its operations are, relative to the root. */
interface Api {
  readonly document: string
  /** One file for each tag. */
  readonly handlers: string
  readonly requests: string
  /** One folder for each tag, with a file for each operation. */
  readonly tests?: string
}

const apis: readonly Api[] = [
  {
    document: 'packages/contract/src/generated/openapi.json',
    handlers: 'apps/api/src/resources',
    requests: 'apps/api/test/support/valid-requests.ts',
    tests: 'apps/api/test',
  },
  {
    document: 'packages/contract/src/generated/dashboard/openapi.json',
    handlers: 'apps/api/src/dashboard/resources',
    requests: 'apps/api/test/support/valid-dashboard-requests.ts',
  },
]

/** What the operations of the generated contract lack, one line for each operation. The compiler says it at length. */
export function missingParts(folder = root): string[] {
  return apis.flatMap((api) => missingOf(api, folder))
}

function missingOf({ document, handlers, requests, tests }: Api, folder: string): string[] {
  const path = join(folder, document)
  if (!existsSync(path)) return []
  const operations = operationsOf(JSON.parse(readFileSync(path, 'utf8')) as ContractDocument)
  const lacks = (file: string, key: string) => !hasKey(join(folder, file), key)
  return operations.flatMap(({ operation: { operationId: id, tags } }) => {
    const [tag = ''] = tags
    const handler = `${handlers}/${tag}.ts`
    const test = tests && `${tests}/${tag}/${id}.test.ts`
    const missing = [
      ...(lacks(handler, id) ? [`no handler in ${handler}`] : []),
      ...(lacks(requests, id) ? [`no valid request in ${requests}`] : []),
      ...(test && !existsSync(join(folder, test)) ? [`no test in ${test}`] : []),
    ]
    return missing.length > 0 ? [`${id}: ${missing.join('; ')}`] : []
  })
}

/** Whether an object of the file has this property: `key: value`, `key,` or `key(…)`. */
function hasKey(file: string, key: string): boolean {
  return existsSync(file) && new RegExp(`^\\s+(?:async )?${key}\\s*[:,(]`, 'm').test(readFileSync(file, 'utf8'))
}
