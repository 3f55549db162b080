import { checkFields, follow } from '../read/fields.ts'
import { extensionsOf, isObject, type Json, type JsonObject } from '../read/json.ts'
import { at } from '../read/pointer.ts'
import { analyzeCallbacks } from './analyze-callbacks.ts'
import { analyzeBody, analyzeResponse } from './analyze-content.ts'
import { analyzeParameter, isIgnored } from './analyze-parameter.ts'
import type { Body, Operation, Parameter } from './api.ts'
import { checkQuery } from './check-query.ts'
import type { SchemaContext } from './schema-context.ts'

/** What an operation inherits. */
export interface Surroundings {
  method: string
  path: string
  /** Parameters of the path item. */
  shared: { value: Json; pointer: string }[]
  /** Security requirements of the document. */
  security: Json | undefined
  /** Set for webhooks and callbacks: `path` is then their name, and the client responds to them. */
  webhookId: string | undefined
}

/** Analyzes an operation. Returns undefined and reports a problem if the value is not an object. */
export function analyzeOperation(
  operation: Json,
  pointer: string,
  around: Surroundings,
  context: SchemaContext,
): Operation | undefined {
  const { problems } = context
  if (!isObject(operation)) {
    problems.report('not-an-object', pointer)
    return undefined
  }
  checkFields(operation, 'operation', pointer, problems)
  const id = around.webhookId ?? String(operation.operationId)
  const own = listOf(operation.parameters, at(pointer, 'parameters'))
  const parameters = analyzeParameters([...around.shared, ...own], context)
  checkQuery(parameters, pointer, context)
  const tags = Array.isArray(operation.tags) ? operation.tags.filter((tag) => typeof tag === 'string') : []
  return {
    id,
    method: around.method.toUpperCase(),
    path: around.path,
    tags: tags.length === 0 ? ['default'] : tags,
    summary: typeof operation.summary === 'string' ? operation.summary : undefined,
    deprecated: operation.deprecated === true,
    security: securityOf(operation.security ?? around.security, at(pointer, 'security'), context),
    extensions: extensionsOf(operation) ?? {},
    parameters,
    body: bodyOf(operation, pointer, context),
    responses: responsesOf(operation.responses, at(pointer, 'responses'), context),
    callbacks: analyzeCallbacks(operation.callbacks, at(pointer, 'callbacks'), context, (inner, place, inherited) =>
      analyzeOperation(inner, place, inherited, context),
    ),
    authored: withParameters(operation, [...around.shared, ...own], context),
  }
}

function bodyOf(operation: JsonObject, pointer: string, context: SchemaContext): Body | undefined {
  const { requestBody, 'x-streamed-file': maxBytes } = operation
  const body = requestBody === undefined ? undefined : analyzeBody(requestBody, at(pointer, 'requestBody'), context)
  if (maxBytes === undefined) return body
  const [only, ...others] = body?.contents ?? []
  const [file, ...files] = only?.files ?? []
  const [takes, ...more] = file?.options ?? []
  const isForm = others.length === 0 && files.length === 0 && takes?.kind === 'file' && more.length === 0
  if (!isForm || !Number.isInteger(maxBytes) || Number(maxBytes) <= 0) {
    context.problems.report('streamed-file', at(pointer, 'x-streamed-file'))
  }
  return body && { ...body, isStreamed: true }
}

/** The entries of a list with their pointers. */
export function listOf(value: Json | undefined, pointer: string) {
  return (Array.isArray(value) ? value : []).map((entry, index) => ({ value: entry, pointer: at(pointer, index) }))
}

function analyzeParameters(list: readonly { value: Json; pointer: string }[], context: SchemaContext): Parameter[] {
  const parameters = new Map<string, Parameter>()
  const pointers = new Map<string, string>()
  for (const { value, pointer } of list) {
    const parameter = analyzeParameter(value, pointer, context)
    if (parameter === undefined) continue
    const key = keyOf(parameter)
    // An operation may override a parameter of its path item, but no list may repeat one.
    const before = pointers.get(key)
    if (before?.slice(0, before.lastIndexOf('/')) === pointer.slice(0, pointer.lastIndexOf('/'))) {
      const { in: location, name } = parameter
      context.problems.report('parameter-twice', pointer, { location, name })
    }
    parameters.set(key, parameter)
    pointers.set(key, pointer)
  }
  return [...parameters.values()]
}

function keyOf(parameter: { in: Json; name: Json }): string {
  const name = String(parameter.name)
  return `${String(parameter.in)} ${parameter.in === 'header' ? name.toLowerCase() : name}`
}

function securityOf(value: Json | undefined, pointer: string, context: SchemaContext): JsonObject[] {
  const requirements = (Array.isArray(value) ? value : []).filter(isObject)
  const { components } = context.document
  const schemes = isObject(components) && isObject(components.securitySchemes) ? components.securitySchemes : {}
  for (const [index, requirement] of requirements.entries()) {
    for (const name of Object.keys(requirement)) {
      if (Object.hasOwn(schemes, name)) continue
      context.problems.report('unknown-security-scheme', at(pointer, index, name), { name })
    }
  }
  return requirements
}

function responsesOf(value: Json | undefined, pointer: string, context: SchemaContext) {
  if (!isObject(value) || Object.keys(value).length === 0) {
    context.problems.report('no-responses', pointer)
    return []
  }
  return Object.keys(value)
    .filter((key) => !key.startsWith('x-'))
    .map((key) => analyzeResponse(key, value[key]!, at(pointer, key), context))
    .filter((response) => response !== undefined)
}

/** The operation with the path item's parameters, except those that it overrides. */
function withParameters(
  operation: JsonObject,
  list: readonly { value: Json; pointer: string }[],
  context: SchemaContext,
): JsonObject {
  if (list.length === 0) return operation
  const authored = new Map<string, Json>()
  for (const { value, pointer } of list) {
    const target = follow(value, pointer, context.document, context.problems)?.object
    if (target !== undefined && !isIgnored(target))
      authored.set(keyOf({ in: target.in ?? null, name: target.name ?? null }), value)
  }
  return { ...operation, parameters: [...authored.values()] }
}
