import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../command/paths.ts'

interface OpenapiTypescript {
  default(document: unknown, options: { defaultNonNullable: boolean; silent: boolean }): Promise<unknown[]>
  astToString(nodes: unknown[]): string
}

// It needs a TypeScript of its own, so it is installed for the package that holds its output, and loaded when first needed.
const requireInContract = createRequire(join(root, 'packages/contract/package.json'))
let loaded: OpenapiTypescript | undefined

/** The types of the document as openapi-typescript writes them, for the client. `mark` becomes the first line. */
export async function openapiTypes(document: unknown, mark: string): Promise<string> {
  loaded ??= requireInContract('openapi-typescript') as OpenapiTypescript
  const { default: openapiTypescript, astToString } = loaded
  const nodes = await openapiTypescript(structuredClone(document), { defaultNonNullable: false, silent: true })
  return `// ${mark}\n\n${astToString(nodes)}`
}
