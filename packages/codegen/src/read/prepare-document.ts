import { checkShapes } from './check-shapes.ts'
import { completeOperations } from './complete-operations.ts'
import { stateFormTypes } from './form-types.ts'
import { isObject, type Json, type JsonObject } from './json.ts'
import { inlineMediaTypes } from './media-types.ts'
import { nameOperations } from './name-operations.ts'
import { Origins } from './origins.ts'
import { inlinePathItems } from './path-items.ts'
import { agreeWithPaths } from './path-parameters.ts'
import { at } from './pointer.ts'
import { DocumentError, Problems } from './problems.ts'
import { renamedSchemas, SchemaRenaming } from './rename-schemas.ts'
import { type Kind, mapChildren } from './structure.ts'
import { upgradeSchema } from './upgrade-schema.ts'

/** A document in the form that the analysis takes: OpenAPI 3.1, every operation and component schema with a usable name. */
export interface Prepared {
  readonly document: JsonObject
  /** The authored names of the component schemas that have another one now. */
  readonly authoredNames: ReadonlyMap<string, string>
  /** The authored pointer of a part of `document`. */
  readonly pointerOf: (pointer: string) => string
}

/**
 * Upgrades OpenAPI 3.0, puts shared path items where they are used, and tells names apart. The authored document stays as
 * it is; what needs no change is shared with it.
 *
 * @throws DocumentError if this is no OpenAPI document
 */
export function prepareDocument(authored: unknown, problems: Problems): Prepared {
  const origins = new Origins<string>()
  const document = checkShapes(versioned(authored), problems)
  checkDialect(document, problems)
  const isOld = String((authored as JsonObject).openapi).startsWith('3.0')
  const renamed = renamedSchemas(document)
  for (const [name, identifier] of renamed) {
    origins.add(at('/components/schemas', identifier), at('/components/schemas', name))
  }
  let prepared = inlinePathItems(document, origins, problems)
  prepared = agreeWithPaths(completeOperations(prepared, problems), problems)
  if (isObject(prepared.paths)) {
    const paths = nameOperations(prepared.paths, problems)
    if (paths !== prepared.paths) prepared = { ...prepared, paths }
  }
  if (isOld || renamed.size > 0) prepared = rewriteSchemas(prepared, { isOld, renamed, problems })
  prepared = stateFormTypes(inlineMediaTypes(prepared, problems))
  return {
    document: prepared,
    authoredNames: new Map([...renamed].map(([name, identifier]) => [identifier, name])),
    pointerOf: (pointer) => {
      const found = origins.find(pointer)
      return found === undefined ? pointer : found.target + found.rest
    },
  }
}

/** The document as version 3.1: what is said of it later holds for 3.1 and 3.2 alike. */
function versioned(authored: unknown): JsonObject {
  const problems = new Problems()
  if (isObject(authored)) {
    const { openapi, swagger } = authored
    if (typeof openapi === 'string' && /^3\.1\.\d+/.test(openapi)) return authored
    if (typeof openapi === 'string' && /^3\.[02]\.\d+/.test(openapi)) return { ...authored, openapi: '3.1.1' }
    if (swagger !== undefined) problems.report('swagger-2', '/swagger')
  }
  if (problems.errors.length === 0) problems.report('openapi-version', '/openapi')
  throw new DocumentError(problems.errors)
}

/** JSON Schema 2020-12, also with the annotations that OpenAPI adds. */
const dialect =
  /^https:\/\/(?:json-schema\.org\/draft\/2020-12\/schema#?|spec\.openapis\.org\/oas\/3\.[12]\/dialect\/[\w-]+)$/

function checkDialect({ jsonSchemaDialect: named }: JsonObject, problems: Problems): void {
  if (named === undefined || (typeof named === 'string' && dialect.test(named))) return
  problems.report('dialect', '/jsonSchemaDialect', { dialect: JSON.stringify(named) })
}

interface Rewriting {
  readonly isOld: boolean
  readonly renamed: ReadonlyMap<string, string>
  readonly problems: Problems
}

/** Upgrades every schema and rewrites every reference to a renamed one. */
function rewriteSchemas(document: JsonObject, { isOld, renamed, problems }: Rewriting): JsonObject {
  const renaming = new SchemaRenaming(document, renamed)
  const path: (string | number)[] = []
  const visit = (value: Json, kind: Kind): Json => {
    if (!isObject(value)) return value
    const isComponent = path.length === 3 && path[1] === 'schemas'
    const rewritten = kind === 'schema' ? rewriteSchema(value, isComponent) : value
    return withReference(mapChildren(kind, rewritten, path, visit))
  }
  const rewriteSchema = (schema: JsonObject, isComponent: boolean) => {
    const upgraded = isOld
      ? upgradeSchema(schema, (code, field, details) => problems.report(code, at('', ...path, field), details))
      : schema
    if (renamed.size === 0 || upgraded.discriminator === undefined) return upgraded
    return renaming.discriminator(upgraded, isComponent ? String(path[2]) : undefined)
  }
  const withReference = (object: JsonObject): JsonObject => {
    if (renamed.size === 0 || typeof object.$ref !== 'string') return object
    const $ref = renaming.reference(object.$ref)
    return $ref === object.$ref ? object : { ...object, $ref }
  }
  return renameComponents(mapChildren('document', document, path, visit), renamed)
}

function renameComponents(document: JsonObject, renamed: ReadonlyMap<string, string>): JsonObject {
  const { components } = document
  if (renamed.size === 0 || !isObject(components) || !isObject(components.schemas)) return document
  const entries = Object.entries(components.schemas).map(([name, schema]) => [renamed.get(name) ?? name, schema])
  return { ...document, components: { ...components, schemas: Object.fromEntries(entries) } }
}
