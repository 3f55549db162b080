import { type Code, list } from '../print/code.ts'
import { printDoc } from '../print/print-doc.ts'
import { printZod } from '../print/print-zod.ts'
import { quote } from '../print/quote.ts'
import { componentAt } from '../read/component-of.ts'
import { asObject, isObject, type Json } from '../read/json.ts'
import { componentsOf } from '../read/schema-graph.ts'
import { kindOf } from '../runtime/hono/find-media-type.ts'
import { constantsOf } from './constants-of.ts'
import type { GeneratedFile } from './generated-file.ts'
import type { ModuleFile } from './module-file.ts'
import { printHeaders } from './print-headers.ts'
import { printItems } from './print-items.ts'
import { constant, printModule, typeIn } from './print-module.ts'
import type { ZodFiles } from './zod-files.ts'

/** Prints `responses.js`: the response components. */
export function printResponses(files: ZodFiles): GeneratedFile[] {
  const components = componentsOf(files.api.document, 'responses')
  const constants = constantsOf(files.api.document, 'responses')
  if (constants.size === 0) return []
  return printModule(files, 'responses', constants.values(), (file, types) =>
    [...constants].map(([name, own]) => {
      const { js, type } = printResponse(components[name]!, file)
      const [helper] = /^(Reply|NoBody)\b/.exec(type) ?? []
      if (helper !== undefined) types.helper(helper)
      return constant(own, docOfExamples(components[name]!), js, typeIn(types, type, file))
    }),
  )
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
export function printResponse(value: Json, file: ModuleFile): Code {
  const shared = isObject(value) ? componentAt(value.$ref, 'responses') : undefined
  if (shared !== undefined) {
    const own = constantsOf(file.zod.api.document, 'responses').get(shared)!
    const local = file.path === 'responses' ? own : file.import('responses', own, 'Response')
    return { js: local, type: `typeof ${local}` }
  }
  if (!isObject(value)) return { js: '{}', type: '{}' }
  const about = [`description: ${quote(textOf(value.description))}`]
  const headers = printHeaders(value.headers, file)
  const media = Object.entries(asObject(value.content))
  const [[contentType, only] = ['', null]] = media
  const isJson = media.length === 1 && contentType === 'application/json' && asObject(only).schema !== undefined
  const hasHelper = isJson || media.length === 0
  const shape = list('{', headers, '}')
  if (headers.length > 0) about.push(`headers: ${hasHelper ? shape : `z.object(${shape})`}`)
  if (isJson) {
    const schema = printZod(asObject(only).schema, file.scope())
    return { js: `${file.helper('reply')}(${schema.js}, ${list('{', about, '}')})`, type: `Reply<${schema.type}>` }
  }
  if (hasHelper) return { js: `${file.helper('noBody')}(${list('{', about, '}')})`, type: 'NoBody' }
  const contents = media.map(([type, object]) => `${quote(type)}: ${printMedia(type, object, file)}`)
  about.push(`content: ${list('{', contents, '}')}`)
  return {
    js: list('{', about, '}'),
    type: '{ description: string; headers?: z.ZodObject; content: Record<string, { schema?: z.ZodType; itemSchema?: z.ZodType }> }',
  }
}

/** Joins a description to one line. */
function textOf(description: Json | undefined): string {
  return typeof description === 'string' ? description.trim().replaceAll(/\s+/g, ' ') : ''
}

function printMedia(type: string, object: Json, file: ModuleFile): string {
  const { schema } = asObject(object)
  const items = printItems(type, asObject(object), file)
  if (items !== undefined) return items.js
  if (schema === undefined) return kindOf(type) === 'json' ? '{ schema: z.unknown() }' : '{}'
  return `{ schema: ${printZod(schema, file.scope()).js} }`
}
