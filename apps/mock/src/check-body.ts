import { type Follow, type Json, list } from './json.ts'
import { Refusal } from './refusal.ts'

/**
 * Rejects what Prism accepts because it validates with JSON Schema draft 7: a body without exactly one of the fields in
 * `x-exactly-one-of`, and unknown fields where `unevaluatedProperties` is false.
 *
 * @param follow resolves a reference
 */
export function checkBody(schema: unknown, body: unknown, follow: Follow, path = ''): void {
  const declared = follow(schema)
  if (Array.isArray(body)) {
    for (const [index, item] of body.entries()) checkBody(declared.items, item, follow, `${path}[${index}]`)
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return
  const prefix = path === '' ? '' : `${path}.`
  const fields = body as Json
  for (const [name, property] of Object.entries((declared.properties ?? {}) as Json)) {
    if (Object.hasOwn(fields, name)) checkBody(property, fields[name], follow, prefix + name)
  }
  for (const part of [...list(declared.allOf), ...optionOf(declared, fields, follow)])
    checkBody(part, body, follow, path)
  if (declared.unevaluatedProperties === false) refuseUnknown(declared, fields, prefix, follow)
  refuseOthers(list(declared['x-exactly-one-of']).map(String), fields, prefix)
}

/**
 * The `oneOf` option whose constants match the fields, such as `type: image` of a header, with or without a
 * discriminator.
 */
function optionOf({ oneOf }: Json, fields: Json, follow: Follow): unknown[] {
  const option = list(oneOf).find((each) => {
    const constants = constantsOf(follow(each), follow)
    return constants.length > 0 && constants.every(([name, value]) => fields[name] === value)
  })
  return option === undefined ? [] : [option]
}

function constantsOf({ properties, allOf }: Json, follow: Follow): [string, unknown][] {
  const own = Object.entries((properties ?? {}) as Record<string, Json>)
    .map(([name, property]): [string, unknown] => [name, follow(property).const])
    .filter(([, value]) => value !== undefined)
  return [...own, ...list(allOf).flatMap((part) => constantsOf(follow(part), follow))]
}

function refuseUnknown(schema: Json, fields: Json, prefix: string, follow: Follow): void {
  const parts = [schema, ...list(schema.allOf).map(follow)]
  const known = parts.flatMap(({ properties }) => Object.keys((properties ?? {}) as Json))
  const unknown = Object.keys(fields).find((name) => !known.includes(name))
  if (unknown === undefined) return
  const param = prefix + unknown
  throw new Refusal('invalid_field_value', `\`${param}\` is not a field of this request.`, { param })
}

function refuseOthers(names: string[], fields: Json, prefix: string): void {
  if (names.length === 0) return
  const [first, second] = names.filter((name) => Object.hasOwn(fields, name))
  const requirement = `exactly one of ${names.join(', ')}`
  if (first === undefined) {
    const param = prefix.slice(0, -1) || undefined
    const subject = param === undefined ? 'The body' : `\`${param}\``
    throw new Refusal('invalid_field_value', `${subject} must have ${requirement}.`, { param })
  }
  if (second === undefined) return
  const param = prefix + second
  throw new Refusal('invalid_field_value', `\`${param}\` cannot be combined with ${first}: send ${requirement}.`, {
    param,
  })
}
