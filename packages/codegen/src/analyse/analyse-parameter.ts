import { checkFields, follow, type Located } from '../read/fields.ts'
import { extensionsOf, type Json } from '../read/json.ts'
import { at } from '../read/pointer.ts'
import type { Location, Parameter } from './api.ts'
import { behind } from './classify-unions.ts'
import type { Schema } from './schema.ts'
import type { SchemaContext } from './schema-context.ts'

const styles: Readonly<Record<Location, string>> = { path: 'simple', query: 'form', header: 'simple' }
const ignoredHeaders = new Set(['accept', 'content-type', 'authorization'])

/** A parameter; undefined where it cannot be honoured at all, which is a problem of the context. */
export function analyseParameter(value: Json, from: string, context: SchemaContext): Parameter | undefined {
  const { problems, document } = context
  const located = follow(value, from, document, problems)
  if (located === undefined) return undefined
  return context.once(`parameter ${located.pointer}`, () => parameterAt(located, context))
}

function parameterAt({ object, pointer }: Located, context: SchemaContext): Parameter | undefined {
  const { problems } = context
  checkFields(object, 'parameter', pointer, problems)
  const { name, in: where, style } = object
  if (typeof name !== 'string' || name === '' || name === '__proto__') {
    problems.add(pointer, 'A parameter needs a name.')
    return undefined
  }
  if (where !== 'path' && where !== 'query' && where !== 'header') {
    problems.add(at(pointer, 'in'), `Parameters in ${JSON.stringify(where)} are not supported.`)
    return undefined
  }
  if (where === 'header' && ignoredHeaders.has(name.toLowerCase())) {
    problems.add(at(pointer, 'name'), `OpenAPI ignores a header parameter named '${name}'.`)
  }
  if (where === 'path' && object.required !== true)
    problems.add(at(pointer, 'required'), 'A path parameter must be required.')
  if (style !== undefined && style !== styles[where]) {
    problems.add(at(pointer, 'style'), `The style ${JSON.stringify(style)} is not supported in ${where}.`)
  }
  if (object.schema === undefined) {
    problems.add(pointer, 'A parameter needs a schema.')
    return undefined
  }
  const schema = context.analyse(object.schema, at(pointer, 'schema'))
  checkScalars(schema, at(pointer, 'schema'), context)
  checkLeadingZeros(object['x-leading-zeros'], schema, at(pointer, 'x-leading-zeros'), context)
  return {
    in: where,
    name,
    required: object.required === true,
    schema,
    extensions: extensionsOf(object) ?? {},
  }
}

/** Anything but scalars and arrays of scalars is a problem. */
function checkScalars(schema: Schema, pointer: string, context: SchemaContext): void {
  const target = behind(schema, (name) => context.resolve(name))
  if (target?.kind === 'array') expectScalar(target.items, at(pointer, 'items'), context)
  else expectScalar(schema, pointer, context)
}

/** `x-leading-zeros: true` lets the text of an integer begin with zeros. */
function checkLeadingZeros(value: Json | undefined, schema: Schema, pointer: string, context: SchemaContext): void {
  if (value === undefined) return
  const target = behind(schema, (name) => context.resolve(name))
  if (value === true && target?.kind === 'number' && target.integer) return
  context.problems.add(pointer, "'x-leading-zeros' is only supported as true, on a parameter that is an integer.")
}

function expectScalar(schema: Schema, pointer: string, context: SchemaContext): void {
  const unsupported = context.typesOf(schema).filter((type) => type === 'null' || type === 'array' || type === 'object')
  if (unsupported.length === 0) return
  const kinds = unsupported.map((type) => (type === 'null' ? 'null' : `${type}s`)).join(', ')
  context.problems.add(pointer, `A parameter cannot carry ${kinds} here: state a scalar type or an array of one.`)
}
