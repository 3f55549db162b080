import type { Impact } from '../../src/diff/index.ts'

/** A change of a schema, and its impact in a request and in a response. */
export type SchemaVerdict = readonly [
  what: string,
  before: unknown,
  after: unknown,
  inRequest: Impact | 'none',
  inResponse: Impact | 'none',
]

const string = { type: 'string' }
const object = (properties: object, others: object = {}) => ({ type: 'object', properties, ...others })
const closed = { additionalProperties: false }
const kind = (name: string, others: object = {}) => object({ kind: { const: name }, ...others }, { required: ['kind'] })
const mapped = (mapping: object) => ({ oneOf: [kind('a')], discriminator: { propertyName: 'kind', mapping } })

/** A union that limits one property. */
const options = (name: string, count: number) => ({
  oneOf: Array.from({ length: count }, (_, index) =>
    object({ [name]: { type: 'integer', minimum: index * 10, maximum: index * 10 + 5 } }, { required: [name] }),
  ),
})
/** Their product has 3 to the power of 16 alternatives. */
const unions = [...'abcdefghijklmnop'].map((name) => options(name, 3))

/** Verdicts on one keyword. The opposite change has the opposite verdict. */
const limits: SchemaVerdict[] = (
  [
    ['maxLength is added', string, { ...string, maxLength: 9 }],
    ['maxLength is lowered', { ...string, maxLength: 9 }, { ...string, maxLength: 8 }],
    ['minLength is added', string, { ...string, minLength: 1 }],
    ['minLength is raised', { ...string, minLength: 1 }, { ...string, minLength: 2 }],
    ['a pattern is added', string, { ...string, pattern: '^a' }],
    ['a format is added', string, { ...string, format: 'uuid' }],
    ['an enum is added', string, { ...string, enum: ['a'] }],
    ['a value of an enum is removed', { enum: ['a', 'b'] }, { enum: ['a'] }],
    ['an enum becomes a constant', { enum: ['a', 'b'] }, { const: 'a' }],
    ['a maximum is added', { type: 'number' }, { type: 'number', maximum: 1 }],
    ['a maximum is lowered', { type: 'number', maximum: 2 }, { type: 'number', maximum: 1 }],
    ['a minimum is raised', { type: 'number', minimum: 1 }, { type: 'number', minimum: 2 }],
    ['a minimum becomes exclusive', { type: 'number', minimum: 1 }, { type: 'number', exclusiveMinimum: 1 }],
    [
      'an exclusive maximum is lowered',
      { type: 'number', exclusiveMaximum: 2 },
      { type: 'number', exclusiveMaximum: 1 },
    ],
    ['multipleOf is added', { type: 'number' }, { type: 'number', multipleOf: 2 }],
    ['multipleOf becomes a multiple', { type: 'number', multipleOf: 2 }, { type: 'number', multipleOf: 4 }],
    ['a number becomes an integer', { type: 'number' }, { type: 'integer' }],
    ['int64 becomes int32', { type: 'integer', format: 'int64' }, { type: 'integer', format: 'int32' }],
    ['double becomes float', { type: 'number', format: 'double' }, { type: 'number', format: 'float' }],
    ['a type is removed from a list', { type: ['string', 'integer'] }, string],
    ['a type is added to a schema without', {}, string],
    [
      'a fractional limit of an integer is raised',
      { type: 'integer', minimum: 0.5 },
      { type: 'integer', minimum: 1.5 },
    ],
    ['a limit between integers is lowered', { type: 'number', maximum: 1.5 }, { type: 'number', maximum: 1 }],
    ['an option of one of many unions is removed', { allOf: unions }, { allOf: [...unions.slice(1), options('a', 2)] }],
    ['one of many unions is added', { allOf: unions }, { allOf: [...unions, options('new', 3)] }],
    [
      'a value of a mapping is removed',
      mapped({ a: '#/components/schemas/Name', b: '#/components/schemas/Name' }),
      mapped({ a: '#/components/schemas/Name' }),
    ],
    ['null is no longer valid', { type: ['string', 'null'] }, string],
    ['null in a union is no longer valid', { oneOf: [string, { type: 'null' }] }, string],
    ['maxItems is added', { type: 'array' }, { type: 'array', maxItems: 1 }],
    ['minItems is raised', { type: 'array', minItems: 1 }, { type: 'array', minItems: 2 }],
    ['items become unique', { type: 'array', items: string }, { type: 'array', items: string, uniqueItems: true }],
    ['items get a type', { type: 'array' }, { type: 'array', items: string }],
    ['items are limited', { type: 'array', items: string }, { type: 'array', items: { ...string, maxLength: 1 } }],
    [
      'the first item is limited',
      { type: 'array', items: string },
      { type: 'array', items: string, prefixItems: [{ ...string, maxLength: 1 }] },
    ],
    [
      'the JSON in a string is limited',
      { ...string, contentMediaType: 'application/json', contentSchema: object({ a: string }) },
      { ...string, contentMediaType: 'application/json', contentSchema: object({ a: string }, { required: ['a'] }) },
    ],
    ['contains is added', { type: 'array' }, { type: 'array', contains: string }],
    ['minProperties is added', object({}), object({}, { minProperties: 1 })],
    ['maxProperties is lowered', object({}, { maxProperties: 2 }), object({}, { maxProperties: 1 })],
    ['names of properties are limited', object({}), object({}, { propertyNames: { maxLength: 1 } })],
    ['a property becomes required', object({ a: string }), object({ a: string }, { required: ['a'] })],
    [
      'a property of a property becomes required',
      object({ a: object({ b: string }) }),
      object({ a: object({ b: string }, { required: ['b'] }) }),
    ],
    ['a property is limited', object({ a: string }), object({ a: { ...string, maxLength: 1 } })],
    [
      'values of a map are limited',
      object({}, { additionalProperties: string }),
      object({}, { additionalProperties: { ...string, maxLength: 1 } }),
    ],
    ['an option of a union is removed', { oneOf: [kind('a'), kind('b')] }, { oneOf: [kind('a')] }],
    ['an option of anyOf is removed', { anyOf: [string, { type: 'integer' }] }, string],
    [
      'a property of an option becomes required',
      { oneOf: [kind('a', { b: string }), kind('c')] },
      { oneOf: [{ ...kind('a', { b: string }), required: ['kind', 'b'] }, kind('c')] },
    ],
    ['a schema is combined with a limit', string, { allOf: [string, { maxLength: 1 }] }],
    ['not is added', string, { ...string, not: { const: 'a' } }],
    [
      'if is added',
      object({ a: string }),
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      object({ a: string }, { if: { required: ['a'] }, then: { required: ['b'] } }),
    ],
  ] as const
).map(([what, before, after]) => [what, before, after, 'major', 'minor'])

