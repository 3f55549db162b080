import fc from 'fast-check'
import type { Json, JsonObject } from '../src/read/json.ts'

const name = fc.constantFrom('a', 'b', 'c')
const small = fc.integer({ min: 0, max: 3 })
const maybe = <T>(key: string, value: fc.Arbitrary<T>) =>
  fc.option(
    value.map((v) => ({ [key]: v })),
    { nil: {}, freq: 3 },
  )
const rarely = <T>(key: string, value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: value.map((v) => ({ [key]: v })) })
const together = (...parts: fc.Arbitrary<object>[]) =>
  fc.tuple(...parts).map((all) => Object.assign({}, ...all) as JsonObject)
/** Most schemas have a type. */
const typed = (...types: Json[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...types).map((type) => ({ type })) },
    { weight: 1, arbitrary: fc.constant({}) },
  )

const string = together(
  typed('string'),
  maybe('minLength', small),
  maybe('maxLength', small),
  maybe('pattern', fc.constantFrom('^a', 'b$', '^[ab]*$', '.')),
)
const number = together(
  typed('number', 'integer'),
  maybe('minimum', small),
  maybe('maximum', small),
  maybe('exclusiveMinimum', small),
  maybe('exclusiveMaximum', small),
  maybe('multipleOf', fc.constantFrom(1, 2, 0.5)),
)
const values = fc.constantFrom<Json>('a', 'b', 1, 2, null, false, [], [1], { a: 1 }, { a: 'a', b: null })
const literal = fc.oneof(
  values.map((value): JsonObject => ({ const: value })),
  fc.uniqueArray(values, { minLength: 1, maxLength: 4 }).map((all) => ({ enum: all })),
)
const literalOfType = fc
  .tuple(literal, fc.oneof(string, number))
  .map(([one, other]): JsonObject => ({ ...other, ...one }))
const nullable = together(fc.constant({ type: ['string', 'null'] }), maybe('maxLength', small))

/** Schemas with random combinations of all supported keywords. Some of them make no sense. */
export const randomSchemas = fc.letrec<{
  schema: Json
  object: JsonObject
  closedArray: JsonObject
  closable: JsonObject
}>((tie) => {
  const schema = tie('schema')
  const properties = fc.dictionary(name, schema, { maxKeys: 3, noNullPrototype: true })
  const required = fc.uniqueArray(name, { maxLength: 2 })
  const options = fc.array(schema, { minLength: 1, maxLength: 3 })
  const object = together(
    typed('object'),
    maybe('properties', properties),
    maybe('required', required),
    maybe('additionalProperties', fc.oneof(fc.boolean(), schema)),
    maybe('minProperties', small),
    maybe('maxProperties', small),
    maybe('propertyNames', fc.constantFrom<Json>({ pattern: '^[ab]' }, { enum: ['a', 'c'] })),
    rarely(
      'patternProperties',
      fc.dictionary(fc.constantFrom('^a', 'b$', '[cd]'), schema, { maxKeys: 2, noNullPrototype: true }),
    ),
    rarely('dependentRequired', fc.dictionary(name, required, { maxKeys: 2, noNullPrototype: true })),
    rarely('dependentSchemas', fc.dictionary(name, schema, { maxKeys: 2, noNullPrototype: true })),
  )
  const prefix = fc.array(schema, { minLength: 1, maxLength: 2 })
  const list = together(
    typed('array'),
    maybe('minItems', small),
    maybe('maxItems', small),
    maybe('uniqueItems', fc.boolean()),
  )
  const tuple = together(list, rarely('prefixItems', prefix))
  const array = together(
    list,
    maybe('items', schema),
    // Not both: beside `prefixItems`, Ajv has an empty array contain anything.
    fc.oneof(
      together(rarely('prefixItems', prefix), rarely('unevaluatedItems', schema)),
      together(rarely('contains', schema), rarely('minContains', small), rarely('maxContains', small)),
    ),
  )
  const condition = together(
    fc.tuple(schema).map(([one]) => ({ if: one })),
    maybe('then', schema),
    maybe('else', schema),
  )
  return {
    schema: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.oneof(
        string,
        number,
        literal,
        literalOfType,
        nullable,
        fc.constantFrom<Json>(true, false, {}, { type: 'boolean' }, { type: 'null' }),
      ),
      fc.constantFrom<Json>({ $ref: '#/components/schemas/Shared' }, { $ref: '#/components/schemas/Choice' }),
      array,
      tie('object'),
      tie('closable'),
      tie('closedArray'),
      schema.map((one): JsonObject => ({ not: one })),
      condition,
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
      fc.tuple(tie('object'), condition).map(([base, more]): JsonObject => ({ ...base, ...more })),
      fc.tuple(tie('object'), schema).map(([base, one]): JsonObject => ({ ...base, not: one })),
    ),
    object,
    closedArray: fc
      .tuple(tuple, fc.array(tuple, { minLength: 1, maxLength: 2 }), fc.oneof(fc.constant<Json>(false), schema))
      // Of options, Ajv counts what is evaluated by one that does not match, but not by `items` of one that does.
      .map(([base, all, rest]): JsonObject => ({ ...base, allOf: all, unevaluatedItems: rest })),
    closable: fc
      .tuple(
        tie('object'),
        fc.constantFrom('oneOf', 'anyOf', 'allOf'),
        fc.array(fc.oneof(tie('object'), fc.constant({ $ref: '#/components/schemas/Shared' })), {
          minLength: 1,
          maxLength: 3,
        }),
        fc.oneof(fc.constant<Json>(false), schema),
      )
      .map(([base, mode, all, rest]): JsonObject => ({ ...base, [mode]: all, unevaluatedProperties: rest })),
  }
}).schema

