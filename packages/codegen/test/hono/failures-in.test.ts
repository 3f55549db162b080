import { z } from '@hono/zod-openapi'
import { describe, expect, test } from 'vitest'
import { locationOf } from '../../src/runtime/hono/failure.ts'
import { failuresIn, firstFailure } from '../../src/runtime/hono/failures-in.ts'
import {
  all,
  contains,
  exactlyOne,
  fields,
  ifPresent,
  ifThenElse,
  items,
  not,
  nothing,
  oneOf,
  text,
  unevaluated,
  values,
  when,
} from '../../src/runtime/zod/index.ts'

/** The location and kind of the first failure; text with NUL or a lone surrogate is one. */
function first(schema: z.ZodType, value: unknown): string | undefined {
  const found = firstFailure(schema, value, true)
  return found && `${locationOf('body', found.path)} ${found.kind}`
}

describe('the work', () => {
  /** A string schema that counts how often it checks a value. */
  function counted() {
    const count = { checks: 0 }
    const schema = z.string().refine((value) => {
      count.checks++
      return value !== 'bad'
    })
    return { count, schema }
  }
  const size = 10_000
  const bad = Array<string>(size).fill('bad')
  const badLast = [...Array<string>(size - 1).fill('good'), 'bad']

  test('ends at the first invalid item', () => {
    const { count, schema } = counted()
    expect(first(z.array(schema), bad)).toBe('body[0] custom')
    expect(count.checks).toBeLessThanOrEqual(2)
  })

  test('is done for as many failures as are asked for', () => {
    const { count, schema } = counted()
    const found = failuresIn(z.array(schema), bad)
    for (let number = 0; number < 20; number++) expect(found.next().value).toMatchObject({ path: [number] })
    expect(count.checks).toBeLessThanOrEqual(20)
  })

  test('ends at the first item that matches no option of a union', () => {
    const { count, schema } = counted()
    expect(first(z.array(z.union([schema, z.literal('*')])), bad)).toBe('body[0] anyOf')
    expect(count.checks).toBeLessThanOrEqual(4)
  })

  test('ends at the first invalid property of an open object', () => {
    const { count, schema } = counted()
    const value = Object.fromEntries(bad.map((item, index) => [`k${index}`, item]))
    expect(first(fields({}, { rest: schema }), value)).toBe('body.k0 custom')
    expect(first(z.record(z.string(), schema), value)).toBe('body.k0 custom')
    expect(z.validate(fields({}, { rest: schema }), value)).toBe(false)
    expect(count.checks).toBeLessThanOrEqual(6)
  })

  test('ends at the first invalid name', () => {
    const { count, schema } = counted()
    const value = Object.fromEntries([...badLast, ...bad].map((name, index) => [index === 0 ? 'bad' : name + index, 1]))
    expect(first(fields({}, { names: schema }), value)).toBe('body.bad propertyNames')
    expect(count.checks).toBeLessThanOrEqual(6)
  })

  test('checks each item at most twice before the first invalid one, even in nested arrays', () => {
    const { count, schema } = counted()
    expect(first(z.array(z.array(z.array(schema))), [[[]], [badLast]])).toBe(`body[1][0][${size - 1}] custom`)
    expect(count.checks).toBeLessThanOrEqual(2 * size)
  })

  test('does not grow with the depth of a recursive schema', () => {
    const { count, schema } = counted()
    const Tree = z.strictObject({
      get trees(): z.ZodOptional<z.ZodArray<z.ZodType>> {
        return z.array(Tree).optional()
      },
      leaves: z.array(schema).optional(),
    })
    let tree: object = { leaves: badLast }
    for (let depth = 0; depth < 30; depth++) tree = { trees: [{}, tree] }
    expect(first(Tree, tree)).toMatch(new RegExp(String.raw`^body(\.trees\[1\]){30}\.leaves\[${size - 1}\] custom$`))
    expect(count.checks).toBeLessThanOrEqual(2 * size)
  })
})

