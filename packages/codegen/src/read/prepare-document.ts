import { alignPathParameters } from './align-path-parameters.ts'
import { checkShapes } from './check-shapes.ts'
import { completeOperations } from './complete-operations.ts'
import { findTooDeep, maxLevels } from './find-too-deep.ts'
import { inlineMediaTypes } from './inline-media-types.ts'
import { inlinePathItems, pathReferences } from './inline-path-items.ts'
import { isObject, type Json, type JsonObject } from './json.ts'
import { type Kind, mapChildren, type Path } from './map-children.ts'
import { nameOperations } from './name-operations.ts'
import { Nullables } from './nullables.ts'
import { Origins } from './origins.ts'
import { at } from './pointer.ts'
import type { ProblemCode } from './problem-table.ts'
import { DocumentError, Problems, type Report } from './problems.ts'
import { renameComponents, renamedMapping, renamedReference, renamedSchemas } from './renamed-schemas.ts'
import { type Selection, selectOperations } from './select-operations.ts'
import { simplifyReferences } from './simplify-references.ts'
import { splitDirections } from './split-directions.ts'
import { type Dialect, dialectOf, upgradeDialect, upgradeRecursion } from './upgrade-dialect.ts'
import { upgradeSchema } from './upgrade-schema.ts'

/** A document prepared for analysis: OpenAPI 3.1 or 3.2, with a usable name for every operation and component schema. */
export interface Prepared {
  readonly document: JsonObject
  /** Maps renamed component schemas to their authored names. */
  readonly authoredNames: ReadonlyMap<string, string>
  /** Maps component schemas that were split off for one direction to the original ones. */
  readonly variants: ReadonlyMap<string, string>
  /** The path items that were references and are inlined, of `paths` and `webhooks`. */
  readonly references: JsonObject
  /** Maps a pointer into `document` to one into the authored document. */
  readonly authoredPointer: (pointer: string) => string
  /** Whether a pointer into the authored document is of a part that is not selected. */
  readonly isLeftOut: (pointer: string) => boolean
}

interface PrepareOptions extends Selection {
  /** Whether `nullable` of OpenAPI 3.0 is read by the letter. */
  readonly strictNullable?: boolean | undefined
}

/**
 * Upgrades OpenAPI 3.0, inlines shared path items, makes names unique, and splits schemas that differ between requests
 * and responses. Does not modify the authored document. The result shares the unchanged parts with it.
 *
 * @throws DocumentError if it is not an OpenAPI document or is nested too deep
 */
export function prepareDocument(authored: unknown, problems: Problems, options: PrepareOptions = {}): Prepared {
  const origins = new Origins<string>()
  const versioned = checkVersion(authored)
  rejectTooDeep(versioned)
  const checked = checkShapes(simplifyReferences(versioned, origins, problems), origins, problems)
  const document = withVersion(checked, problems)
  const dialect = dialectOfDocument(document, (authored as JsonObject).openapi!, problems)
  const renamed = renamedSchemas(document)
  for (const [name, identifier] of renamed) {
    origins.add(at('/components/schemas', identifier), at('/components/schemas', name))
  }
  const references = pathReferences(document)
  let prepared = inlinePathItems(document, origins, problems)
  prepared = alignPathParameters(completeOperations(prepared, origins, problems), problems)
  if (isObject(prepared.paths)) {
    const paths = nameOperations(prepared.paths, problems)
    if (paths !== prepared.paths) prepared = { ...prepared, paths }
  }
  const selected = selectOperations(prepared, options, problems)
  prepared = selected.document
  const nullables = new Nullables(prepared, options.strictNullable ?? false)
  prepared = rewriteSchemas(prepared, { dialect, renamed, nullables, origins, problems })
  prepared = inlineMediaTypes(prepared, problems)
  const authoredNames = new Map([...renamed].map(([name, identifier]) => [identifier, name]))
  const { document: split, variants } = splitDirections(prepared)
  for (const [variant, name] of variants) {
    origins.add(at('/components/schemas', variant), at('/components/schemas', authoredNames.get(name) ?? name))
  }
  return {
    document: split,
    authoredNames,
    variants,
    references,
    isLeftOut: selected.isRemoved,
    authoredPointer: (pointer) => {
      // A part may have been moved more than once.
      for (let current = pointer; ; ) {
        const found = origins.find(current)
        const before = found === undefined ? current : found.target + found.rest
        if (before === current) return current
        current = before
      }
    },
  }
}

