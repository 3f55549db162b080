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

/** Files about features outside OpenAPI documents: files on servers, vocabularies, annotations. */
const leftOutFile = /^(?:content|format|refRemote|unknownKeyword|vocabulary)\.json$/
/** Schemas on servers. */
const remote =
  /^(?:https?:\/\/json-schema\.org\/|http:\/\/localhost:1234\/draft2020-12\/detached|(?:tree|extendible-dynamic-ref)\.json)/

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
  return key === '$vocabulary' || (key === '$ref' && typeof value === 'string' && remote.test(value))
}

function someEntry(value: Json, matches: (key: string, value: Json) => boolean): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, each]) => matches(key, each) || someEntry(each, matches))
}
