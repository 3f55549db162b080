import { type Code, type Entry, list } from '../print/code.ts'
import { printDoc } from '../print/print-doc.ts'
import { printZod } from '../print/print-zod.ts'
import { objectKey, quote } from '../print/quote.ts'
import { asObject, isObject, type Json } from '../read/json.ts'
import { keysOf } from '../read/pointer.ts'
import { componentsOf } from '../read/schema-graph.ts'
import { kindOf } from '../runtime/hono/find-media-type.ts'
import { constantsOf } from './constants-of.ts'
import type { GeneratedFile } from './generated-file.ts'
import { type ModuleFile, moduleFile } from './module-file.ts'
import { docOfParameter, printParameter } from './print-parameters.ts'
import { typeIn } from './print-schemas.ts'
import type { ZodFiles } from './zod-files.ts'

/** Prints `responses.js`: the response components. */
export function printResponses(files: ZodFiles): GeneratedFile[] {
  const components = componentsOf(files.api.document, 'responses')
  const constants = constantsOf(files.api.document, 'responses')
  if (constants.size === 0) return []
  const file = moduleFile('responses', constants.values())
  const types = moduleFile('responses', constants.values())
  const parts = [...constants].map(([name, constant]) => {
    const code = printResponse(components[name]!, files, file)
    const [helper] = /^(Reply|NoBody)\b/.exec(code.type) ?? []
    if (helper !== undefined) types.helper(helper)
    return {
      js: `${docOfExamples(components[name]!)}export const ${constant} = ${code.js}\n`,
      dts: `export declare const ${constant}: ${typeIn(types, code.type, file)}\n`,
    }
  })
  return [
    ['responses.js', `${file.imports()}\n${parts.map(({ js }) => js).join('\n')}`],
    ['responses.d.ts', `${types.imports('import type')}\n${parts.map(({ dts }) => dts).join('')}`],
  ]
}

/** A comment with the example names of a response, which show what a widely shared response is used for. */
function docOfExamples(response: Json): string {
  const media = isObject(response) && isObject(response.content) ? Object.values(response.content) : []
  const names = media.flatMap((each) => Object.keys(asObject(asObject(each).examples)))
  if (names.length === 0) return ''
  const listed = [...new Set(names)].map((name) => `\`${name}\``)
  return printDoc({ description: `Such as ${listed.join(', ')}.` })
}

/** Prints a response: the constant of its component, or `reply(…)` or `noBody(…)` inline. */
export function printResponse(value: Json, files: ZodFiles, file: ModuleFile): Code {
  const keys = isObject(value) && typeof value.$ref === 'string' ? keysOf(value.$ref) : undefined
  const [, of, name] = keys ?? []
  if (of === 'responses' && name !== undefined && keys?.length === 3) {
    const constant = constantsOf(files.api.document, 'responses').get(name)!
    const local = file.path === 'responses' ? constant : file.import('responses', constant, 'Response')
    return { js: local, type: `typeof ${local}` }
  }
  if (!isObject(value)) return { js: '{}', type: '{}' }
  const { description, headers, content } = value
  const about: Entry[] = [{ text: `description: ${quote(textOf(description))}` }]
  const headerEntries = printHeaders(headers, files, file)
  const media = isObject(content) ? Object.entries(content) : []
  const [only] = media
  if (media.length === 1 && only![0] === 'application/json' && isObject(only![1]) && only![1].schema !== undefined) {
    const schema = printZod(only![1].schema, files.scope(file))
    if (headerEntries.length > 0) about.push({ text: `headers: ${list('{', headerEntries, '}')}` })
    const js = `${file.helper('reply')}(${schema.js}, ${list('{', about, '}')})`
    return { js, type: `Reply<${schema.type}>` }
  }
  if (media.length === 0) {
    if (headerEntries.length > 0) about.push({ text: `headers: ${list('{', headerEntries, '}')}` })
    return { js: `${file.helper('noBody')}(${list('{', about, '}')})`, type: 'NoBody' }
  }
  if (headerEntries.length > 0) about.push({ text: `headers: z.object(${list('{', headerEntries, '}')})` })
  const contents = media.map(([type, object]) => ({ text: `${quote(type)}: ${printMedia(type, object, files, file)}` }))
  about.push({ text: `content: ${list('{', contents, '}')}` })
  return {
    js: list('{', about, '}'),
    type: '{ description: string; headers?: z.ZodObject; content: Record<string, { schema?: z.ZodType }> }',
  }
}

/** Joins a description to one line. */
function textOf(description: Json | undefined): string {
  return typeof description === 'string' ? description.trim().replaceAll(/\s+/g, ' ') : ''
}

function printMedia(type: string, object: Json, files: ZodFiles, file: ModuleFile): string {
  const schema = isObject(object) ? object.schema : undefined
  if (schema === undefined) return kindOf(type) === 'json' ? '{ schema: z.unknown() }' : '{}'
  return `{ schema: ${printZod(schema, files.scope(file)).js} }`
}

function printHeaders(headers: Json | undefined, files: ZodFiles, file: ModuleFile): Entry[] {
  return Object.entries(asObject(headers))
    .filter(([name]) => name.toLowerCase() !== 'content-type')
    .map(([name, value]) => {
      const { js } = printParameter(value, 'headers', files, file)
      return { text: js === name ? js : `${objectKey(name)}: ${js}`, doc: docOfParameter(value) }
    })
}
