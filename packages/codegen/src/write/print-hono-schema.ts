import type { Api, Operation } from '../analyze/api.ts'
import type { TypeStyle } from '../print/print-type.ts'
import { quote } from '../print/quote.ts'
import { kindOf } from '../runtime/hono/find-media-type.ts'
import { groupBy } from './group-by.ts'
import { bodyType } from './print-body.ts'
import { printParts } from './print-input-members.ts'

const style: TypeStyle = { prefix: 't.' }

/** The names that Hono has for the parts of a request. */
const honoParts = { params: 'param', query: 'query', headers: 'header', cookies: 'cookie' } as const

/** Prints `hono-schema.d.ts`: the operations as `hc` of `hono/client` reads them. */
export function printHonoSchema({ operations, names, context }: Api): string {
  const onWire = (type: string) => (context.formats.used().length === 0 ? type : `OnWire<${type}, f.Pairs>`)
  const byPath = groupBy(operations, ({ path }) => path.replaceAll(/\{([^{}]*)\}/g, ':$1'))
  const rows = [...byPath].map(([path, members]) => {
    const endpoints = members.map((operation) => {
      const result = `h.${names.operations.get(operation.id)!.type}Result`
      return `    $${operation.method.toLowerCase()}: Endpoint<${onWire(printSent(operation))}, ${onWire(result)}>\n`
    })
    return `  ${quote(path)}: {\n${endpoints.join('')}  }\n`
  })
  const [helper, formats] = onWire('') === '' ? ['', ''] : [', OnWire', "import type * as f from './formats.js'\n"]
  return `import type { Endpoint${helper} } from '@channel/codegen/zod'
${formats}import type * as h from './handlers.js'
import type * as t from './types.js'

/** The operations by path, for \`hc<typeof app>\` of \`hono/client\`. */
export type HonoSchema = {
${rows.join('')}}
`
}

/** The type of what a client sends: without the defaults that the service fills in. */
function printSent(operation: Operation): string {
  const parts = printParts(operation, style).map(
    ({ part, type, required }) => `${honoParts[part]}${required ? '' : '?'}: ${type}`,
  )
  return `{ ${[...parts, ...printSentBody(operation)].join('; ')} }`
}

/** Hono's client sends one body, as JSON or as a form. */
function printSentBody({ body }: Operation): string[] {
  const kinds = body?.contents.map(({ contentType }) => kindOf(contentType)) ?? []
  const index = kinds.includes('json') ? kinds.indexOf('json') : kinds.findIndex(isForm)
  const content = body?.contents[index]
  if (body === undefined || content === undefined) return []
  const part = kinds[index] === 'json' ? 'json' : 'form'
  return [`${part}${body.required ? '' : '?'}: ${bodyType({ ...body, contents: [content], required: true }, style)}`]
}

const isForm = (kind: string) => kind === 'form' || kind === 'multipart'
