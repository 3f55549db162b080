import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../command/places.ts'

interface OpenapiTypescript {
  default(document: unknown, options: { defaultNonNullable: boolean; silent: boolean }): Promise<unknown[]>
  astToString(nodes: unknown[]): string
}

// It needs a TypeScript of its own, so it is installed for the package that holds its output, and loaded only once.
const resolveInContract = createRequire(join(root, 'packages/contract/package.json')).resolve
let loading: Promise<OpenapiTypescript> | undefined

/** The types of the document as openapi-typescript writes them, for the client. `mark` becomes the first line. */
export async function openapiTypes(document: unknown, mark: string): Promise<string> {
  loading ??= import(pathToFileURL(resolveInContract('openapi-typescript')).href)
  const { default: openapiTypescript, astToString } = await loading
  const nodes = await openapiTypescript(structuredClone(document), { defaultNonNullable: false, silent: true })
  return `// ${mark}\n\n${astToString(nodes)}`
}
