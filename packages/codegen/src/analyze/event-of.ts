import type { Schema } from './schema.ts'
import type { SchemaContext } from './schema-context.ts'
import { dereference } from './types-of.ts'

/** The fields of a server-sent event. Clients ignore others. */
const fields = ['data', 'event', 'id', 'retry']

/** An event as a handler has it: its `data` is the value of the JSON in the string, if the document says that it is JSON. */
export function eventOf(schema: Schema, pointer: string, context: SchemaContext): Schema {
  if (context.typesOf(schema).some((type) => type !== 'object')) context.problems.report('event-not-an-object', pointer)
  return decoded(schema, pointer, context, new Set())
}

function decoded(schema: Schema, pointer: string, context: SchemaContext, seen: ReadonlySet<string>): Schema {
  const inner = (part: Schema) => decoded(part, pointer, context, seen)
  switch (schema.kind) {
    case 'ref': {
      const target = seen.has(schema.name) ? undefined : context.resolve(schema.name)
      if (target === undefined) return schema
      const found = decoded(target, pointer, context, new Set([...seen, schema.name]))
      return found === target ? schema : found
    }
    case 'union': {
      const options = schema.options.map(inner)
      return options.every((option, index) => option === schema.options[index]) ? schema : { ...schema, options }
    }
    case 'all': {
      const parts = schema.parts.map(inner)
      return parts.every((part, index) => part === schema.parts[index]) ? schema : { ...schema, parts }
    }
    case 'object': {
      for (const { name } of schema.properties)
        if (!fields.includes(name)) context.problems.report('event-field', pointer, { name })
      const data = schema.properties.find(({ name }) => name === 'data')
      const content = data && contentOf(data.schema, context)
      if (data === undefined || content === undefined) {
        if (data !== undefined && !context.typesOf(data.schema).includes('string'))
          context.problems.report('event-data', pointer)
        return schema
      }
      const properties = schema.properties.map((each) => (each === data ? { ...each, schema: content } : each))
      return { ...schema, properties }
    }
    default:
      return schema
  }
}

function contentOf(schema: Schema, { resolve }: SchemaContext): Schema | undefined {
  return schema.content ?? dereference(schema, resolve)?.content
}