describe('reports failures in schema order, including text with NUL or a lone surrogate', () => {
  const Text = z.strictObject({
    type: z.literal('text'),
    to: z.string().optional(),
    text: z.strictObject({ body: text({ min: 1 }) }),
  })
  const Image = z.strictObject({ type: z.literal('image'), to: z.string().optional(), link: z.string() })
  const Message = z.discriminatedUnion('type', [Text, Image])
  const Composed = all(z.looseObject({ a: z.string(), b: z.string() }), z.looseObject({ c: z.enum(['x']), d: z.int() }))
  const Choice = z.strictObject({
    a: oneOf([z.strictObject({ p: z.string() }), z.strictObject({ q: z.string() })]),
    b: z.int(),
  })
  const Either = z.strictObject({ a: z.string().optional(), b: z.string().optional() }).apply(exactlyOne('a', 'b'))

  test.each<[string, z.ZodType, unknown, string]>([
    ['a type before text', Message, { type: 'text', to: 5, text: { body: '\0' } }, 'body.to type'],
    ['text before text', Message, { type: 'text', text: { body: '\0' }, to: '\0' }, 'body.to text'],
    ['text before a type', Message, { type: 'text', text: 1, to: '\ud800' }, 'body.to text'],
    ['a missing property before text', Image, { to: undefined, link: '\0' }, 'body.type required'],
    ['text before what is unknown', Message, { x: 1, type: 'image', link: '\0' }, 'body.link text'],
    ['what is unknown before its text', Message, { type: 'image', link: 'a', x: '\0' }, 'body.x unknown'],
    ['of an intersection, the left side first', Composed, { d: 'x', c: 'x', b: '\0', a: '' }, 'body.b text'],
    ['of an intersection, a value before its text', Composed, { c: '\0', d: 1, a: '', b: '' }, 'body.c enum'],
    ['of an intersection, undeclared text last', Composed, { z: '\0', a: '', b: '', c: 'x', d: '' }, 'body.d type'],
    ['of an intersection, undeclared text', Composed, { z: '\0', a: '', b: '', c: 'x', d: 1 }, 'body.z text'],
    ['text inside an option that fits', Choice, { b: 'x', a: { q: '\0' } }, 'body.a.q text'],
    ['a type after an option that fits', Choice, { b: 'x', a: { q: '' } }, 'body.b type'],
    ['text before a check of the whole', Either, { b: '\0', a: 'x' }, 'body.b text'],
    ['an undeclared name', z.looseObject({ a: z.int() }), { '\0': 1, a: '' }, 'body.a type'],
  ])('%s', (_title, schema, value, expected) => {
    expect(first(schema, value)).toBe(expected)
  })
})

describe('the tag of a union', () => {
  const base = z.looseObject({ id: z.string() })
  const kind = <Kind extends string>(value: Kind) => all(base, z.looseObject({ kind: z.literal(value) }))

  test('is found in composed options', () => {
    const union = z.discriminatedUnion('kind', [kind('a'), kind('b')] as never)
    expect(firstFailure(union, { kind: 'c', id: '' })?.reason).toBe('must be one of "a", "b"')
    expect(first(union, { kind: 'b' })).toBe('body.id required')
    expect(first(oneOf([kind('a'), kind('b')]), { kind: 'b', id: 1 })).toBe('body.id type')
  })

  test('does not exist if one option accepts any value', () => {
    const union = oneOf([z.looseObject({ kind: z.literal('a') }), z.looseObject({ kind: z.string(), n: z.int() })])
    expect(firstFailure(union, { kind: 'b' })?.reason).toBe(
      'must match one of the forms that it may have (kind must be "a")',
    )
  })
})

test('what is unevaluated only because of another failure is none', () => {
  const card = z.looseObject({ object: z.literal('card').optional(), name: z.string() })
  const bank = z.looseObject({ object: z.literal('bank').optional(), number: z.string() })
  const source = unevaluated(oneOf([card, bank]), nothing(), {
    cases: [
      [card, { names: ['object', 'name'] }],
      [bank, { names: ['object', 'number'] }],
    ],
  })
  const kinds = (value: unknown) => [...failuresIn(source, value)].map(({ kind, path }) => [kind, ...path])
  expect(kinds({ object: 'card' })).toEqual([['oneOf']])
  expect(kinds({ object: 'card', name: 'a', number: 'b' })).toEqual([['unknown', 'number']])
})

