import { Refusal } from './refusal.ts'

type Json = Record<string, unknown>
type Follow = (value: unknown) => Json

/**
 * Refuses what Prism lets pass, as it validates by draft 7 of JSON Schema: more or fewer fields than `x-exactly-one-of` asks
 * for, and unknown fields where `unevaluatedProperties` is false.
 *
 * @param follow resolves a reference
 */
export function checkBody(schema: unknown, body: unknown, follow: Follow, path = ''): void {
  const declared = follow(schema)
  if (Array.isArray(body)) {
    for (const [index, item] of body.entries()) checkBody(declared.items, item, follow, `${path}[${index}]`)
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return
  const place = path === '' ? '' : `${path}.`
  const fields = body as Json
  for (const [name, property] of Object.entries((declared.properties ?? {}) as Json)) {
    if (Object.hasOwn(fields, name)) checkBody(property, fields[name], follow, place + name)
  }
  for (const part of [...list(declared.allOf), ...optionOf(declared, fields, follow)])
    checkBody(part, body, follow, path)
  if (declared.unevaluatedProperties === false) refuseUnknown(declared, fields, place, follow)
  refuseOthers(list(declared['x-exactly-one-of']).map(String), fields, place)
}

/** The option whose constants the fields have, as `type: image` of a header, with a discriminator or without. */
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

function refuseUnknown(schema: Json, fields: Json, place: string, follow: Follow): void {
  const parts = [schema, ...list(schema.allOf).map(follow)]
  const known = parts.flatMap(({ properties }) => Object.keys((properties ?? {}) as Json))
  const unknown = Object.keys(fields).find((name) => !known.includes(name))
  if (unknown === undefined) return
  const param = place + unknown
  throw new Refusal('invalid_field_value', `\`${param}\` is not a field of this request.`, { param })
}

function refuseOthers(names: string[], fields: Json, place: string): void {
  if (names.length === 0) return
  const [first, second] = names.filter((name) => Object.hasOwn(fields, name))
  const wanted = `exactly one of ${names.join(', ')}`
  if (first === undefined) {
    const param = place.slice(0, -1) || undefined
    const subject = param === undefined ? 'The body' : `\`${param}\``
    throw new Refusal('invalid_field_value', `${subject} must have ${wanted}.`, { param })
  }
  if (second === undefined) return
  const param = place + second
  throw new Refusal('invalid_field_value', `\`${param}\` cannot be sent beside ${first}: send ${wanted}.`, { param })
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