/** @throws DocumentError if the document is nested too deep */
function rejectTooDeep(document: JsonObject): void {
  const pointer = findTooDeep(document)
  if (pointer !== undefined) throw rejection('too-deep', pointer, { levels: String(maxLevels) })
}

function rejection(code: ProblemCode, pointer: string, details?: Readonly<Record<string, string>>): DocumentError {
  const problems = new Problems()
  problems.report(code, pointer, details)
  return new DocumentError(problems.errors)
}

/** @throws DocumentError if it is not an OpenAPI document of version 3.0, 3.1 or 3.2 */
function checkVersion(authored: unknown): JsonObject {
  const document = isObject(authored) ? authored : {}
  if (typeof document.openapi === 'string' && /^3\.[012]\.\d+/.test(document.openapi)) return document
  throw document.swagger === undefined ? rejection('openapi-version', '/openapi') : rejection('swagger-2', '/swagger')
}

/** Sets the version of the emitted document. The later steps treat 3.1 and 3.2 alike. */
function withVersion(document: JsonObject, problems: Problems): JsonObject {
  if ([...problems].some(({ code }) => code === 'newer-field')) return { ...document, openapi: '3.2.0' }
  return String(document.openapi).startsWith('3.0') ? { ...document, openapi: '3.1.1' } : document
}

/** The dialect of schemas without a `$schema`. */
function dialectOfDocument(document: JsonObject, authoredVersion: Json, problems: Problems): Dialect {
  if (String(authoredVersion).startsWith('3.0')) return 'openapi-3.0'
  const { jsonSchemaDialect: named } = document
  const dialect = named === undefined ? '2020-12' : dialectOf(named)
  if (dialect === undefined) problems.report('dialect', '/jsonSchemaDialect', { dialect: JSON.stringify(named) })
  return dialect ?? '2020-12'
}

interface Rewriting {
  readonly dialect: Dialect
  readonly renamed: ReadonlyMap<string, string>
  readonly nullables: Nullables
  readonly origins: Origins<string>
  readonly problems: Problems
}

/** Upgrades every schema, renames component schemas, and rewrites the references to them. */
function rewriteSchemas(document: JsonObject, rewriting: Rewriting): JsonObject {
  const { dialect: documentDialect, renamed, nullables, origins, problems } = rewriting
  const path: Path = []
  let dialect = documentDialect
  /** The component with `$recursiveAnchor` that is visited. */
  let anchor: string | undefined
  const visit = (value: Json, kind: Kind): Json => {
    if (!isObject(value)) return value
    if (kind !== 'schema') return withReference(mapChildren(kind, value, path, visit))
    const outer = dialect
    if (value.$schema !== undefined && documentDialect !== 'openapi-3.0') dialect = dialectOf(value.$schema) ?? dialect
    const isComponent = path.length === 3 && path[1] === 'schemas'
    if (isComponent) anchor = value.$recursiveAnchor === true ? at('#/components/schemas', String(path[2])) : undefined
    const result = withReference(mapChildren(kind, rewriteSchema(value), path, visit))
    dialect = outer
    if (isComponent) anchor = undefined
    return result
  }
  const rewriteSchema = (schema: JsonObject) => {
    const recursive = upgradeRecursion(schema, anchor)
    const report: Report = (code, field, details) => problems.report(code, at('', ...path, field), details)
    if (dialect !== 'openapi-3.0') return withMapping(upgradeDialect(recursive, dialect, report))
    const upgraded = upgradeSchema(recursive, nullables, report)
    if (upgraded.anyOf !== schema.anyOf) origins.add(at('', ...path, 'anyOf', 0), at('', ...path))
    return withMapping(upgraded)
  }
  const withMapping = (schema: JsonObject) => (renamed.size === 0 ? schema : renamedMapping(schema, renamed))
  const withReference = (object: JsonObject): JsonObject => {
    if (typeof object.$ref !== 'string') return object
    const moved = documentDialect === 'openapi-3.0' ? nullables.moved(object.$ref) : object.$ref
    const $ref = renamed.size === 0 ? moved : renamedReference(moved, renamed)
    return $ref === object.$ref ? object : { ...object, $ref }
  }
  return renameComponents(mapChildren('document', document, path, visit), renamed)
}
