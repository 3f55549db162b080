import fc from 'fast-check'
import type { Json, JsonObject } from '../src/read/json.ts'

const name = fc.constantFrom('a', 'b', 'c')
const small = fc.integer({ min: 0, max: 3 })
const maybe = <T>(key: string, value: fc.Arbitrary<T>) =>
  fc.option(
    value.map((v) => ({ [key]: v })),
    { nil: {}, freq: 3 },
  )
const together = (...parts: fc.Arbitrary<object>[]) =>
  fc.tuple(...parts).map((all) => Object.assign({}, ...all) as JsonObject)

const string = together(
  fc.constant({ type: 'string' }),
  maybe('minLength', small),
  maybe('maxLength', small),
  maybe('pattern', fc.constantFrom('^a', 'b$', '^[ab]*$', '.')),
)
const number = together(
  fc.constantFrom({ type: 'number' }, { type: 'integer' }),
  maybe('minimum', small),
  maybe('maximum', small),
  maybe('exclusiveMinimum', small),
  maybe('exclusiveMaximum', small),
  maybe('multipleOf', fc.constantFrom(1, 2, 0.5)),
)
const literal = fc.oneof(
  fc.constantFrom('a', 1, null, true).map((value): JsonObject => ({ const: value })),
  fc
    .uniqueArray(fc.constantFrom('a', 'b', 1, 2, null, false), { minLength: 1, maxLength: 3 })
    .map((values) => ({ enum: values as Json[] })),
)
const nullable = together(fc.constant({ type: ['string', 'null'] }), maybe('maxLength', small))

/** Schemas that use everything that is honoured, in every combination; some of them make no sense and are refused. */
export const randomSchemas = fc.letrec<{ schema: Json; object: JsonObject; closable: JsonObject }>((tie) => {
  const schema = tie('schema')
  const properties = fc.dictionary(name, schema, { maxKeys: 3, noNullPrototype: true })
  const required = fc.uniqueArray(name, { maxLength: 2 })
  const options = fc.array(schema, { minLength: 1, maxLength: 3 })
  const object = together(
    fc.constant({ type: 'object' }),
    maybe('properties', properties),
    maybe('required', required),
    maybe('additionalProperties', fc.oneof(fc.boolean(), schema)),
    maybe('minProperties', small),
    maybe('maxProperties', small),
    maybe('propertyNames', fc.constant({ pattern: '^[ab]' })),
  )
  return {
    schema: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.oneof(
        string,
        number,
        literal,
        nullable,
        fc.constantFrom<Json>(true, {}, { type: 'boolean' }, { type: 'null' }),
      ),
      fc.constantFrom<Json>({ $ref: '#/components/schemas/Shared' }, { $ref: '#/components/schemas/Choice' }),
      together(
        fc.constant({ type: 'array' }),
        maybe('items', schema),
        maybe('minItems', small),
        maybe('maxItems', small),
        maybe('uniqueItems', fc.boolean()),
      ),
      tie('object'),
      tie('closable'),
      options.map((all): JsonObject => ({ oneOf: all })),
      options.map((all): JsonObject => ({ anyOf: all })),
      options.map((all): JsonObject => ({ allOf: all })),
      fc
        .tuple(
          tie('object'),
          fc.constantFrom('oneOf', 'anyOf'),
          fc.array(
            required.map((names) => ({ required: names })),
            { minLength: 1, maxLength: 2 },
          ),
        )
        .map(([base, mode, all]): JsonObject => ({ ...base, [mode]: all })),
      fc
        .tuple(
          tie('object'),
          fc.constantFrom('oneOf', 'anyOf', 'allOf'),
          fc.array(tie('object'), { minLength: 1, maxLength: 2 }),
        )
        .map(([base, mode, all]): JsonObject => ({ ...base, [mode]: all })),
    ),
    object,
    closable: fc
      .tuple(
        tie('object'),
        fc.constantFrom('oneOf', 'anyOf', 'allOf'),
        fc.array(fc.oneof(tie('object'), fc.constant({ $ref: '#/components/schemas/Shared' })), {
          minLength: 1,
          maxLength: 3,
        }),
      )
      .map(([base, mode, all]): JsonObject => ({ ...base, [mode]: all, unevaluatedProperties: false })),
  }
}).schema

/** What the random schemas refer to. */
export const sharedSchemas: JsonObject = {
  Shared: {
    type: 'object',
    required: ['a'],
    properties: { a: { type: 'string' }, b: { oneOf: [{ $ref: '#/components/schemas/Shared' }, { type: 'null' }] } },
  },
  Choice: { oneOf: [{ type: 'integer' }, { type: 'string', maxLength: 1 }, { type: 'null' }] },
}

/** Values near what the random schemas speak of. */
export const randomValues = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<unknown>(null, true, false, 0, 1, 2, 3, 0.5, 1.5, -1, '', 'a', 'b', 'ab', 'ba', '😀', 'abcd'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value
