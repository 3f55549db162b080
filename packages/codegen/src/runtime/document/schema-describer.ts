import { CanonicalSchemas } from './canonical-schemas.ts'
import { asObject, type Fields, isObject, mapFields } from './fields.ts'
import { RequirementNames } from './requirement-names.ts'

/** Keywords that do not restrict values. */
const annotations =
  /^(?:title|description|default|examples?|deprecated|readOnly|writeOnly|externalDocs|content\w+|discriminator|xml|\$comment|x-.*)$/

/**
 * Writes derived schemas as they are authored, if their canonical form shows that both mean the same. Otherwise it writes the
 * derived schema with the annotations of the authored one, and the parts that do mean the same.
 */
export function schemaDescriber(authored: Fields, derived: Fields): (schema: unknown, own: unknown) => unknown {
  const names = new RequirementNames()
  const [ofAuthored, ofDerived] = [new CanonicalSchemas(authored, names), new CanonicalSchemas(derived, names)]
  const describe = (schema: unknown, own: unknown): unknown => {
    if (own === undefined) return schema
    const text = ofDerived.textOf(own)
    // zod-openapi copies the schema of a component that has another name.
    if (text === ofAuthored.textOf(schema) || text === ofAuthored.textOf(ofAuthored.aliasOf(schema) ?? schema))
      return schema
    if (!isObject(schema) || !isObject(own)) return own
    return {
      ...mapFields(own, (value, keyword) => part(keyword, schema[keyword], value)),
      ...Object.fromEntries(Object.entries(schema).filter(([keyword]) => annotations.test(keyword))),
    }
  }
  const part = (keyword: string, schema: unknown, own: unknown): unknown => {
    if (keyword === 'properties' || keyword === 'patternProperties')
      return mapFields(own, (value, name) => describe(asObject(schema)[name], value))
    if (!Array.isArray(own)) return isObject(own) && isObject(schema) ? describe(schema, own) : own
    const isSame = Array.isArray(schema) && schema.length === own.length
    return isSame ? own.map((value, index) => (isObject(value) ? describe(schema[index], value) : value)) : own
  }
  return describe
}
