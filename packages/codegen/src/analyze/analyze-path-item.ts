import { checkFields } from '../read/check-fields.ts'
import { follow } from '../read/follow.ts'
import { asArray, asObject, isObject, type Json, type JsonObject } from '../read/json.ts'
import { methods, operationsOf } from '../read/methods.ts'
import { at } from '../read/pointer.ts'
import { componentsOf } from '../read/schema-graph.ts'
import { analyzeBody } from './analyze-body.ts'
import { analyzeParameters, type Listed, listedIn, withParameters } from './analyze-parameters.ts'
import { analyzeResponse } from './analyze-response.ts'
import type { Body, Callback, Operation } from './api.ts'
import { checkQuery } from './check-query.ts'
import type { SchemaContext } from './schema-context.ts'

/** The values that the operations of a path item inherit. */
interface Inherited {
  /** The path, or the name of a webhook or callback. */
  readonly path: string
  /** Security requirements of the document. */
  readonly security: Json | undefined
  /** The operations that are left out, by pointer. */
  readonly hidden?: ReadonlyMap<string, unknown>
  /** Returns the id of an operation of a webhook or callback, which the client responds to. */
  readonly idOf?: (method: string) => string
}

/** Analyzes the operations of a path item. */
export function analyzePathItem(item: Json, pointer: string, inherited: Inherited, context: SchemaContext) {
  if (!isObject(item)) {
    context.problems.report('not-an-object', pointer)
    return []
  }
  checkFields(item, 'pathItem', pointer, context.problems)
  const shared = listedIn(item.parameters, at(pointer, 'parameters'))
  return operationsOf(item)
    .filter(({ keys }) => !inherited.hidden?.has(at(pointer, ...keys)))
    .map(({ method, keys, operation }) => {
      const operationPointer = at(pointer, ...keys)
      if (!isMethod(method)) context.problems.report('additional-method', operationPointer, { method })
      return analyzeOperation(operation, operationPointer, { ...inherited, method, shared }, context)
    })
    .filter((operation) => operation !== undefined)
}

/** Hono routes methods in capitals only. */
function isMethod(method: string): boolean {
  return (
    methods.includes(method) || (/^[\dA-Z!#$%&'*+.^_`|~-]+$/.test(method) && !methods.includes(method.toLowerCase()))
  )
}

interface Around extends Inherited {
  readonly method: string
  /** Parameters of the path item. */
  readonly shared: readonly Listed[]
}

function analyzeOperation(
  operation: Json,
  pointer: string,
  { path, method, security, idOf, shared }: Around,
  context: SchemaContext,
): Operation | undefined {
  const { problems, document } = context
  if (!isObject(operation)) {
    problems.report('not-an-object', pointer)
    return undefined
  }
  checkFields(operation, 'operation', pointer, problems)
  const listed = [...shared, ...listedIn(operation.parameters, at(pointer, 'parameters'))]
  const parameters = analyzeParameters(listed, context)
  checkQuery(parameters, pointer, context)
  const tags = asArray(operation.tags).filter((tag) => typeof tag === 'string')
  return {
    id: idOf?.(method) ?? String(operation.operationId),
    method: method.toUpperCase(),
    path,
    tags: tags.length === 0 ? ['default'] : tags,
    summary: typeof operation.summary === 'string' ? operation.summary : undefined,
    deprecated: operation.deprecated === true,
    security:
      operation.security === undefined
        ? securityOf(security, '/security', context)
        : securityOf(operation.security, at(pointer, 'security'), context),
    parameters,
    body: bodyOf(operation, pointer, context),
    responses: responsesOf(operation.responses, at(pointer, 'responses'), context),
    callbacks: callbacksOf(operation.callbacks, at(pointer, 'callbacks'), context),
    authored: withParameters(operation, listed, document),
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

function securityOf(value: Json | undefined, pointer: string, context: SchemaContext): JsonObject[] {
  const requirements = asArray(value).filter(isObject)
  const schemes = componentsOf(context.document, 'securitySchemes')
  for (const [index, requirement] of requirements.entries()) {
    for (const name of Object.keys(requirement)) {
      if (Object.hasOwn(schemes, name)) continue
      context.problems.report('unknown-security-scheme', at(pointer, index, name), { name })
    }
  }
  return requirements
}

function responsesOf(value: Json | undefined, pointer: string, context: SchemaContext) {
  const keys = Object.keys(asObject(value))
  if (!isObject(value) || keys.length === 0) {
    context.problems.report('no-responses', pointer)
    return []
  }
  return keys
    .filter((key) => !key.startsWith('x-'))
    .map((key) => analyzeResponse(key, value[key]!, at(pointer, key), context))
    .filter((response) => response !== undefined)
}

/** The callbacks of an operation by name. They are typed but not served, because the client responds to them. */
function callbacksOf(value: Json | undefined, pointer: string, context: SchemaContext): Callback[] {
  const { problems, document } = context
  return Object.entries(asObject(value)).flatMap(([name, callback]) => {
    const located = follow(callback, at(pointer, name), document, problems)
    const items = Object.entries(located?.object ?? {}).filter(([expression]) => !expression.startsWith('x-'))
    const requests = items.flatMap(([expression, item]) => {
      const found = follow(item, at(located!.pointer, expression), document, problems)
      const inherited = { path: name, security: undefined, idOf: () => name }
      return found === undefined ? [] : analyzePathItem(found.object, found.pointer, inherited, context)
    })
    return requests.length === 0 ? [] : [{ name, requests }]
  })
}
