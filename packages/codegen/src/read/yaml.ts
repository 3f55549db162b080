import { createRequire } from 'node:module'
import type * as JsYaml from 'js-yaml'
import { maxLevels } from './find-too-deep.ts'
import type { Json } from './json.ts'

/** Loads the parser on first use, because loading takes longer than parsing a small document. */
export function yaml(): typeof JsYaml {
  return createRequire(import.meta.url)('js-yaml')
}

/** What is deeper is refused, with its place, once it is parsed. */
export const maxDepth = 2 * maxLevels

/**
 * Parses YAML with merge keys, which many documents have: version 1.2, or 1.1 if a directive says so.
 *
 * @throws YAMLException
 */
export function parseYaml(text: string): Json {
  const { load, CORE_SCHEMA, mergeTag, YAML11_SCHEMA } = yaml()
  const schema = /^%YAML 1\.1\b/m.test(text) ? YAML11_SCHEMA : CORE_SCHEMA.withTags(mergeTag)
  return load(text, { schema, maxDepth, maxTotalMergeKeys: -1 }) as Json
}
