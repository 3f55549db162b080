import { checkFields } from '../read/fields.ts'
import { isObject, type Json, type JsonObject } from '../read/json.ts'
import { at } from '../read/pointer.ts'
import { DocumentError, Problems } from '../read/problems.ts'
import { analyseBody, analyseHeader, analyseResponse } from './analyse-content.ts'
import { analyseOperation, listOf } from './analyse-operation.ts'
import { analyseParameter } from './analyse-parameter.ts'
import type { Api, Operation } from './api.ts'
import { checkNames } from './check-names.ts'
import type { Schema } from './schema.ts'
import { SchemaContext } from './schema-context.ts'
import { analyseSecuritySchemes } from './security-schemes.ts'

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/**
 * Works a whole document out.
 *
 * @throws DocumentError with every problem of the document
 */
export function analyseDocument(document: Json): Api {
  if (!isObject(document) || typeof document.openapi !== 'string' || !/^3\.1\.\d+$/.test(document.openapi)) {
    throw new DocumentError([{ pointer: '/openapi', message: 'This must be an OpenAPI document of version 3.1.' }])
  }
  const problems = new Problems()
  const context = new SchemaContext(document, problems)
  checkFields(document, 'document', '', problems)
  const components = isObject(document.components) ? document.components : {}
  checkFields(components, 'components', '/components', problems)
  const schemas = analyseComponents(components, context)
  const operations = analysePaths(document, context)
  const webhooks = analyseWebhooks(document, context)
  const securitySchemes = analyseSecuritySchemes(components, problems)
  checkNames([...schemas.keys()], operations, securitySchemes, problems)
  problems.throwIfAny()
  context.finish()
  problems.throwIfAny()
  return { document, schemas, operations, webhooks, securitySchemes, context }
}

/** Analyses every component, also those that nothing refers to: none may say what is not honoured. */
function analyseComponents(components: JsonObject, context: SchemaContext): Map<string, Schema> {
  const schemas = new Map<string, Schema>()
  for (const name of keysOf(components.schemas)) {
    const schema = context.resolve(name)
    if (schema !== undefined) schemas.set(name, schema)
  }
  const each = (kind: string, analyse: (value: Json, pointer: string, name: string) => unknown) => {
    for (const name of keysOf(components[kind])) {
      analyse((components[kind] as JsonObject)[name]!, at('/components', kind, name), name)
    }
  }
  each('parameters', (value, pointer) => analyseParameter(value, pointer, context))
  each('requestBodies', (value, pointer) => analyseBody(value, pointer, context))
  each('headers', (value, pointer, name) => analyseHeader(name, value, pointer, context))
  each('responses', (value, pointer) => analyseResponse('200', value, pointer, context))
  return schemas
}

function keysOf(value: Json | undefined): string[] {
  return isObject(value) ? Object.keys(value) : []
}

function analysePaths(document: JsonObject, context: SchemaContext): Operation[] {
  const operations: Operation[] = []
  for (const path of keysOf(document.paths)) {
    const pointer = at('/paths', path)
    if (path.startsWith('x-')) continue
    if (!isTemplate(path)) {
      context.problems.add(pointer, 'A path must begin with / and have parameters only as whole segments, each once.')
    }
    operations.push(
      ...analysePathItem((document.paths as JsonObject)[path]!, path, pointer, document.security, context),
    )
  }
  return operations
}

function isTemplate(path: string): boolean {
  if (!path.startsWith('/')) return false
  const segments = path.slice(1).split('/')
  const names = segments.filter((segment) => /[{}]/.test(segment))
  return names.every((segment) => /^\{[^{}:?*]+\}$/.test(segment)) && new Set(names).size === names.length
}

function analysePathItem(
  item: Json,
  path: string,
  pointer: string,
  security: Json | undefined,
  context: SchemaContext,
  isWebhook = false,
): Operation[] {
  if (!isObject(item)) {
    context.problems.add(pointer, 'A path item must be an object.')
    return []
  }
  checkFields(item, 'pathItem', pointer, context.problems)
  const shared = listOf(item.parameters, at(pointer, 'parameters'))
  return methods
    .filter((method) => item[method] !== undefined)
    .map((method) => {
      const around = { method, path, shared, security, isWebhook }
      return analyseOperation(item[method]!, at(pointer, method), around, context)
    })
    .filter((operation) => operation !== undefined)
}

function analyseWebhooks(document: JsonObject, context: SchemaContext): Operation[] {
  return keysOf(document.webhooks).flatMap((name) => {
    const pointer = at('/webhooks', name)
    const item = (document.webhooks as JsonObject)[name]!
    const operations = analysePathItem(item, name, pointer, document.security, context, true)
    if (operations.length > 1) {
      context.problems.add(pointer, 'A webhook must have one method: give each a name of its own.')
    }
    return operations
  })
}
