import type { Api, Content, Operation, Parameter, Response } from '../analyze/api.ts'
import { indented } from '../print/code.ts'
import { docOf, printDoc } from '../print/print-doc.ts'
import { printType, type TypeStyle } from '../print/print-type.ts'
import { propertyName, quote } from '../print/quote.ts'
import { methods } from '../read/methods.ts'
import { printDeclaration } from './print-types.ts'

const style: TypeStyle = { prefix: '', isForClients: true }

/** A comparison with a literal narrows a union only if the other options have literals too. A member of an enum is one. */
const otherValue = `/** A string that differs from all values that are known. */
export declare enum OtherValue {
  Other = 'other',
}
`

/**
 * Prints `paths.d.ts`: `paths`, `operations` and `components` in the shape that openapi-typescript gives them, for
 * openapi-fetch and clients with the same interface. A component has a declaration of its own, so that editors show its
 * name. It imports nothing.
 */
export function printPaths(api: Api): string {
  const types = [...api.schemas].map(([name, schema]) => printDeclaration(name, schema, style))
  // By the name in the document, which need not be an identifier.
  const schemas = [...api.schemas.keys()].map((name) => `${propertyName(authoredName(name, api))}: ${name}\n`)
  const operations = api.operations.map((operation) => `${propertyName(operation.id)}: ${block(printParts(operation))}`)
  const isOther = (text: string) => /\bOtherValue\b/.test(text)
  return [
    ...([...types, ...operations].some(isOther) ? [otherValue] : []),
    ...types,
    `export interface components ${block([`schemas: ${block(schemas)}`])}`,
    `export interface operations ${block(operations)}`,
    `export interface paths ${block(printPathItems(api.operations))}`,
  ].join('\n')
}

function authoredName(name: string, { names }: Api): string {
  return names.schemas.get(name) ?? name
}

function block(members: readonly string[]): string {
  return `{\n${indented(members.join(''))}}\n`
}

function printPathItems(operations: readonly Operation[]): string[] {
  const paths = new Set(operations.map(({ path }) => path))
  return [...paths].map((path) => {
    const own = operations.filter((each) => each.path === path)
    const members = methods.map((method) => {
      const operation = own.find((each) => each.method.toLowerCase() === method)
      // As openapi-typescript, which does not know it yet.
      if (operation === undefined) return method === 'query' ? '' : `${method}?: never\n`
      return `${docOfOperation(operation)}${method}: operations[${quote(operation.id)}]\n`
    })
    return `${quote(path)}: ${block([`parameters: ${printLocations([])}`, ...members])}`
  })
}

function docOfOperation({ summary, deprecated, authored }: Operation): string {
  const description = typeof authored.description === 'string' ? authored.description : ''
  const about = [summary ?? '', description].filter((text) => text !== '').join('\n\n')
  return printDoc({ ...(about !== '' && { description: about }), deprecated })
}

function printParts({ body, parameters, responses }: Operation): string[] {
  return [
    `parameters: ${printLocations(parameters)}`,
    body === undefined
      ? 'requestBody?: never\n'
      : `requestBody${body.required ? '' : '?'}: { ${printContents(body.contents)} }\n`,
    `responses: ${block(responses.map(printResponse))}`,
  ]
}

function printLocations(parameters: readonly Parameter[]): string {
  const members = ['query', 'header', 'path', 'cookie'].map((location) => {
    const own = parameters.filter((each) => each.in === location)
    if (own.length === 0) return `${location}?: never\n`
    const fields = own.map((parameter) => {
      const { name, required, schema } = parameter
      return `${docOf(parameter)}${propertyName(name)}${required ? '' : '?'}: ${printType(schema, style)}\n`
    })
    return `${location}${own.some(({ required }) => required) ? '' : '?'}: ${block(fields)}`
  })
  return block(members)
}

/** Without its headers, whose values a client reads as text. */
function printResponse({ status, contents }: Response): string {
  const content = contents.length === 0 ? 'content?: never' : printContents(contents)
  return `${/^\d+$/.test(status) ? status : quote(status)}: { headers: { [name: string]: unknown }; ${content} }\n`
}

function printContents(contents: readonly Content[]): string {
  const types = contents.map((content) => `${quote(content.contentType)}: ${typeOfContent(content)}`)
  return `content: { ${types.join('; ')} }`
}

function typeOfContent({ schema, item }: Content): string {
  if (item !== undefined) return `AsyncIterable<${printType(item, style)}>`
  return schema === undefined ? 'unknown' : printType(schema, style)
}