/** The components that the random schemas refer to. */
export const sharedSchemas: JsonObject = {
  Shared: {
    type: 'object',
    required: ['a'],
    properties: { a: { type: 'string' }, b: { oneOf: [{ $ref: '#/components/schemas/Shared' }, { type: 'null' }] } },
  },
  Choice: { oneOf: [{ type: 'integer' }, { type: 'string', maxLength: 1 }, { type: 'null' }] },
}

const componentNames = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth']
const reference = fc.constantFrom(...componentNames).map((component) => ({ $ref: `#/components/schemas/${component}` }))

/** An object or options, whose parts are mostly references to other components. */
const randomComponent = fc.letrec<{ part: Json; object: JsonObject; options: JsonObject }>((tie) => ({
  part: fc.oneof(
    { depthSize: 'small' },
    { weight: 5, arbitrary: reference },
    { weight: 3, arbitrary: fc.oneof(string, number, literal, nullable) },
    { weight: 1, arbitrary: tie('part').map((items): JsonObject => ({ type: 'array', items })) },
    { weight: 2, arbitrary: tie('object') },
    { weight: 2, arbitrary: tie('options') },
  ),
  object: together(
    fc.constant({ type: 'object' }),
    maybe('properties', fc.dictionary(name, tie('part'), { maxKeys: 3, noNullPrototype: true })),
    maybe('required', fc.uniqueArray(name, { maxLength: 2 })),
    rarely('additionalProperties', fc.oneof(fc.constant<Json>(false), literal, tie('part'))),
  ),
  options: fc
    .tuple(
      fc.constantFrom('oneOf', 'anyOf', 'allOf'),
      fc.array(fc.oneof(reference, tie('object')), { minLength: 1, maxLength: 3 }),
      rarely('unevaluatedProperties', fc.constant(false)),
    )
    .map(([mode, all, closed]): JsonObject => ({ [mode]: all, ...closed })),
}))

/** Components that refer to each other and to themselves. */
export const randomComponents: fc.Arbitrary<JsonObject> = fc
  .tuple(...componentNames.map(() => fc.oneof(randomComponent.object, randomComponent.options)))
  .map((schemas) => Object.fromEntries(schemas.map((schema, index) => [componentNames[index]!, schema])))

/** Values similar to those in the random schemas. */
export const randomValues = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<unknown>(null, true, false, 0, 1, 2, 3, 0.5, 1.5, -1, '', 'a', 'b', 'ab', 'ba', '😀', 'abcd'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value
