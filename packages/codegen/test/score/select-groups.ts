import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Json } from '../../src/read/json.ts'

/** A group of the JSON-Schema-Test-Suite: a schema, and values that match it or not. */
export interface Group {
  readonly description: string
  readonly schema: Json
  readonly tests: readonly { readonly description: string; readonly data: Json; readonly valid: boolean }[]
}

export interface SelectedGroup extends Group {
  /** File name without `.json`. */
  readonly file: string
}

/** Files about features outside OpenAPI documents: identifiers, dynamic references, vocabularies, annotations. */
const leftOutFile = /^(?:anchor|content|defs|dynamicRef|format|id|refRemote|unknownKeyword|vocabulary)\.json$/
const leftOutKeyword = /^\$(?:id|anchor|dynamic\w*|vocabulary)$/
const localReference = /^#\/\$defs\/[^/]+$/

/** The groups of a `draft2020-12` directory that an OpenAPI document can express. */
export function selectGroups(directory: string): SelectedGroup[] {
  return readdirSync(directory)
    .filter((file) => file.endsWith('.json') && !leftOutFile.test(file))
    .sort()
    .flatMap((file) => {
      const groups: readonly Group[] = JSON.parse(readFileSync(join(directory, file), 'utf8'))
      return groups.filter(isExpressible).map((group) => ({ ...group, file: file.slice(0, -'.json'.length) }))
    })
}

/** Whether a document can express the schema. Keywords without effect are only warnings. */
function isExpressible({ description, schema }: Group): boolean {
  return !/\bignored?\b/.test(description) && !someEntry(schema, isLeftOut)
}

function isLeftOut(key: string, value: Json): boolean {
  if (key === '$ref') return typeof value === 'string' && !localReference.test(value)
  return leftOutKeyword.test(key) && (typeof value === 'string' || key === '$vocabulary')
}

function someEntry(value: Json, matches: (key: string, value: Json) => boolean): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, each]) => matches(key, each) || someEntry(each, matches))
}
