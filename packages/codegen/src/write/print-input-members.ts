import type { Operation, Parameter } from '../analyze/api.ts'
import { printType, type TypeStyle } from '../print/print-type.ts'
import { propertyName } from '../print/quote.ts'
import { bodyType } from './print-body.ts'
import { requestParts } from './print-routes.ts'

/** The decoded parts of an operation's request, one line per member. */
export function printInputMembers(operation: Operation, style: TypeStyle): string {
  const lines = printParts(operation, style).map(({ part, type }) => `  ${part}: ${type}\n`)
  if (operation.body !== undefined) lines.push(`  body: ${bodyType(operation.body, style)}\n`)
  return lines.join('')
}

/** A part of a request and its type. */
interface Part {
  readonly part: (typeof requestParts)[number][1]
  readonly type: string
  /** Whether a request must have it. */
  readonly required: boolean
}

/** The parts of an operation's request besides its body. */
export function printParts(operation: Operation, style: TypeStyle): Part[] {
  const parts: Part[] = []
  for (const [location, part] of requestParts) {
    const parameters = operation.parameters.filter((parameter) => parameter.in === location)
    if (parameters.length === 0) continue
    const fields = parameters.map((parameter) => printParameter(parameter, style)).join('')
    parts.push({ part, type: `{\n${fields}  }`, required: parameters.some(({ required }) => required) })
  }
  const querystring = operation.parameters.find((parameter) => parameter.in === 'querystring')
  if (querystring !== undefined) {
    const { required } = querystring
    const type = printType(querystring.schema, style)
    parts.push({ part: 'query', type: required ? type : `${type} | undefined`, required })
  }
  return parts
}

function printParameter({ in: location, name, required, schema }: Parameter, style: TypeStyle): string {
  const key = propertyName(location === 'header' ? name.toLowerCase() : name)
  const type = printType(schema, style)
  const present = required || style.defaults?.defaultOf(schema) !== undefined
  return `    ${key}${present ? `: ${type}` : `?: ${type} | undefined`}\n`
}
