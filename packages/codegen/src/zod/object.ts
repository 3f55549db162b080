import { z } from '@hono/zod-openapi'
import { checkOf, refuse } from './issue.ts'
import { annotate, metadataOf } from './metadata.ts'

/**
 * `z.strictObject({…}).apply(exactlyOne('to', 'contact_id'))`: exactly one of these properties is there.
 * In the document it is the field `x-exactly-one-of`.
 */
export function exactlyOne(...names: string[]) {
  const check = checkOf<object>((payload) => {
    const [first, second] = names.filter((name) => Object.hasOwn(payload.value, name))
    if (first === undefined) refuse(payload, 'oneOf', `must have exactly one of ${names.join(', ')}`)
    else if (second !== undefined) {
      const reason = `cannot be there beside ${first}: exactly one of ${names.join(', ')} is taken`
      refuse(payload, 'oneOf', reason, [second])
    }
  })
  return <S extends z.ZodType>(schema: S): S => {
    const before = (metadataOf(schema)['x-exactly-one-of'] ?? []) as string[][]
    return annotate(schema.check(check as never), { 'x-exactly-one-of': [...before, names] })
  }
}

/** What `fields` may say besides its properties. */
export interface FieldsOptions {
  /** What properties that are not listed must be: `z.never()` for none. Anything unless given. */
  readonly rest?: z.ZodType
  /** How many properties there must be, and may be. */
  readonly min?: number
  readonly max?: number
  /** What the name of each property must be. */
  readonly names?: z.ZodType
}

/**
 * An object as JSON has it: only its own properties count, `__proto__` is a name like any other, and the value is passed
 * on as it came where no default is filled in. zod's own objects find what every object inherits (`constructor`) and drop
 * `__proto__`. For objects that need this, or that limit the number or the names of their properties.
 */
export function fields<Shape extends z.core.$ZodShape>(
  shape: Shape,
  options: FieldsOptions = {},
): z.ZodObject<Shape, z.core.$loose> {
  const { rest = z.unknown(), min = 0, max = Infinity, names } = options
  const schema = new Fields({ type: 'object', shape, catchall: rest, checks: [], min, max, names, ...notCompiled })
  return annotate(schema as unknown as z.ZodObject<Shape, z.core.$loose>, {
    ...(min > 0 && { minProperties: min }),
    ...(max < Infinity && { maxProperties: max }),
    ...(names !== undefined && { propertyNames: metadataOf(names) }),
  })
}

/** `z.compile` leaves alone what coerces; it would otherwise take this for an ordinary schema of its type. */
export const notCompiled = { coerce: true }

interface FieldsDef extends z.core.$ZodObjectDef {
  readonly min: number
  readonly max: number
  readonly names: z.ZodType | undefined
}

const Fields = z.core.$constructor<z.ZodObject, FieldsDef>('Fields', (schema, def) => {
  z.ZodObject.init(schema, def as never)
  schema._zod.parse = (payload, ctx) => {
    const input = payload.value
    if (typeof input !== 'object' || input === null || Array.isArray(input)) {
      payload.issues.push({ code: 'invalid_type', expected: 'object', input, inst: schema })
      return payload
    }
    const fields = input as Record<string, unknown>
    let output: Record<string, unknown> | undefined
    /** @returns whether parsing may go on */
    const parseField = (key: string, field: z.core.$ZodType, isPresent: boolean) => {
      const result = field._zod.run(
        { value: isPresent ? fields[key] : undefined, issues: [] },
        ctx,
      ) as z.core.ParsePayload
      if (result.issues.length > 0) payload.issues.push(...z.core.util.prefixIssues(key, result.issues))
      else if (result.value !== fields[key] || (!isPresent && result.value !== undefined)) {
        // A spread keeps an own `__proto__` as a plain property.
        output ??= { ...fields }
        Object.defineProperty(output, key, { value: result.value, writable: true, enumerable: true, configurable: true })
      }
    }
    const { shape } = def
    for (const key of Object.keys(shape)) {
      const field = shape[key]!
      const isPresent = Object.hasOwn(fields, key) && fields[key] !== undefined
      if (isPresent || field._zod.optin === 'defaulted') parseField(key, field, isPresent)
      else if (field._zod.optin === undefined) {
        payload.issues.push({ code: 'invalid_type', expected: 'nonoptional', input: undefined, path: [key] } as never)
      }
    }
    const rest = def.catchall as z.core.$ZodType
    const keys = Object.keys(fields)
    const unknown = keys.filter((key) => !Object.hasOwn(shape, key))
    if (rest._zod.def.type === 'never') {
      if (unknown.length > 0) payload.issues.push({ code: 'unrecognized_keys', keys: unknown, input, inst: schema })
    } else if (rest._zod.def.type !== 'unknown') {
      for (const key of unknown) parseField(key, rest, true)
    }
    checkNames(keys, def.names, payload)
    if (payload.issues.length === 0) checkCount(keys.length, def, payload)
    if (output !== undefined) payload.value = output
    return payload
  }
})

function checkNames(keys: readonly string[], names: z.ZodType | undefined, payload: z.core.ParsePayload): void {
  if (names === undefined) return
  for (const key of keys) {
    const result = names.safeParse(key)
    if (result.success) continue
    refuse(payload, 'propertyNames', `has a name that ${result.error.issues[0]?.message ?? 'is not allowed'}`, [key])
  }
}

function checkCount(count: number, { min, max }: FieldsDef, payload: z.core.ParsePayload): void {
  if (count < min) {
    refuse(payload, 'minProperties', `must have at least ${min === 1 ? 'one field' : `${min} fields`}`)
  } else if (count > max) refuse(payload, 'maxProperties', `must have at most ${max} fields`)
}
