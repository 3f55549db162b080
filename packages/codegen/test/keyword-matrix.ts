import type { Json } from '../src/read/json.ts'

const object = (properties: Record<string, Json>, more: Record<string, Json> = {}) => ({
  type: 'object',
  properties,
  ...more,
})

/** Per row: a schema, values that fit it and values that do not. */
export const keywordMatrix: { name: string; schema: Json; accepts: unknown[]; rejects: unknown[] }[] = [
  { name: 'Anything', schema: true, accepts: [null, 1, 'a', [], {}, { a: [null] }], rejects: [] },
  { name: 'Empty', schema: {}, accepts: [null, 1, { a: 1 }], rejects: [] },
  {
    name: 'Nothing',
    schema: { type: 'object', properties: { a: false } },
    accepts: [{}, { b: 1 }],
    rejects: [{ a: 1 }],
  },
  { name: 'Null', schema: { type: 'null' }, accepts: [null], rejects: [0, '', false, {}] },
  { name: 'Bool', schema: { type: 'boolean' }, accepts: [true, false], rejects: ['true', 0, 1, null] },
  { name: 'Text', schema: { type: 'string' }, accepts: ['', 'a', '😀'], rejects: [1, null, [], {}] },
  {
    name: 'MinLength',
    schema: { type: 'string', minLength: 2 },
    accepts: ['ab', '😀a', '😀😀'],
    rejects: ['', 'a', '😀'],
  },
  {
    name: 'MaxLength',
    schema: { type: 'string', maxLength: 2 },
    accepts: ['', '😀😀', 'ab', 'a\u0301'],
    rejects: ['abc', '😀😀😀'],
  },
  {
    name: 'Pattern',
    schema: { type: 'string', pattern: '^\\p{L}+$' },
    accepts: ['é', 'ab'],
    rejects: ['', '1', 'a b'],
  },
  { name: 'Unanchored', schema: { type: 'string', pattern: 'b.d' }, accepts: ['abcd', 'b😀d'], rejects: ['bd', 'BCD'] },
  { name: 'Num', schema: { type: 'number' }, accepts: [0, -1.5, 1e300], rejects: ['1', null, true] },
  { name: 'Int', schema: { type: 'integer' }, accepts: [0, -1, 1.0, 2 ** 53 - 1], rejects: [1.5, '1', null] },
  { name: 'Bounds', schema: { type: 'number', minimum: 1, maximum: 2 }, accepts: [1, 2, 1.5], rejects: [0.9, 2.1] },
  {
    name: 'Exclusive',
    schema: { type: 'integer', exclusiveMinimum: 1, exclusiveMaximum: 4 },
    accepts: [2, 3],
    rejects: [1, 4],
  },
  { name: 'MultipleOf', schema: { type: 'number', multipleOf: 0.25 }, accepts: [0, 0.5, -1.25], rejects: [0.3, 1e-9] },
  { name: 'MultipleOfInteger', schema: { type: 'integer', multipleOf: 3 }, accepts: [0, -3, 9], rejects: [1, 10] },
  { name: 'Const', schema: { const: 'a' }, accepts: ['a'], rejects: ['b', null, ['a']] },
  { name: 'ConstNull', schema: { const: null }, accepts: [null], rejects: [0, ''] },
  {
    name: 'Enum',
    schema: { enum: ['a', 1, null, true] },
    accepts: ['a', 1, null, true],
    rejects: ['1', 0, false, 'b'],
  },
  {
    name: 'TypedEnum',
    schema: { type: ['string', 'null'], enum: ['a', null] },
    accepts: ['a', null],
    rejects: ['b', 1],
  },
  {
    name: 'Types',
    schema: { type: ['string', 'integer', 'null'], minLength: 2, minimum: 5 },
    accepts: ['ab', 5, null],
    rejects: ['a', 4, 5.5, true],
  },
  {
    name: 'List',
    schema: { type: 'array', items: { type: 'integer' }, minItems: 1, maxItems: 2 },
    accepts: [[1], [1, 2]],
    rejects: [[], [1, 2, 3], ['1'], {}, null],
  },
  { name: 'FreeList', schema: { type: 'array' }, accepts: [[], [1, 'a', null]], rejects: [{}, 'a'] },
  {
    name: 'ExactlyOne',
    schema: {
      type: 'object',
      properties: { a: { type: 'integer' }, b: {}, c: {}, constructor: {} },
      additionalProperties: false,
      allOf: [
        { oneOf: [{ required: ['a'] }, { required: ['b'] }] },
        { oneOf: [{ required: ['c'] }, { required: ['constructor'] }] },
      ],
    },
    accepts: [
      { a: 1, c: 1 },
      { b: null, constructor: 1 },
    ],
    rejects: [{}, { a: 1 }, { c: 1 }, { a: 1, b: 1, c: 1 }, { a: 1, c: 1, constructor: 1 }, { a: 'x', c: 1 }, 1],
  },
  {
    name: 'ExactlyOneWithDefault',
    schema: { ...object({ a: { default: 1 }, b: {} }), oneOf: [{ required: ['a'] }, { required: ['b'] }] },
    accepts: [{ a: 1 }, { b: 1 }],
    rejects: [{}, { a: 1, b: 1 }, 1],
  },
  {
    name: 'ExactlyOneWithDefaultOfBase',
    schema: {
      allOf: [{ $ref: '#/components/schemas/ExactlyOneWithDefault' }, object({ c: {} })],
      oneOf: [{ required: ['a'] }, { required: ['c'] }],
      type: 'object',
    },
    accepts: [{ a: 1 }, { b: 1, c: 1 }],
    rejects: [{}, { b: 1 }, { a: 1, c: 1 }],
  },
  {
    name: 'ExactlyOneExtensionWithDefault',
    schema: object({ a: { default: 1 }, b: {} }, { additionalProperties: false, 'x-exactly-one-of': [['a', 'b']] }),
    accepts: [{ a: 1 }, { b: 1 }],
    rejects: [{}, { a: 1, b: 1 }, { b: 1, c: 1 }],
  },
  {
    name: 'UniqueWithDefault',
    schema: { type: 'array', uniqueItems: true, items: object({ a: { default: 1 } }) },
    accepts: [[{}, { a: 1 }]],
    rejects: [[{}, {}], [1], {}],
  },
  {
    name: 'ContainsWithDefault',
    schema: { type: 'array', contains: { required: ['a'] }, items: object({ a: { default: 1 } }), maxItems: 1 },
    accepts: [[{ a: 1 }]],
    rejects: [[{}], [], [{ a: 1 }, { a: 1 }]],
  },
  {
    name: 'ExactlyOneByTag',
    schema: {
      type: 'object',
      properties: { type: { enum: ['a', 'b'] }, a: {}, b: {} },
      oneOf: [
        { required: ['type', 'a'], properties: { type: { const: 'a' } } },
        { required: ['type', 'b'], properties: { type: { const: 'b' } } },
      ],
      allOf: [{ oneOf: [{ required: ['a'] }, { required: ['b'] }] }],
    },
    accepts: [
      { type: 'a', a: 1 },
      { type: 'b', b: 1, x: 1 },
    ],
    rejects: [{ type: 'a', b: 1 }, { type: 'a', a: 1, b: 1 }, { type: 'c', a: 1 }, { a: 1 }],
  },
  {
    name: 'Unique',
    schema: { type: 'array', uniqueItems: true },
    accepts: [[1, '1', true, null, [1], ['1']], [{ a: 1 }, { a: 2 }], [1, true], [[]], ['[1]', [1]]],
    rejects: [
      [1, 1],
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
      [[1], [1]],
      ['a', 'a'],
    ],
  },
  {
    name: 'Closed',
    schema: object({ a: { type: 'string' } }, { additionalProperties: false, required: ['a'] }),
    accepts: [{ a: '' }],
    rejects: [{}, { a: 1 }, { a: '', b: 1 }, [], null, 'a', JSON.parse('{"a":"","__proto__":1}')],
  },
  {
    name: 'Open',
    schema: object({ a: { type: 'string' } }, { required: ['b'] }),
    accepts: [{ b: 1 }, { a: '', b: null, c: 1 }],
    rejects: [{}, { a: 1, b: 1 }],
  },
  {
    name: 'Inherited',
    schema: object(
      { constructor: { type: 'string' }, toString: { type: 'integer' } },
      { required: ['constructor'], additionalProperties: false },
    ),
    accepts: [{ constructor: 'a' }, { constructor: 'a', toString: 1 }],
    rejects: [{}, { constructor: 1 }, { constructor: 'a', valueOf: 1 }],
  },
  {
    name: 'Additional',
    schema: object({ a: { type: 'string' } }, { additionalProperties: { type: 'integer' } }),
    accepts: [{}, { a: 'a', b: 1 }],
    rejects: [{ b: 'a' }, { a: 1 }],
  },
  {
    name: 'Counts',
    schema: { type: 'object', minProperties: 1, maxProperties: 2 },
    accepts: [{ a: 1 }, { a: 1, b: 2 }],
    rejects: [{}, { a: 1, b: 2, c: 3 }],
  },
  {
    name: 'Names',
    schema: { type: 'object', propertyNames: { pattern: '^[a-z]+$', maxLength: 3 } },
    accepts: [{}, { abc: 1 }],
    rejects: [{ A: 1 }, { abcd: 1 }, { '': 1 }],
  },
  {
    name: 'NullableRef',
    schema: { oneOf: [{ $ref: '#/components/schemas/Closed' }, { type: 'null' }] },
    accepts: [null, { a: '' }],
    rejects: [{}, 1, 'null'],
  },
  {
    name: 'AnyNullable',
    schema: { anyOf: [{ type: 'null' }, { type: 'array', items: { type: 'string' } }] },
    accepts: [null, []],
    rejects: [[1], {}],
  },
  {
    name: 'RefSibling',
    schema: { $ref: '#/components/schemas/Text', maxLength: 1, description: 'short' },
    accepts: ['', 'a'],
    rejects: ['ab', 1],
  },
  {
    name: 'Shapes',
    schema: {
      oneOf: [
        object({ a: { type: 'integer' } }, { required: ['a'] }),
        object({ b: { type: 'integer' } }, { required: ['b'] }),
      ],
    },
    accepts: [{ a: 1 }, { b: 1 }, { a: 1, b: 'x' }],
    rejects: [{}, { a: 1, b: 1 }, { a: 'x' }, 1],
  },
  {
    name: 'AnyShapes',
    schema: {
      anyOf: [
        object({ a: { type: 'integer' } }, { required: ['a'] }),
        object({ b: { type: 'integer' } }, { required: ['b'] }),
      ],
    },
    accepts: [{ a: 1 }, { b: 1 }, { a: 1, b: 1 }],
    rejects: [{}, { a: 'x' }],
  },
  {
    name: 'Multiples',
    schema: {
      oneOf: [
        { type: 'integer', multipleOf: 3 },
        { type: 'integer', multipleOf: 5 },
      ],
    },
    accepts: [3, 5, 10],
    rejects: [1, 15, 0],
  },
  {
    name: 'Tagged',
    schema: {
      oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
      discriminator: { propertyName: 'kind' },
    },
    accepts: [{ kind: 'cat', lives: 9 }, { kind: 'dog' }, { kind: 'hound' }],
    rejects: [{}, { kind: 'cow' }, { kind: 'cat', lives: 'x' }, { lives: 9 }, null, []],
  },
  {
    name: 'Cat',
    schema: object({ kind: { const: 'cat' }, lives: { type: 'integer' } }, { required: ['kind'] }),
    accepts: [{ kind: 'cat' }],
    rejects: [{ kind: 'dog' }],
  },
  {
    name: 'Dog',
    schema: object({ kind: { enum: ['dog', 'hound'] } }, { required: ['kind'], additionalProperties: false }),
    accepts: [{ kind: 'dog' }],
    rejects: [{ kind: 'dog', lives: 1 }],
  },
  {
    name: 'MaybeTagged',
    schema: {
      oneOf: [
        { type: 'null' },
        { $ref: '#/components/schemas/Cat' },
        { $ref: '#/components/schemas/Dog' },
        { type: 'string' },
      ],
    },
    accepts: [null, 'a', { kind: 'cat' }, { kind: 'hound' }],
    rejects: [1, { kind: 'cow' }],
  },
  {
    name: 'AllOf',
    schema: {
      allOf: [
        object({ a: { type: 'string', minLength: 2 } }, { required: ['a'] }),
        object({ a: { type: 'string', maxLength: 3 }, b: { type: 'integer' } }, { required: ['b'] }),
      ],
    },
    accepts: [{ a: 'ab', b: 1, c: 1 }],
    rejects: [{ a: 'a', b: 1 }, { a: 'abcd', b: 1 }, { a: 'ab' }, { b: 1 }],
  },
  {
    name: 'AllOfClosed',
    schema: {
      allOf: [{ $ref: '#/components/schemas/Closed' }, object({ a: { type: 'string', minLength: 1 }, b: {} })],
    },
    accepts: [{ a: 'x' }],
    rejects: [{ a: '' }, { a: 'x', b: 1 }, {}],
  },
  {
    name: 'Unevaluated',
    schema: {
      allOf: [{ $ref: '#/components/schemas/Cat' }],
      type: 'object',
      properties: { name: { type: 'string' } },
      unevaluatedProperties: false,
    },
    accepts: [{ kind: 'cat', name: 'Tom' }],
    rejects: [{ kind: 'cat', other: 1 }, { name: 'Tom' }],
  },
  {
    name: 'UnevaluatedUnion',
    schema: {
      oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
      type: 'object',
      unevaluatedProperties: false,
    },
    accepts: [{ kind: 'cat', lives: 1 }, { kind: 'dog' }],
    rejects: [
      { kind: 'cat', x: 1 },
      { kind: 'dog', lives: 1 },
    ],
  },
  {
    name: 'UnevaluatedRequired',
    schema: {
      type: 'object',
      properties: { a: {}, b: {} },
      oneOf: [{ required: ['a'] }, { required: ['b'] }],
      unevaluatedProperties: false,
    },
    accepts: [{ a: 1 }, { b: 1 }],
    rejects: [{}, { a: 1, b: 1 }, { a: 1, c: 1 }],
  },
  {
    name: 'RequiredChoice',
    schema: object(
      { to: { type: 'string' }, id: { type: 'integer' } },
      { additionalProperties: false, oneOf: [{ required: ['to'] }, { required: ['id'] }] },
    ),
    accepts: [{ to: 'a' }, { id: 1 }],
    rejects: [{}, { to: 'a', id: 1 }, { to: 'a', x: 1 }],
  },
  {
    name: 'Tree',
    schema: object(
      {
        value: { type: 'integer' },
        left: { oneOf: [{ $ref: '#/components/schemas/Tree' }, { type: 'null' }] },
        children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
      },
      { required: ['value'], additionalProperties: false },
    ),
    accepts: [{ value: 1 }, { value: 1, left: { value: 2, left: null }, children: [{ value: 3, children: [] }] }],
    rejects: [{}, { value: 1, left: {} }, { value: 1, children: [{ value: 'x' }] }],
  },
  {
    name: 'Mutual',
    schema: object({ next: { $ref: '#/components/schemas/MutualNext' } }, { additionalProperties: false }),
    accepts: [{}, { next: [{ next: [] }] }],
    rejects: [{ next: [1] }, { next: [{ next: [{ x: 1 }] }] }],
  },
  {
    name: 'MutualNext',
    schema: { type: 'array', items: { $ref: '#/components/schemas/Mutual' } },
    accepts: [[], [{}]],
    rejects: [[[]]],
  },
  {
    name: 'NestedUnion',
    schema: {
      anyOf: [
        { oneOf: [{ type: 'string' }, { type: 'integer' }] },
        { type: 'array', items: { anyOf: [{ type: 'null' }, { type: 'boolean' }] } },
      ],
    },
    accepts: ['a', 1, [null, true]],
    rejects: [1.5, [1], {}],
  },
  {
    name: 'Annotated',
    schema: {
      type: 'string',
      title: 'T',
      description: 'D',
      examples: ['a'],
      example: 'a',
      deprecated: true,
      readOnly: true,
      contentEncoding: 'base64',
      contentMediaType: 'text/plain',
      'x-anything': 1,
      default: 'a',
    },
    accepts: ['', 'not base64!'],
    rejects: [1],
  },
  {
    name: 'Defaulted',
    schema: object(
      { a: { type: 'string', default: 'x' }, b: { $ref: '#/components/schemas/Annotated' } },
      { additionalProperties: false },
    ),
    accepts: [{}, { a: 'y' }],
    rejects: [{ a: null }, { b: 1 }],
  },
  { name: 'InlineRef', schema: { $ref: '#/components/schemas/Closed/properties/a' }, accepts: ['a'], rejects: [1] },
  {
    name: 'Int32',
    schema: { type: 'integer', format: 'int32' },
    accepts: [2147483647, -2147483648, 0],
    rejects: [2147483648, -2147483649, 0.5],
  },
  { name: 'False', schema: false, accepts: [], rejects: [null, 1, 'a', [], {}] },
  {
    name: 'Typeless',
    schema: { minLength: 2, minimum: 3, maxItems: 1, required: ['a'], properties: { a: { type: 'string' } } },
    accepts: ['ab', 3, [1], { a: 'x', b: 1 }, true, null],
    rejects: ['a', 2, [1, 2], {}, { a: 1 }],
  },
  {
    name: 'HoldsTypeless',
    schema: object({ a: { $ref: '#/components/schemas/Typeless' }, b: { pattern: '^x' } }, { required: ['a', 'b'] }),
    accepts: [
      { a: null, b: 1 },
      { a: 'ab', b: 'x' },
    ],
    rejects: [{ a: null }, { b: 1 }, { a: 'a', b: 1 }, { a: null, b: 'y' }],
  },
  {
    name: 'RequiredAnything',
    schema: object(
      { a: { $ref: '#/components/schemas/Anything' }, b: { anyOf: [{}, { type: 'null' }] }, c: { allOf: [{}] } },
      { required: ['a', 'b', 'c'] },
    ),
    accepts: [{ a: null, b: 1, c: [] }],
    rejects: [{}, { a: 1, b: 1 }, { a: 1, c: 1 }, { b: 1, c: 1 }],
  },
  { name: 'Not', schema: { not: { type: 'string', minLength: 2 } }, accepts: ['a', 1, null, {}], rejects: ['ab'] },
  {
    name: 'NotRequired',
    schema: object({ a: {}, b: {} }, { not: { required: ['a', 'b'] } }),
    accepts: [{}, { a: 1 }, { b: 1 }],
    rejects: [{ a: 1, b: 1 }, 1],
  },
  { name: 'NotAnything', schema: { not: {} }, accepts: [], rejects: [1, null, {}] },
  {
    name: 'IfThenElse',
    schema: {
      type: 'object',
      if: { properties: { kind: { const: 'a' } }, required: ['kind'] },
      // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema
      then: { required: ['x'] },
      else: { maxProperties: 1 },
    },
    accepts: [{ kind: 'a', x: 1, y: 2 }, { kind: 'b' }, {}],
    rejects: [{ kind: 'a' }, { kind: 'b', x: 1 }, null],
  },
  {
    name: 'If',
    // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema
    schema: { if: { type: 'integer' }, then: { minimum: 5 } },
    accepts: [5, 1.5, 'a', null],
    rejects: [4, 0],
  },
  {
    name: 'Contains',
    schema: { type: 'array', contains: { type: 'integer', minimum: 5 } },
    accepts: [[5], ['a', 6]],
    rejects: [[], [4, 'a'], {}],
  },
  {
    name: 'ContainsSome',
    schema: { contains: { const: 1 }, minContains: 2, maxContains: 3 },
    accepts: [[1, 1], [1, 2, 1, 1], 'a', { a: 1 }],
    rejects: [[], [1], [1, 1, 1, 1]],
  },
  {
    name: 'ContainsNone',
    schema: { type: 'array', contains: { const: 1 }, minContains: 0, maxContains: 1 },
    accepts: [[], [1], [2, 3]],
    rejects: [[1, 1]],
  },
  {
    name: 'Prefix',
    schema: {
      type: 'array',
      prefixItems: [{ type: 'string' }, { $ref: '#/components/schemas/Closed' }],
      items: { type: 'integer' },
      minItems: 1,
      maxItems: 3,
      uniqueItems: true,
    },
    accepts: [['a'], ['a', { a: '' }], ['a', { a: '' }, 1]],
    rejects: [[], [1], ['a', {}], ['a', { a: '' }, 'b'], ['a', { a: '' }, 1, 2]],
  },
  {
    name: 'PrefixOnly',
    schema: { type: 'array', prefixItems: [{ type: 'integer' }], items: false },
    accepts: [[], [1]],
    rejects: [['a'], [1, 2]],
  },
  {
    name: 'ConstObject',
    schema: { const: { a: [1, { b: null }] } },
    accepts: [{ a: [1, { b: null }] }],
    rejects: [{ a: [1, {}] }, { a: [1, { b: null }], c: 1 }, null, []],
  },
  {
    name: 'EnumOfAll',
    schema: { enum: [{ a: 1, b: 2 }, [1], 'x', null, false] },
    accepts: [{ b: 2, a: 1 }, [1], 'x', null, false],
    rejects: [{ a: 1 }, [], [1, 1], 0, 'y'],
  },
  {
    name: 'EnumPartly',
    schema: { type: ['string', 'object'], maxLength: 1, required: ['a'], enum: ['a', 'ab', 1, { a: 1 }, { b: 1 }] },
    accepts: ['a', { a: 1 }],
    rejects: ['ab', 1, { b: 1 }],
  },
  {
    name: 'PatternProperties',
    schema: object(
      { ab: { type: 'integer' }, c: {} },
      {
        patternProperties: { '^a': { minimum: 3 }, b$: { type: 'integer' } },
        additionalProperties: false,
        required: ['ax'],
      },
    ),
    accepts: [{ ax: 'x' }, { ax: 3, ab: 4, zb: 1, c: null }],
    rejects: [{}, { ax: 2 }, { ax: 3, ab: 2 }, { ax: 3, zb: 1.5 }, { ax: 3, z: 1 }],
  },
  {
    name: 'Dependencies',
    schema: object(
      {},
      {
        dependentRequired: { a: ['b', 'c'], x: [] },
        dependentSchemas: { d: { maxProperties: 2, properties: { e: { type: 'string' } } } },
      },
    ),
    accepts: [{}, { b: 1 }, { a: 1, b: 1, c: 1 }, { d: 1, e: 'a' }],
    rejects: [{ a: 1 }, { a: 1, b: 1 }, { d: 1, e: 1 }, { d: 1, e: 'a', f: 1 }],
  },
  {
    name: 'TypelessDependencies',
    schema: { dependentRequired: { a: ['b'] }, dependentSchemas: { c: { required: ['d'] } } },
    accepts: [1, null, ['a'], { b: 1 }, { a: 1, b: 1 }, { c: 1, d: 1 }],
    rejects: [{ a: 1 }, { c: 1 }],
  },
  {
    name: 'RecursiveThroughAllOf',
    schema: {
      type: 'object',
      properties: {
        children: {
          type: 'array',
          items: { allOf: [{ $ref: '#/components/schemas/RecursiveThroughAllOf' }, { required: ['name'] }] },
        },
      },
    },
    accepts: [{}, { children: [{ name: 1, children: [{ name: 2 }] }] }],
    rejects: [{ children: [{}] }, { children: [{ name: 1, children: [{}] }] }, { children: [1] }],
  },
  {
    name: 'UnevaluatedConditionally',
    schema: {
      type: 'object',
      properties: { a: {} },
      patternProperties: { '^x': {} },
      anyOf: [{ properties: { b: { type: 'string' } }, required: ['b'] }, { properties: { c: {} } }],
      if: { required: ['a'], properties: { d: {} } },
      // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema
      then: { properties: { e: {} } },
      else: { properties: { f: {} } },
      dependentSchemas: { c: { properties: { g: {} } } },
      unevaluatedProperties: { type: 'integer' },
    },
    accepts: [
      { a: 'x', d: 'x', e: 'x', c: 'x', g: 'x', xyz: 'x', other: 1 },
      { b: 'x', f: 'x' },
      { c: 'x', g: 'x', f: 'x' },
    ],
    // Ajv counts `d` as evaluated even where `if` fails.
    rejects: [{ f: 'x', a: 1 }, { e: 'x' }, { g: 'x' }, { other: 'x' }],
  },
  {
    name: 'UnevaluatedAnyOf',
    schema: {
      type: 'object',
      anyOf: [object({ a: {} }, { required: ['a'] }), object({ b: {} }, { required: ['b'] })],
      unevaluatedProperties: false,
    },
    accepts: [{ a: 1 }, { b: 1 }, { a: 1, b: 1 }],
    rejects: [{}, { a: 1, c: 1 }],
  },
  {
    name: 'UnevaluatedAlone',
    schema: { $ref: '#/components/schemas/Closing', properties: { a: {} } },
    accepts: [{}, 1],
    rejects: [{ a: 1 }],
  },
  { name: 'Closing', schema: { unevaluatedProperties: false }, accepts: [{}, 'a'], rejects: [{ a: 1 }] },
  {
    name: 'TaggedByMapping',
    schema: {
      oneOf: [{ $ref: '#/components/schemas/Closed' }, { $ref: '#/components/schemas/Cat' }],
      discriminator: { propertyName: 'kind', mapping: { closed: 'Closed' } },
    },
    accepts: [{ a: '' }, { kind: 'cat' }],
    rejects: [{}, { kind: 'closed' }],
  },
  {
    name: 'OneOfNull',
    schema: { oneOf: [{ type: ['string', 'null'] }, { type: 'null' }] },
    accepts: ['a'],
    rejects: [1],
  },
  {
    name: 'ManyProducts',
    schema: {
      allOf: Array.from({ length: 7 }, (_none, row) => ({
        anyOf: Array.from({ length: 5 }, (_none, column) => object({ [`p${row}`]: { const: column } })),
      })),
    },
    accepts: [{}, { p0: 1, p6: 4 }],
    rejects: [{ p0: 5 }, { p0: 1, p6: 'a' }, 1],
  },
]