describe('helpers', () => {
  const named = z.looseObject({ name: z.string() })
  const chosen = ifThenElse(z.looseObject({ kind: z.literal('a') }), named, z.looseObject({ size: z.int() }))
  const closing = unevaluated(z.looseObject({}), nothing(), { names: ['a'], cases: [[named, { patterns: [/^n/] }]] })
  const patterned = fields(
    { a: z.int().optional() },
    { rest: z.never(), patterns: [[/^x/, named]], needs: { a: ['x', 'y'] } },
  )

  test.each<[string, z.ZodType, unknown, string]>([
    ['when', when({ string: text({ max: 1 }), object: named }), { name: 1 }, 'body.name type: must be a string'],
    ['when', when({ string: text({ max: 1 }) }), 'ab', 'body maxLength: must have at most 1 character'],
    ['when', when({ object: named }), '\0', 'body text: must not contain the character U+0000'],
    ['ifThenElse', chosen, { kind: 'a' }, 'body.name required: is required'],
    ['ifThenElse', chosen, { size: 'x' }, 'body.size type: must be an integer'],
    ['ifPresent', ifPresent('a', named), { a: 1, name: 1 }, 'body.name type: must be a string'],
    ['not', not(named), { name: 'x' }, 'body not: must not have this form'],
    ['values', values({ a: 1 }, [2]), { a: 2 }, 'body enum: must be one of {"a":1}, [2]'],
    ['contains', z.array(z.unknown()).apply(contains(z.int())), ['a'], 'body contains: must contain at least 1 item'],
    [
      'contains',
      z.array(z.int()).apply(contains(z.int(), { max: 1 })),
      [1, 2],
      'body maxContains: must contain at most 1',
    ],
    ['items', items([z.string(), z.int()], z.boolean()), ['a', 'b'], 'body[1] type: must be an integer'],
    ['items', items([z.string()], z.boolean()), ['a', 'b'], 'body[1] type: must be true or false'],
    ['items', items([z.string()]).min(2), ['a'], 'body minItems: must have at least 2 items'],
    ['fields', patterned, { xa: { name: 1 } }, 'body.xa.name type: must be a string'],
    ['fields', patterned, { z: 1 }, 'body.z unknown: is not a known field'],
    ['fields', patterned, { a: 1, x: { name: '' } }, 'body dependentRequired: must have y if a is present'],
    ['unevaluated', closing, { a: 1, n: 1 }, 'body.n unknown: is not a known field'],
    ['unevaluated', closing, { a: 1, name: '', o: 1 }, 'body.o unknown: is not a known field'],
  ])('%s: %#', (_helper, schema, value, expected) => {
    const found = firstFailure(schema, value, true)
    expect(found && `${locationOf('body', found.path)} ${found.kind}: ${found.reason}`).toMatch(expected)
  })

  test.each<[string, z.ZodType, unknown]>([
    [
      'unevaluated',
      closing,
      { ...Object.fromEntries(Array.from({ length: 100_000 }, (_none, n) => [`n${n}`, n])), name: '', x: 1 },
    ],
    [
      'patterns',
      fields(
        {},
        {
          patterns: [
            [/^n/, z.int()],
            [/9$/, z.int()],
          ],
        },
      ),
      Object.fromEntries(Array.from({ length: 100_000 }, (_none, n) => [`n${n}`, n < 99_999 ? n : ''])),
    ],
    ['contains', z.array(z.int()).apply(contains(z.string())), Array.from({ length: 100_000 }, (_none, n) => n)],
    ['not', z.looseObject({ a: not(z.array(z.int())) }), { a: Array.from({ length: 100_000 }, (_none, n) => n) }],
  ])('%s: visits a large value only a few times', (_helper, schema, value) => {
    const start = process.cpuUsage()
    expect(firstFailure(schema, value, true)).toBeDefined()
    const { user } = process.cpuUsage(start)
    // A generous limit: visiting the value once per part would take minutes.
    expect(user / 1e6).toBeLessThan(5)
  })
})

test('a limit of one is in the singular', () => {
  expect(firstFailure(z.array(z.int()).max(1), [1, 2])?.reason).toBe('must have at most 1 item')
  expect(firstFailure(fields({}, { max: 1 }), { a: 1, b: 2 })?.reason).toBe('must have at most 1 field')
  expect(firstFailure(fields({}, { min: 1 }), {})?.reason).toBe('must have at least one field')
  expect(firstFailure(fields({}, { min: 2 }), {})?.reason).toBe('must have at least 2 fields')
})

test('what lies outside of the walk, such as the end of a pipe, is described too', () => {
  const schema = z.strictObject({ n: z.string().transform(Number).pipe(z.number().max(5)) })
  expect(first(schema, { n: '6' })).toBe('body.n maximum')
  expect(first(schema, { n: '5' })).toBeUndefined()
})
