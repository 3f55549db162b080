import type { Api } from '../analyze/api.ts'
import type { Defaults } from '../analyze/defaults.ts'
import type { Schema } from '../analyze/schema.ts'
import { printDoc } from '../print/print-doc.ts'
import { printMembers, printType, type TypeStyle } from '../print/print-type.ts'
import { formatTypes, importOfFormats } from './format-types.ts'

/** Prints `types.d.ts`: one type per component schema. */
export function printTypes(api: Api, defaults: Defaults): string {
  const formats = formatTypes(api)
  const parts: string[] = []
  for (const [name, schema] of api.schemas) {
    parts.push(printDeclaration(name, schema, { prefix: '', formats }))
    if (defaults.componentHolds(name))
      parts.push(printDeclaration(`${name}WithDefaults`, schema, { prefix: '', defaults, formats }))
  }
  const head = importOfFormats(formats)
  return `${head}${head && '\n'}${parts.join('\n')}${parts.length === 0 ? 'export {}\n' : ''}`
}

/** Prints the type of a component schema. */
export function printDeclaration(name: string, schema: Schema, style: TypeStyle): string {
  const doc = printDoc(schema)
  if (schema.kind !== 'object') return `${doc}export type ${name} = ${printType(schema, style)}\n`
  const members = printMembers(schema, style).map(
    ({ text, about }) => `${about === undefined ? '' : printDoc(about, '  ')}  ${text}\n`,
  )
  // Unlike an interface, an alias is assignable to `Record<string, unknown>`, which clients pass bodies to.
  const head = style.isForClients ? `type ${name} =` : `interface ${name}`
  return `${doc}export ${head} {\n${members.join('')}}\n`
}