/** Per format: texts that are of it and texts that are not. */
export const formatMatrix: { format: string; accepts: string[]; rejects: string[] }[] = [
  {
    format: 'date-time',
    accepts: [
      '2026-01-31T09:30:00Z',
      '2026-01-31t09:30:00.123456z',
      '2024-02-29T23:59:59+14:00',
      '2016-12-31T23:59:60Z',
      '2016-12-31T15:59:60-08:00',
      '0000-01-01T00:00:00-00:00',
      '2026-01-31 09:30:00+0100',
    ],
    rejects: [
      'infinity',
      '-infinity',
      'now',
      '',
      '2026-01-31',
      '2026-01-31\t09:30:00Z',
      '2026-01-31T09:30:00',
      '2026-02-29T00:00:00Z',
      '2026-13-01T00:00:00Z',
      '2026-01-00T00:00:00Z',
      '2026-01-31T24:00:00Z',
      '2026-01-31T09:30:60Z',
      '2026-01-31T09:60:00Z',
      '2026-01-31T09:30:00+24:00',
      '2026-01-31T09:30:00+01',
      '2026-01-31T09:30:00.Z',
      '+002026-01-31T09:30:00Z',
      '1900-02-29T00:00:00Z',
      '2026-01-31T09:30:00Z\n',
      '２０２６-01-31T09:30:00Z',
    ],
  },
  {
    format: 'date',
    accepts: ['2026-01-31', '2000-02-29', '0001-01-01'],
    rejects: ['2026-1-31', '2026-02-30', '2100-02-29', '2026-01-31Z', 'infinity', '', ' 2026-01-31'],
  },
  {
    format: 'time',
    accepts: ['09:30:00Z', '23:59:60Z', '00:00:00.5+05:30'],
    rejects: ['09:30', '25:00:00Z', '09:30:00', '22:59:60Z', '9:30:00Z'],
  },
  {
    format: 'email',
    accepts: ['ana@example.com', 'a.b+c@x-y.example', "o'hara@example.co"],
    rejects: [
      '',
      'ana',
      'ana@',
      '@example.com',
      'ana@@example.com',
      '.a@example.com',
      'a..b@example.com',
      'a@-x.com',
      'a b@example.com',
      'ana@example.com\n',
    ],
  },
  {
    format: 'hostname',
    accepts: ['example.com', 'a', 'x-1.y'],
    rejects: ['', '-a.com', 'a_.com', 'a..b', `${'a'.repeat(64)}.com`],
  },
  {
    format: 'ipv4',
    accepts: ['0.0.0.0', '255.255.255.255'],
    rejects: ['256.1.1.1', '1.2.3', '1.2.3.4.5', '01.2.3.4', ' 1.2.3.4', '1.2.3.4\n'],
  },
  {
    format: 'ipv6',
    accepts: ['::', '::1', '1:2:3:4:5:6:7:8', 'fe80::1', '::ffff:1.2.3.4', '1::8'],
    rejects: [
      '',
      ':',
      '1:2:3:4:5:6:7',
      '1:2:3:4:5:6:7:8:9',
      '::1::',
      '12345::',
      'g::',
      '::1.2.3',
      '1:2:3:4:5:6:7:1.2.3.4',
    ],
  },
  {
    format: 'uri',
    accepts: ['https://example.com', 'https://user@[::1]:80/a%20b?c=d#e', 'urn:isbn:1', 'mailto:a@b.c', 'a+b:'],
    rejects: [
      '',
      '/a',
      'example.com',
      'https://exa mple.com',
      'https://a/%zz',
      '1a:b',
      'https://[::1',
      'https://a/<b>',
      'https://a\\b',
    ],
  },
  {
    format: 'uri-reference',
    accepts: ['/a', '', '?a', '#b', 'a/b:c', 'https://a'],
    rejects: ['a b', '\\a', '%zz', '/a#b#c'],
  },
  {
    format: 'uuid',
    accepts: ['00000000-0000-0000-0000-000000000000', '6F1C9A52-7c0e-4c55-9d1b-0f6a4f3f7a10'],
    rejects: [
      '',
      '6f1c9a527c0e4c559d1b0f6a4f3f7a10',
      '6f1c9a52-7c0e-4c55-9d1b-0f6a4f3f7a1',
      '{6f1c9a52-7c0e-4c55-9d1b-0f6a4f3f7a10}',
      'g0000000-0000-0000-0000-000000000000',
    ],
  },
  {
    format: 'duration',
    accepts: ['P1D', 'P1Y2M3DT4H5M6S', 'PT0S', 'P2W', 'P1M', 'PT1M'],
    rejects: ['', 'P', 'PT', 'P1', 'P1DT', 'P1S', '1D', 'P1D2W', 'P-1D', 'p1d'],
  },
  {
    format: 'uri-template',
    accepts: ['', 'https://a.b/{c}', '/a{/b,c*}{?d:3}', '{+a}', 'x%20y'],
    rejects: ['{', 'a b', '{a b}', '{}', '%zz', 'a<b'],
  },
  { format: 'json-pointer', accepts: ['', '/a/0', '/~0~1', '/'], rejects: ['a', '/~2', '/~'] },
  { format: 'relative-json-pointer', accepts: ['0', '1/a', '2#'], rejects: ['', '/a', '01', '1#a'] },
  { format: 'regex', accepts: ['', '^[a-z]+$'], rejects: ['(', '[a'] },
  { format: 'byte', accepts: ['', 'YQ==', 'YWI=', 'YWJj'], rejects: ['Y', 'YQ=', 'YQ', 'Y_==', 'YQ==\n'] },
]
