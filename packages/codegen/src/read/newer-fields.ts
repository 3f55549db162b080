import type { JsonObject } from './json.ts'
import type { Kind } from './map-children.ts'

/** The fields that objects have since OpenAPI 3.2. */
const since32: Partial<Record<Kind, readonly string[]>> = {
  document: ['$self'],
  components: ['mediaTypes'],
  pathItem: ['query', 'additionalOperations'],
  response: ['summary'],
  mediaType: ['itemSchema', 'prefixEncoding', 'itemEncoding'],
  encoding: ['encoding', 'prefixEncoding', 'itemEncoding'],
  securityScheme: ['oauth2MetadataUrl', 'deprecated'],
}

/** The fields of an object that OpenAPI has since 3.2. */
export function newerFields(object: JsonObject, kind: Kind): readonly string[] {
  const fields = since32[kind]?.filter((field) => Object.hasOwn(object, field)) ?? []
  return kind === 'parameter' && object.in === 'querystring' ? ['in: querystring', ...fields] : fields
}
