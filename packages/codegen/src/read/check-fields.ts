import type { Json, JsonObject } from './json.ts'
import { isFieldOf } from './map-children.ts'
import { at } from './pointer.ts'
import type { Problems } from './problems.ts'

/**
 * The fields of OpenAPI objects that are supported or do not affect the output. Any other field of OpenAPI is an error. A
 * field unknown to OpenAPI is a warning. `only` lists fields that are supported with a single value.
 */
export const fieldTables = {
  document: fields('openapi $self info jsonSchemaDialect servers tags paths components security externalDocs webhooks'),
  components: fields(
    'schemas parameters headers responses requestBodies examples links securitySchemes callbacks pathItems mediaTypes',
  ),
  pathItem: fields('parameters summary description get put post delete options head patch trace servers'),
  operation: fields(
    'operationId tags summary description externalDocs parameters requestBody responses deprecated security servers callbacks',
  ),
  parameter: fields(
    'name in description required deprecated schema content style explode example examples allowEmptyValue allowReserved',
  ),
  requestBody: fields('description required content'),
  mediaType: fields('schema example examples encoding'),
  encoding: fields('contentType headers style explode allowReserved'),
  response: fields('summary description headers content links'),
  header: fields('description required deprecated schema style example examples', { explode: false }),
  securityScheme: fields(
    'type description name in scheme bearerFormat flows openIdConnectUrl oauth2MetadataUrl deprecated',
  ),
}

interface FieldTable {
  readonly known: ReadonlySet<string>
  readonly only: Readonly<Record<string, Json>>
}

function fields(names: string, only: Record<string, Json> = {}): FieldTable {
  return { known: new Set(names.split(' ')), only }
}

/** Reports every field of `object` that is not in its table. */
export function checkFields(
  object: JsonObject,
  kind: keyof typeof fieldTables,
  pointer: string,
  problems: Problems,
): void {
  const { known, only } = fieldTables[kind]
  for (const field in object) {
    if (known.has(field) || field.startsWith('x-')) continue
    if (Object.hasOwn(only, field)) {
      if (object[field] === only[field]) continue
      problems.report('unsupported-value', at(pointer, field), { field, value: JSON.stringify(only[field]) })
    } else
      problems.report(isFieldOf(kind, field) ? 'unsupported-field' : 'unknown-field', at(pointer, field), { field })
  }
}
