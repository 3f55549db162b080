import type { Api } from '../analyze/api.ts'
import { targetOf } from '../read/component-of.ts'
import { asObject, isObject, type Json, type JsonObject } from '../read/json.ts'
import { type Kind, mapChildren } from '../read/map-children.ts'
import { renameComponents, renamedMapping, renamedReference } from '../read/renamed-schemas.ts'
import type { GeneratedFile, Output } from './generated-file.ts'
import { constant, moduleFiles } from './print-module.ts'

/**
 * Prints `document.js`: what the document says about paths, webhooks and components, as JSON with one line for each of them. Text
 * is read several times faster than code, and parsed only when a document is emitted.
 */
export function printDocument(api: Api, output: Output): GeneratedFile[] {
  const { document, names } = api
  const { paths, webhooks, components } = withAuthoredNames(withReferences(api), names.schemas)
  const sections = Object.entries(asObject(components)).map(([name, parts]) => printMap(name, parts))
  const variants = [...api.variants].map((pair) => pair.map((name) => names.schemas.get(name) ?? name))
  const parts = [
    ...(paths === undefined ? [] : [printMap('paths', paths)]),
    ...(webhooks === undefined ? [] : [printMap('webhooks', webhooks)]),
    ...(document.components === undefined ? [] : [['"components":{', ...separated(sections), '}']]),
    ...(variants.length === 0 ? [] : [printMap('variants', Object.fromEntries(variants))]),
  ]
  let lines = ''
  for (const line of ['{', ...separated(parts), '}']) lines += `  ${quoted(line)},\n`
  const doc = '/** What the document says, for `registerComponents`. */\n'
  const value = `() => JSON.parse([\n${lines}].join(''))`
  const type = "import type { DocumentText } from '@channel/codegen/zod'\n"
  const file = { path: 'document', imports: { js: '', dts: type, ts: type } }
  return moduleFiles({ ...file, parts: [constant('document', doc, value, '() => DocumentText')] }, output)
}

/** The lines of an object, one for each field. */
function printMap(name: string, parts: Json): string[] {
  if (!isObject(parts)) return [`${JSON.stringify(name)}:${JSON.stringify(parts)}`]
  const fields = Object.entries(parts).map(([key, part]) => [`${JSON.stringify(key)}:${JSON.stringify(part)}`])
  return [`${JSON.stringify(name)}:{`, ...separated(fields), '}']
}

/** The lines of several parts, with commas between the parts. */
function separated(parts: readonly (readonly string[])[]): string[] {
  const all: string[] = []
  for (const lines of parts) {
    if (all.length > 0) all.push(`${all.pop()},`)
    for (const line of lines) all.push(line)
  }
  return all
}

/** JSON has no line breaks. V8 replaces patterns of one character faster than texts. */
function quoted(json: string): string {
  return `'${json.replaceAll(/\\/g, '\\\\').replaceAll(/'/g, "\\'")}'`
}

/** The document with the names of component schemas that it had before they were renamed to identifiers. */
function withAuthoredNames(document: JsonObject, authored: ReadonlyMap<string, string>): JsonObject {
  if (authored.size === 0) return document
  const visit = (value: Json, kind: Kind): Json => {
    if (!isObject(value)) return value
    const named = kind === 'schema' ? renamedMapping(value, authored) : value
    const { $ref } = named
    const renamed = typeof $ref === 'string' ? renamedReference($ref, authored) : $ref
    return mapChildren(kind, renamed === $ref ? named : { ...named, $ref: renamed! }, [], visit)
  }
  return renameComponents(mapChildren('document', document, [], visit), authored)
}

/** The document with its references to path items, which `inlinePathItems` replaced. */
function withReferences({ document, references }: Api): JsonObject {
  const inPlace = ['paths', 'webhooks'].map((field): [string, JsonObject] => {
    const items = asObject(document[field])
    const entries = Object.entries(asObject(references[field])).filter(
      ([name, item]) => items[name] !== undefined && isObject(targetOf(asObject(item), document)),
    )
    return [field, Object.fromEntries(entries)]
  })
  const changed = inPlace.filter(([, items]) => Object.keys(items).length > 0)
  const fields = changed.map(([field, items]) => [field, { ...asObject(document[field]), ...items }])
  return changed.length === 0 ? document : { ...document, ...Object.fromEntries(fields) }
}
