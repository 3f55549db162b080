import { createRequire } from 'node:module'
import type * as Yaml from 'yaml'

/** Loaded when there is YAML: that takes longer than to parse a small document. */
export function yaml(): typeof Yaml {
  return createRequire(import.meta.url)('yaml')
}

/** `<<` merges as everyone expects, and large documents may use an anchor as often as they like. */
export const yamlOptions = { merge: true, maxAliasCount: -1, logLevel: 'error' } as const