const required = (name: string) => object({ [name]: string }, { required: [name] })
const limited = object({ a0: { ...string, maxLength: 1 } }, { required: ['a0'] })

/** Unions whose product is too large to be compared. */
function manyUnions(isReversed: boolean) {
  return Array.from({ length: 12 }, (_each, index) => {
    const options = ['a', 'b'].map((name) => required(name + index))
    return { anyOf: isReversed ? options.reverse() : options }
  })
}

/** Verdicts that differ from those of the opposite change. */
const others: SchemaVerdict[] = [
  ...(
    [
      [
        'a limit of an integer is written otherwise',
        { type: 'integer', minimum: 0.5 },
        { type: 'integer', exclusiveMinimum: 0 },
      ],
      [
        'an upper limit of an integer is rounded',
        { type: 'integer', maximum: 1.5 },
        { type: 'integer', exclusiveMaximum: 2 },
      ],
      ['an integer is written as a multiple', { type: 'number', multipleOf: 1 }, { type: 'integer' }],
      ['multiples of 1 are integers', { type: 'integer', multipleOf: 1 }, { type: 'integer' }],
      [
        'types other than null are listed',
        { not: { type: 'null' } },
        { type: ['string', 'number', 'boolean', 'object', 'array'] },
      ],
      ['null is excluded, which was not valid', string, { ...string, not: { const: null } }],
      ['both booleans are listed', { type: 'boolean' }, { enum: [true, false] }],
      [
        'minContains gets its default',
        { type: 'array', contains: string },
        { type: 'array', contains: string, minContains: 1 },
      ],
      [
        'options of open objects change their order',
        { anyOf: [object({ a: string }), object({ b: string })] },
        { anyOf: [object({ b: string }), object({ a: string })] },
      ],
      ['options of many unions change their order', { allOf: manyUnions(false) }, { allOf: manyUnions(true) }],
    ] as const
  ).map(([what, before, after]): SchemaVerdict => [what, before, after, 'none', 'none']),
  [
    'an option of many unions is limited',
    { allOf: manyUnions(false) },
    { allOf: [{ anyOf: [limited, required('b0')] }, ...manyUnions(false).slice(1)] },
    'major',
    'minor',
  ],
  ['null is excluded', {}, { not: { type: 'null' } }, 'major', 'minor'],
  [
    'a discriminator is another property',
    { oneOf: [kind('a'), kind('b')], discriminator: { propertyName: 'kind' } },
    { oneOf: [kind('a'), kind('b')], discriminator: { propertyName: 'type' } },
    'major',
    'major',
  ],
  [
    'a discriminator is added',
    { oneOf: [kind('a'), kind('b')] },
    { oneOf: [kind('a'), kind('b')], discriminator: { propertyName: 'kind' } },
    'none',
    'none',
  ],
  [
    'a value of a mapping refers to another schema',
    mapped({ a: '#/components/schemas/Name' }),
    mapped({ a: '#/components/schemas/Count' }),
    'major',
    'major',
  ],
  [
    'an extensible enum loses a value',
    { ...string, 'x-extensible-enum': ['a', 'b'] },
    { ...string, 'x-extensible-enum': ['a'] },
    'major',
    'major',
  ],
  [
    'exactly one property is needed',
    object({ a: string, b: string }),
    object({ a: string, b: string }, { 'x-exactly-one-of': ['a', 'b'] }),
    'major',
    'minor',
  ],
  [
    'a list of exactly one loses a name',
    object({ a: string, b: string }, { 'x-exactly-one-of': ['a', 'b'] }),
    object({ a: string, b: string }, { 'x-exactly-one-of': ['a'] }),
    'major',
    'minor',
  ],
  ['a pattern is changed', { ...string, pattern: '^a' }, { ...string, pattern: '^b' }, 'major', 'major'],
  ['a format is changed', { ...string, format: 'date' }, { ...string, format: 'uuid' }, 'major', 'major'],
  ['a type is changed', string, { type: 'integer' }, 'major', 'major'],
  ['a constant is changed', { const: 'a' }, { const: 'b' }, 'major', 'major'],
  ['a value of an enum is replaced', { enum: ['a', 'b'] }, { enum: ['a', 'c'] }, 'major', 'major'],
  ['an object becomes a list of it', object({}), { type: 'array', items: object({}) }, 'major', 'major'],
  ['an option is replaced', { oneOf: [kind('a'), kind('b')] }, { oneOf: [kind('a'), kind('c')] }, 'major', 'major'],
  ['an optional property is added', object({}), object({ a: string }), 'minor', 'minor'],
  [
    'an optional property is added to a closed object',
    object({}, closed),
    object({ a: string }, closed),
    'minor',
    'minor',
  ],
  ['a required property is added', object({}), object({ a: string }, { required: ['a'] }), 'major', 'minor'],
  ['an optional property is removed', object({ a: string }), object({}), 'minor', 'major'],
  [
    'an optional property of a closed object is removed',
    object({ a: string }, closed),
    object({}, closed),
    'major',
    'major',
  ],
  ['a required property is removed', object({ a: string }, { required: ['a'] }), object({}), 'minor', 'major'],
  ['a property is renamed', object({ a: string }), object({ b: string }), 'minor', 'major'],
  ['an object is closed', object({}), object({}, closed), 'major', 'minor'],
  ['an object is opened', object({}, closed), object({}), 'minor', 'major'],
  [
    'unevaluated properties are no longer valid',
    object({}),
    object({}, { unevaluatedProperties: false }),
    'major',
    'minor',
  ],
  [
    'unevaluated items are no longer valid',
    { type: 'array', prefixItems: [string] },
    { type: 'array', prefixItems: [string], unevaluatedItems: false },
    'major',
    'minor',
  ],
  [
    'a property becomes read-only',
    object({ a: string }),
    object({ a: { ...string, readOnly: true } }),
    'minor',
    'none',
  ],
  [
    'a property becomes write-only',
    object({ a: string }),
    object({ a: { ...string, writeOnly: true } }),
    'none',
    'major',
  ],
  [
    'a read-only property is required',
    object({ a: { ...string, readOnly: true } }),
    object({ a: { ...string, readOnly: true } }, { required: ['a'] }),
    'none',
    'minor',
  ],
  [
    'a wrapped read-only property is required',
    object({ a: { allOf: [{ ...string, readOnly: true }] } }),
    object({ a: { allOf: [{ ...string, readOnly: true }] } }, { required: ['a'] }),
    'none',
    'minor',
  ],
  [
    'a required property is no longer read-only',
    object({ a: { allOf: [{ ...string, readOnly: true }] } }, { required: ['a'] }),
    object({ a: string }, { required: ['a'] }),
    'major',
    'none',
  ],
  ['a read-only property is removed', object({ a: { ...string, readOnly: true } }), object({}), 'none', 'major'],
  ['a default is changed', { ...string, default: 'a' }, { ...string, default: 'b' }, 'major', 'none'],
  [
    'a title in a default is changed',
    { type: 'object', default: { title: 'a' } },
    { type: 'object', default: { title: 'b' } },
    'major',
    'none',
  ],
  ['a value with a title is replaced', { enum: [{ title: 'a' }] }, { enum: [{ title: 'b' }] }, 'major', 'major'],
  [
    'a property that is called title is excluded',
    { not: { properties: { title: string } } },
    { not: { properties: { title: { const: 'a' } } } },
    'major',
    'major',
  ],
  [
    'a title in an excluded schema is changed',
    { not: { properties: { a: string } } },
    { not: { title: 'A', properties: { a: { ...string, description: 'B' } } } },
    'none',
    'none',
  ],
  ['a default is removed', { ...string, default: 'a' }, string, 'major', 'none'],
  ['a default is added', string, { ...string, default: 'a' }, 'minor', 'none'],
  ['a property is deprecated', object({ a: string }), object({ a: { ...string, deprecated: true } }), 'minor', 'minor'],
  [
    'a value is added to a growing enum',
    { enum: ['a'], 'x-may-grow': true },
    { enum: ['a', 'b'], 'x-may-grow': true },
    'minor',
    'minor',
  ],
  [
    'a value of a growing enum is removed',
    { enum: ['a', 'b'], 'x-may-grow': true },
    { enum: ['a'], 'x-may-grow': true },
    'major',
    'major',
  ],
  [
    'an option is added to a growing union',
    { oneOf: [kind('a')], 'x-may-grow': true },
    { oneOf: [kind('a'), kind('b')], 'x-may-grow': true },
    'minor',
    'minor',
  ],
  [
    'a set is marked as growing when it grows',
    { enum: ['a'] },
    { enum: ['a', 'b'], 'x-may-grow': true },
    'minor',
    'major',
  ],
  [
    'a growing enum becomes an open set',
    { enum: ['a'], 'x-may-grow': true },
    { ...string, 'x-known-values': ['a'] },
    'minor',
    'minor',
  ],
  ['an enum becomes an open set', { enum: ['a'] }, { ...string, 'x-known-values': ['a'] }, 'minor', 'major'],
  [
    'a known value is added',
    { ...string, 'x-known-values': ['a'] },
    { ...string, 'x-known-values': ['a', 'b'] },
    'minor',
    'minor',
  ],
  [
    'a known value is removed',
    { ...string, 'x-known-values': ['a', 'b'] },
    { ...string, 'x-known-values': ['a'] },
    'major',
    'major',
  ],
  [
    'a value is added to an enum beside any string',
    { anyOf: [{ enum: ['a'] }, string] },
    { anyOf: [{ enum: ['a', 'b'] }, string] },
    'minor',
    'minor',
  ],
  [
    'an extensible enum has a new value',
    { ...string, 'x-extensible-enum': ['a'] },
    { ...string, 'x-extensible-enum': ['a', 'b'] },
    'minor',
    'minor',
  ],
  [
    'a discriminated option has a new property',
    { oneOf: [kind('a'), kind('b')] },
    { oneOf: [kind('b'), kind('a', { c: string })] },
    'minor',
    'minor',
  ],
]

