import type { JsonObject } from './json.ts'
import { isFieldOf, type Kind } from './map-children.ts'
import { at } from './pointer.ts'
import type { Problems } from './problems.ts'

/** Fields that OpenAPI defines but that are not supported. References of path items are inlined before. */
export const refusedFields: Partial<Record<Kind, readonly string[]>> = {
  pathItem: ['$ref'],
  header: ['content'],
}

/** Reports each field that is not supported, and each that OpenAPI does not define, other than x-… fields. */
export function checkFields(object: JsonObject, kind: Kind, pointer: string, problems: Problems): void {
  for (const field in object) {
    if (field.startsWith('x-')) continue
    if (!isFieldOf(kind, field)) problems.report('unknown-field', at(pointer, field), { field })
    else if (kind === 'encoding' && /encoding$/i.test(field))
      problems.report('nested-encoding', at(pointer, field), { field })
    else if (refusedFields[kind]?.includes(field)) problems.report('unsupported-field', at(pointer, field), { field })
  }
}
