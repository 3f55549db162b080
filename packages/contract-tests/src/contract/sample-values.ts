import { follow, propertiesOf, type Schema, withoutNull } from './read-schema.ts'

const maxTextLength = 5000

/** A valid value that is not the current one. @param unique a text that nothing else has */
export function newValue(schema: Schema, current: unknown, unique: string): unknown {
  const declared = follow(withoutNull(schema))
  const type = [declared.type].flat()[0]
  if (declared.enum !== undefined) return declared.enum.find((value) => value !== current)
  if (type === 'boolean') return current !== true
  if (type === 'object') {
    const properties = Object.entries(propertiesOf(declared))
    if (properties.length === 0) return { contract: unique }
    return Object.fromEntries(properties.map(([name, property]) => [name, newValue(property, undefined, unique)]))
  }
  if (type === 'number' || type === 'integer') return declared.maximum ?? 1
  if (declared.format === 'email') return `${unique.replaceAll(/\W/g, '')}@example.com`
  if (declared.format === 'uri') return `https://app.example.com/${unique.replaceAll(/\W/g, '-')}`
  // As the service writes it.
  if (declared.format === 'date-time') return new Date(Date.now() + 3_600_000).toISOString().replace('Z', '000Z')
  if (type === 'array' || declared.pattern !== undefined) return declared.examples?.[0]
  return unique
}

/** An invalid value, and the path of what is wrong in it, relative to the value. */
export interface InvalidValue {
  readonly value: unknown
  readonly at: string
  /** Only a description says that it is invalid. */
  readonly isDescribed?: boolean
}

/** Values that a schema refuses, one for each of its limits. @param isText whether every value is sent as text */
export function invalidValues(schema: Schema, isText = false): InvalidValue[] {
  const declared = follow(withoutNull(schema))
  const wrong: unknown[] = isText ? [] : [wrongType(declared)]
  if (isText && [declared.type].flat().some((type) => type !== 'string')) wrong.push('many')
  if (isText && declared.type === 'integer') wrong.push('1.5', -1)
  if (declared.enum !== undefined) wrong.push('nonsense')
  if (declared.minLength !== undefined) wrong.push('x'.repeat(declared.minLength - 1))
  if ((declared.maxLength ?? maxTextLength) < maxTextLength)
    wrong.push(`https://a.example/${'x'.repeat(declared.maxLength ?? 0)}`)
  if (declared.pattern !== undefined || declared.format !== undefined) wrong.push('x 1')
  if (declared.exclusiveMinimum !== undefined) wrong.push(declared.exclusiveMinimum)
  if (declared.minimum !== undefined) wrong.push(declared.minimum - 1)
  if (declared.maximum !== undefined) wrong.push(declared.maximum + (declared.type === 'integer' ? 1 : 0.5))
  if (declared['x-leading-zeros'] === true) wrong.push(`0${(declared.maximum ?? 0) + 1}`, '000')
  if (declared.format === 'date-time') wrong.push('2026-11-20', '2026-02-30T00:00:00Z')
  if (declared.minItems !== undefined) wrong.push([])
  if (declared.maxItems !== undefined) wrong.push(Array.from({ length: declared.maxItems + 1 }, String))
  const whole: InvalidValue[] = wrong.map((value) => ({ value: isText ? String(value) : value, at: '' }))
  const hasOnlyCode = declared.type === 'string' && declared.maxLength === undefined && declared.pattern === undefined
  if (declared['x-error-code'] !== undefined && hasOnlyCode) whole.unshift({ value: '12', at: '', isDescribed: true })
  if (declared.items === undefined) return whole
  const [item] = invalidValues(declared.items)
  const valid = declared.items.examples?.slice(0, 1) ?? []
  const inside = item && { value: [...valid, item.value], at: `[${valid.length}]${item.at}` }
  return inside === undefined ? whole : [...whole, inside]
}

function wrongType({ type }: Schema): unknown {
  const [only] = [type].flat()
  if (only === 'object') return []
  return only === 'number' || only === 'integer' || only === 'boolean' ? 'many' : 7
}

/** A valid value that no object has; undefined if every object has one of the possible values. */
export function absentValue(schema: Schema, present: readonly string[], unique: string): string | undefined {
  const declared = follow(withoutNull(schema))
  if (declared.enum !== undefined) return declared.enum.find((value) => !present.includes(value))
  if (declared.type === 'boolean') return undefined
  if (declared['x-error-code'] === 'invalid_phone_number') return '+15005550006'
  const example = String(declared.examples?.[0] ?? '')
  // The id of an example may exist, as in a demo.
  if (/^[a-z]+_[0-9A-Z]{26}$/.test(example)) return example.replace(/.{26}$/, '0'.repeat(26))
  if (declared.pattern !== undefined) return example
  return unique.slice(-(declared.maxLength ?? unique.length))
}
