import { checkFields } from '../read/check-fields.ts'
import { camelCase } from '../read/identifier-of.ts'
import { asObject, type Json, type JsonObject } from '../read/json.ts'
import { operationsOf } from '../read/methods.ts'
import { at } from '../read/pointer.ts'
import type { Prepared } from '../read/prepare-document.ts'
import type { Problems } from '../read/problems.ts'
import { uniqueNames } from '../read/unique-names.ts'
import { analyzeBody } from './analyze-body.ts'
import { analyzeHeader } from './analyze-header.ts'
import { analyzeParameter } from './analyze-parameter.ts'
import { analyzePathItem } from './analyze-path-item.ts'
import { analyzeResponse } from './analyze-response.ts'
import { analyzeSchema } from './analyze-schema.ts'
import { analyzeSecuritySchemes } from './analyze-security-schemes.ts'
import type { Api, Operation } from './api.ts'
import { assignNames } from './assign-names.ts'
import { checkPaths } from './check-paths.ts'
import type { OwnFormats } from './own-formats.ts'
import { refuseEndless } from './refuse-endless.ts'
import { refuseEndlessCopies } from './refuse-endless-copies.ts'
import type { Schema } from './schema.ts'
import { type Judge, SchemaContext } from './schema-context.ts'

/**
 * Analyzes a whole document returned by `prepareDocument`.
 *
 * @param formats those of the options
 * @param judgeOf creates what validates values in the document
 * @throws DocumentError with every error of the document
 */
export function analyzeDocument(
  { document, authoredNames, variants, references }: Prepared,
  problems: Problems,
  formats: OwnFormats,
  judgeOf: (context: SchemaContext) => Judge,
): Api {
  const context = new SchemaContext(document, problems, formats, analyzeSchema, judgeOf)
  checkFields(document, 'document', '', problems)
  const components = asObject(document.components)
  checkFields(components, 'components', '/components', problems)
  const schemas = analyzeComponents(components, context)
  const { operations, leftOut } = analyzePaths(document, context)
  const webhooks = analyzeWebhooks(document, context)
  const securitySchemes = analyzeSecuritySchemes(document, problems)
  refuseEndless(document, problems)
  problems.throwIfAny()
  refuseEndlessCopies(context)
  problems.throwIfAny()
  context.finish()
  for (const name of formats.unused()) problems.report('unused-format', '', { name })
  problems.throwIfAny()
  const names = assignNames({ schemas, operations, webhooks }, authoredNames)
  return { document, schemas, operations, webhooks, leftOut, securitySchemes, names, variants, references, context }
}

/** Analyzes every component, referenced or not: unsupported content is an error everywhere. */
function analyzeComponents(components: JsonObject, context: SchemaContext): Map<string, Schema> {
  const schemas = new Map<string, Schema>()
  for (const name of Object.keys(asObject(components.schemas))) {
    const schema = context.resolve(name)
    if (schema !== undefined) schemas.set(name, schema)
  }
  const each = (section: string, analyze: (value: Json, pointer: string, name: string) => unknown) => {
    for (const [name, value] of Object.entries(asObject(components[section]))) {
      analyze(value, at('/components', section, name), name)
    }
  }
  each('parameters', (value, pointer) => analyzeParameter(value, pointer, context))
  each('requestBodies', (value, pointer) => analyzeBody(value, pointer, context))
  each('headers', (value, pointer, name) => analyzeHeader(name, value, pointer, context))
  each('responses', (value, pointer) => analyzeResponse('200', value, pointer, context))
  return schemas
}

function analyzePaths({ paths, security }: JsonObject, context: SchemaContext): Pick<Api, 'operations' | 'leftOut'> {
  const items = Object.entries(asObject(paths)).filter(([path]) => !path.startsWith('x-'))
  const hidden = checkPaths(new Map(items.map(([path, item]) => [path, operationsOf(item)])), context.problems)
  const operations = items.flatMap(([path, item]) =>
    analyzePathItem(item, at('/paths', path), { path, security, hidden }, context),
  )
  return { operations, leftOut: [...hidden.values()] }
}

/** Identifies a webhook by its name. One with several methods yields several operations, such as `postNewPet`. */
function analyzeWebhooks({ webhooks, security }: JsonObject, context: SchemaContext): Operation[] {
  const items = Object.entries(asObject(webhooks))
  for (const [name, item] of items) {
    for (const method of Object.keys(asObject(asObject(item).additionalOperations))) {
      const pointer = at('/webhooks', name, 'additionalOperations', method)
      context.problems.report('unsupported-field', pointer, { field: 'additionalOperations' })
    }
  }
  const single = items.filter(([, item]) => operationsOf(item).length < 2)
  const others = items.filter((item) => !single.includes(item))
  const keys = others.flatMap(([name, item]) => operationsOf(item).map(({ method }) => `${method} ${name}`))
  const ids = uniqueNames(keys, { propose: camelCase, taken: single.map(([name]) => name) })
  return items.flatMap(([name, item]) => {
    const idOf = (method: string) => ids.get(`${method} ${name}`) ?? name
    return analyzePathItem(item, at('/webhooks', name), { path: name, security, idOf }, context)
  })
}