/** Changes that mean the same. */
const same: SchemaVerdict[] = (
  [
    ['a nullable type is written as a union', { oneOf: [string, { type: 'null' }] }, { type: ['string', 'null'] }],
    [
      'a nullable reference is written as a list of types',
      { oneOf: [{ $ref: '#/components/schemas/Name' }, { type: 'null' }] },
      { type: ['string', 'null'] },
    ],
    ['oneOf becomes anyOf', { oneOf: [string, { type: 'integer' }] }, { anyOf: [string, { type: 'integer' }] }],
    [
      'a union of types becomes a list of types',
      { oneOf: [string, { type: 'integer' }] },
      { type: ['integer', 'string'] },
    ],
    ['a constant becomes an enum of one', { const: 'a' }, { enum: ['a'] }],
    [
      'an enum becomes a union of constants',
      { ...string, enum: ['a', 'b'] },
      { oneOf: [{ const: 'b', title: 'B' }, { const: 'a' }] },
    ],
    ['values of an enum change their order', { enum: ['a', 'b'] }, { enum: ['b', 'a'] }],
    ['options change their order', { oneOf: [kind('a'), kind('b')] }, { oneOf: [kind('b'), kind('a')] }],
    [
      'required properties change their order',
      object({ a: string, b: string }, { required: ['a', 'b'] }),
      object({ b: string, a: string }, { required: ['b', 'a'] }),
    ],
    ['a schema becomes a component', string, { $ref: '#/components/schemas/Name' }],
    [
      'a schema refers to an equal component',
      { $ref: '#/components/schemas/Name' },
      { $ref: '#/components/schemas/Title' },
    ],
    ['a schema is wrapped in allOf', object({ a: string }), { allOf: [object({ a: string })] }],
    [
      'properties are distributed over allOf',
      object({ a: string, b: string }, { required: ['b'] }),
      { allOf: [object({ a: string }), object({ b: string }, { required: ['b'] })] },
    ],
    ['an option is wrapped', { oneOf: [kind('a'), kind('b')] }, { oneOf: [kind('a'), { allOf: [kind('b')] }] }],
    [
      'unions are nested',
      { oneOf: [kind('a'), kind('b'), kind('c')] },
      { oneOf: [kind('a'), { oneOf: [kind('b'), kind('c')] }] },
    ],
    ['a union of one is written', kind('a'), { oneOf: [kind('a')] }],
    [
      'an exclusive limit of an integer is written as a limit',
      { type: 'integer', exclusiveMinimum: 0 },
      { type: 'integer', minimum: 1 },
    ],
    ['a fractional limit of an integer is rounded', { type: 'integer', minimum: 0.5 }, { type: 'integer', minimum: 1 }],
    [
      'a fractional exclusive limit of an integer is rounded',
      { type: 'integer', exclusiveMaximum: 1.5 },
      { type: 'integer', maximum: 1 },
    ],
    ['an integer is a multiple of 1', { type: 'integer' }, { type: 'integer', multipleOf: 1 }],
    ['a number is a multiple of 1', { type: 'integer' }, { type: 'number', multipleOf: 1 }],
    [
      'a read-only property is wrapped',
      object({ a: { ...string, readOnly: true } }),
      object({ a: { allOf: [{ ...string, readOnly: true }] } }),
    ],
    [
      'a read-only property becomes a component',
      object({ a: { ...string, readOnly: true } }),
      object({ a: { $ref: '#/components/schemas/ReadOnly' } }),
    ],
    ['a condition has no consequence', object({}), object({}, { if: { required: ['a'] } })],
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    ['a consequence has no condition', object({}), object({}, { then: { required: ['a'] } })],
    ['a list has one type', string, { type: ['string'] }],
    ['options of anyOf change their order', { anyOf: [kind('a'), string] }, { anyOf: [string, kind('a')] }],
    ['no property is required', object({ a: string }), object({ a: string }, { required: [] })],
    ['any items are said to be valid', { type: 'array' }, { type: 'array', items: {} }],
    ['no name of a property is excluded', object({}), object({}, { propertyNames: {} })],
    ['other properties have an empty schema', object({}), object({}, { additionalProperties: {} })],
    ['a list contains at least one', { type: 'array', contains: {}, minContains: 0 }, { type: 'array' }],
    [
      'the default of minContains is written',
      { type: 'array', contains: string },
      { type: 'array', contains: string, minContains: 1 },
    ],
    ['a dependency is empty', object({}), object({}, { dependentRequired: {} })],
    ['nothing is excluded', string, { ...string, not: false }],
    ['null is excluded', { type: ['string', 'null'], not: { type: 'null' } }, string],
    ['null is excluded from a string', string, { ...string, not: { type: 'null', description: 'Null.' } }],
    [
      'null is excluded from any type',
      { not: { type: 'null' } },
      { type: ['string', 'number', 'boolean', 'object', 'array'] },
    ],
    [
      'a reference has a description',
      { $ref: '#/components/schemas/Name' },
      { $ref: '#/components/schemas/Name', description: 'A.' },
    ],
    [
      'a limit beside a reference moves to allOf',
      { $ref: '#/components/schemas/Name', maxLength: 3 },
      { allOf: [{ $ref: '#/components/schemas/Name' }, { maxLength: 3 }] },
    ],
    [
      'a mapping is written',
      { oneOf: [kind('a')], discriminator: { propertyName: 'kind' } },
      {
        oneOf: [kind('a')],
        discriminator: { propertyName: 'kind', mapping: { Name: '#/components/schemas/Name' } },
      },
    ],
    [
      'a mapping refers to an equal component',
      mapped({ a: '#/components/schemas/Name' }),
      mapped({ a: '#/components/schemas/Title' }),
    ],
    ['many unions are combined in another order', { allOf: unions }, { allOf: unions.toReversed() }],
    ['a limit of 0 is left out', { ...string, minLength: 0 }, string],
    ['any other properties are said to be valid', object({}), object({}, { additionalProperties: true })],
    ['items are not unique', { type: 'array' }, { type: 'array', uniqueItems: false }],
    ['a pattern accepts everything', string, { ...string, pattern: '.*' }],
    ['a description is changed', { ...string, description: 'One.' }, { ...string, description: 'Two.' }],
    ['an example is changed', { ...string, examples: ['a'] }, { ...string, examples: ['b'] }],
    ['an unknown extension is changed', { ...string, 'x-order': 1 }, { ...string, 'x-order': 2 }],
    ['an object is written by its properties', object({ a: string }), { properties: { a: string } }],
    [
      'known values change their order',
      { ...string, 'x-known-values': ['a', 'b'] },
      { ...string, 'x-known-values': ['b', 'a'] },
    ],
    [
      'groups of exactly one change their order',
      object({ a: string, b: string }, { 'x-exactly-one-of': ['a', 'b'] }),
      object({ a: string, b: string }, { 'x-exactly-one-of': [['b', 'a']] }),
    ],
  ] as const
).map(([what, before, after]) => [what, before, after, 'none', 'none'])

const opposites = [...limits, ...same].map(
  ([what, before, after, inRequest, inResponse]): SchemaVerdict => [
    `not: ${what}`,
    after,
    before,
    inResponse,
    inRequest,
  ],
)

export const schemaVerdicts: readonly SchemaVerdict[] = [...limits, ...others, ...same, ...opposites]
