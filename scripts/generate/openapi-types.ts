import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../command/paths.ts'

interface OpenapiTypescript {
  default(document: unknown, options: { defaultNonNullable: boolean; silent: boolean }): Promise<unknown[]>
  astToString(nodes: unknown[]): string
}

// It needs its own TypeScript version, so it is installed in the package of its output and loaded at first use.
const requireInContract = createRequire(join(root, 'packages/contract/package.json'))
let loaded: OpenapiTypescript | undefined

/** Generates the client's types with openapi-typescript. `mark` becomes the first line. */
export async function openapiTypes(document: unknown, mark: string): Promise<string> {
  loaded ??= requireInContract('openapi-typescript') as OpenapiTypescript
  const { default: openapiTypescript, astToString } = loaded
  const nodes = await openapiTypescript(structuredClone(document), { defaultNonNullable: false, silent: true })
  return `// ${mark}\n\n${astToString(nodes)}`
}
