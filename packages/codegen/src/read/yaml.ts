import { createRequire } from 'node:module'

import type * as Yaml from 'yaml'

/** Loads the parser on first use, because loading takes longer than parsing a small document. */
export function yaml(): typeof Yaml {
  return createRequire(import.meta.url)('yaml')
}

/** Supports the merge key `<<`. Does not limit aliases, because large documents may reuse an anchor many times. */
export const yamlOptions = { merge: true, maxAliasCount: -1, logLevel: 'error' } as const
