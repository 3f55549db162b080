import { checkFields } from '../read/fields.ts'
import { isObject, type Json, type JsonObject } from '../read/json.ts'
import { at } from '../read/pointer.ts'
import { Problems } from '../read/problems.ts'
import { analyzeBody, analyzeHeader, analyzeResponse } from './analyze-content.ts'
import { analyzeOperation, listOf } from './analyze-operation.ts'
import { analyzeParameter } from './analyze-parameter.ts'
import type { Api, Operation } from './api.ts'
import { assignNames } from './assign-names.ts'
import { checkPaths } from './check-paths.ts'
import { refuseEndless } from './endless.ts'
import { refuseEndlessCopies } from './endless-copies.ts'
import { camelCase, uniqueNames } from './names.ts'
import type { Schema } from './schema.ts'
import { SchemaContext } from './schema-context.ts'
import { analyzeSecuritySchemes } from './security-schemes.ts'

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/**
 * Analyzes a whole document returned by `prepareDocument`.
 *
 * @param authoredNames original names of the component schemas that were renamed to identifiers
 * @throws DocumentError with every error of the document
 */
export function analyzeDocument(
  document: JsonObject,
  problems = new Problems(),
  authoredNames: ReadonlyMap<string, string> = new Map(),
): Api {
  const context = new SchemaContext(document, problems)
  checkFields(document, 'document', '', problems)
  const components = isObject(document.components) ? document.components : {}
  checkFields(components, 'components', '/components', problems)
  const schemas = analyzeComponents(components, context)
  const operations = analyzePaths(document, context)
  const webhooks = analyzeWebhooks(document, context)
  const securitySchemes = analyzeSecuritySchemes(document, problems)
  refuseEndless(document, problems)
  problems.throwIfAny()
  refuseEndlessCopies(context)
  problems.throwIfAny()
  context.finish()
  problems.throwIfAny()
  const names = assignNames({ schemas, operations, webhooks }, authoredNames)
  return { document, schemas, operations, webhooks, securitySchemes, names, context }
}

/** Analyzes every component, referenced or not: unsupported content is an error everywhere. */
function analyzeComponents(components: JsonObject, context: SchemaContext): Map<string, Schema> {
  const schemas = new Map<string, Schema>()
  for (const name of keysOf(components.schemas)) {
    const schema = context.resolve(name)
    if (schema !== undefined) schemas.set(name, schema)
  }
  const each = (kind: string, analyze: (value: Json, pointer: string, name: string) => unknown) => {
    for (const name of keysOf(components[kind])) {
      analyze((components[kind] as JsonObject)[name]!, at('/components', kind, name), name)
    }
  }
  each('parameters', (value, pointer) => analyzeParameter(value, pointer, context))
  each('requestBodies', (value, pointer) => analyzeBody(value, pointer, context))
  each('headers', (value, pointer, name) => analyzeHeader(name, value, pointer, context))
  each('responses', (value, pointer) => analyzeResponse('200', value, pointer, context))
  return schemas
}

function keysOf(value: Json | undefined): string[] {
  return isObject(value) ? Object.keys(value) : []
}

function analyzePaths(document: JsonObject, context: SchemaContext): Operation[] {
  const paths = keysOf(document.paths).filter((path) => !path.startsWith('x-'))
  const items = document.paths as JsonObject
  checkPaths(new Map(paths.map((path) => [path, methodsOf(items[path]!)])), context.problems)
  return paths.flatMap((path) => {
    return analyzePathItem(items[path]!, { path, pointer: at('/paths', path), security: document.security }, context)
  })
}

/** What the operations of a path item inherit. */
interface Item {
  readonly path: string
  readonly pointer: string
  readonly security: Json | undefined
  /** Returns the id of an operation without an operationId: a webhook. */
  readonly idOf?: (method: string) => string
}

function analyzePathItem(item: Json, { path, pointer, security, idOf }: Item, context: SchemaContext): Operation[] {
  if (!isObject(item)) {
    context.problems.report('not-an-object', pointer)
    return []
  }
  checkFields(item, 'pathItem', pointer, context.problems)
  const shared = listOf(item.parameters, at(pointer, 'parameters'))
  return methodsOf(item)
    .map((method) => {
      const around = { method, path, shared, security, webhookId: idOf?.(method) }
      return analyzeOperation(item[method]!, at(pointer, method), around, context)
    })
    .filter((operation) => operation !== undefined)
}

function methodsOf(item: Json): string[] {
  return isObject(item) ? methods.filter((method) => item[method] !== undefined) : []
}

/** Identifies a webhook by its name. One with several methods yields several operations, such as `postNewPet`. */
function analyzeWebhooks(document: JsonObject, context: SchemaContext): Operation[] {
  const items = keysOf(document.webhooks).map((name) => ({ name, item: (document.webhooks as JsonObject)[name]! }))
  const single = items.filter(({ item }) => methodsOf(item).length < 2).map(({ name }) => name)
  const others = items.filter(({ name }) => !single.includes(name))
  const keys = others.flatMap(({ name, item }) => methodsOf(item).map((method) => `${method} ${name}`))
  const ids = uniqueNames(keys, { propose: camelCase, taken: single })
  return items.flatMap(({ name, item }) => {
    const pointer = at('/webhooks', name)
    const idOf = (method: string) => ids.get(`${method} ${name}`) ?? name
    return analyzePathItem(item, { path: name, pointer, security: document.security, idOf }, context)
  })
}
