import type { Api } from '../../analyze/api.ts'
import { dereference } from '../../analyze/types-of.ts'
import { quote } from '../../print/quote.ts'
import { componentOf } from '../../read/component-of.ts'
import { camelCase, isUsableName, pascalCase } from '../../read/identifier-of.ts'
import { asObject, type Json } from '../../read/json.ts'
import { componentsOf } from '../../read/schema-graph.ts'
import { uniqueNames } from '../../read/unique-names.ts'
import { operationsInOrder } from '../client-groups.ts'
import { mediaOf } from '../client-operation.ts'
import { docComment } from '../doc-comment.ts'
import { itemsOf } from '../paging-of.ts'
import { mainResponse, readContent } from '../responses.ts'
import { validValue } from '../valid-value.ts'
import { valueAt } from './last-page-of.ts'
import type { NamedExamples } from './named-examples.ts'

/** What factories import, and which there are. */
export interface FactoryOptions {
  readonly paths: string
  /** The module of `resourceFactory`, which makes factories by the name of an example. */
  readonly factory: string
  /** The field of responses with a resource or a list of them. If set, only these have factories. */
  readonly envelope?: string | undefined
}

/**
 * A factory for component schemas. The value of a resource comes from the example of the operation that reads it, else of
 * one that writes it, else of a list. Values of others are made.
 */
export function printFactories(api: Api, examples: NamedExamples, options: FactoryOptions): string {
  const components = componentsOf(api.document, 'schemas')
  const found = resourcesOf(api, examples, options)
  if (options.envelope === undefined) {
    for (const name of Object.keys(components)) {
      const { value = validValue({ $ref: `#/components/schemas/${name}` }, api) } = found.get(name) ?? {}
      if (value !== undefined) found.set(name, { value, rank: 0 })
    }
  }
  const names = uniqueNames(found.keys(), { propose: factoryName })
  const authored = (name: string) => api.names.schemas.get(name) ?? name
  const factories = [...found].flatMap(([name, { value }]) => {
    const { description } = asObject(components[name])
    const example = examples.add(`#${name}`, value)
    return [
      docComment(typeof description === 'string' ? description.trim().split('\n') : [name], ''),
      `export const ${names.get(name)} = /* @__PURE__ */ resourceFactory<Schemas[${quote(authored(name))}]>(${quote(example)})`,
      '',
    ]
  })
  if (factories.length === 0) return 'export {}\n'
  return [
    `import type { components } from '${options.paths}'`,
    `import { resourceFactory } from '${options.factory}'`,
    '',
    "type Schemas = components['schemas']",
    '',
    ...factories,
  ].join('\n')
}

function factoryName(schema: string): string {
  const name = camelCase(schema)
  return isUsableName(name) ? name : `make${pascalCase(schema)}`
}

interface Resource {
  readonly value: Json
  readonly rank: number
}

function resourcesOf(api: Api, examples: NamedExamples, { envelope }: FactoryOptions): Map<string, Resource> {
  const found = new Map<string, Resource>()
  for (const operation of operationsInOrder(api)) {
    const body = examples.valueOf(examples.ofOperation(operation.id) ?? '')
    const response = mainResponse(operation)
    const read = response && readContent(response.contents)
    if (body === undefined || read === undefined) continue
    const { schema } = mediaOf(asObject(operation.authored.responses)[response!.status], api.document)(read.content)
    for (const part of partsOf(schema, body, api, envelope)) {
      const isItem = Array.isArray(part.value)
      const value = isItem ? (part.value as Json[])[0] : part.value
      const rank = isItem ? 2 : operation.method === 'GET' ? 0 : 1
      if (value === undefined || rank >= (found.get(part.name)?.rank ?? 3)) continue
      if (api.context.judge.fits({ $ref: `#/components/schemas/${part.name}` }, value))
        found.set(part.name, { value, rank })
    }
  }
  return found
}

/** The components that a body is made of: its `data`, its items and the body. A list has the value of its items. */
function partsOf(
  schema: Json | undefined,
  body: Json,
  api: Api,
  envelope: string | undefined,
): { name: string; value: Json }[] {
  const own = componentOf(schema)
  const { properties } = asObject(own === undefined ? schema : componentsOf(api.document, 'schemas')[own])
  const { [envelope ?? 'data']: data } = asObject(properties)
  const named = (fragment: Json | undefined, value: Json | undefined) => {
    const name = componentOf(fragment)
    return name === undefined || value === undefined ? [] : [{ name, value }]
  }
  const whole = envelope === undefined ? named(schema, body) : []
  if (data !== undefined || envelope !== undefined) {
    const value = valueAt(body, envelope ?? 'data')
    return [...whole, ...(Array.isArray(value) ? named(asObject(data).items, value) : named(data, value))]
  }
  const analyzed = schema === undefined ? undefined : api.context.schemaOf(schema)
  const resolve = (each: typeof analyzed & object) => dereference(each, api.context.resolve)
  const target = analyzed && resolve(analyzed)
  const items = target && itemsOf(target, resolve)
  if (items === undefined) return whole
  const list = items === '' ? asObject(schema) : asObject(asObject(properties)[items])
  return [...whole, ...named(list.items, valueAt(body, items))]
}
