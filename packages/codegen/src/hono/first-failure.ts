import { z } from '@hono/zod-openapi'
import { metadataOf } from '../zod/index.js'
import { describeIssue } from './describe-issue.ts'
import { earliest } from './earliest.ts'
import { type Failure, inside } from './failure.ts'
import { definitionOf, type Schema, schemaAt, unwrapped } from './schema-tree.ts'
import { unionFailure } from './union-failure.ts'

/** The first failure of `value`, in the order of the schema; undefined if it fits. */
export function firstFailure(schema: Schema, value: unknown): Failure | undefined {
  const [issue] = z.safeParse(schema, value).error?.issues ?? []
  if (issue === undefined) return undefined
  const path = issue.path.map((key) => (typeof key === 'number' ? key : String(key)))
  const { end, extensions, choice } = follow(schema, value, path)
  const within = choice && choiceFailure(choice.schema, choice.value)
  if (choice !== undefined && within !== undefined) return inside(within, path.slice(0, choice.depth), extensions)
  return inside(describeIssue(issue, end, valueAt(value, path)), path, extensions)
}

/** The `x-…` fields of the schemas along a path; an inner one hides an outer one. */
export function extensionsAlong(schema: Schema, path: Failure['path']): Failure['extensions'] {
  return follow(schema, undefined, path).extensions
}

/** Why a value fits none of the options of a union, or not each side of an intersection. */
function choiceFailure(schema: Schema, value: unknown): Failure | undefined {
  const definition = definitionOf(schema)
  if (definition.type !== 'intersection') return unionFailure(schema, value)
  return earliest(schema, [firstFailure(definition.left, value), firstFailure(definition.right, value)])
}

interface Trail {
  /** Where the path ends, or can be followed no further. */
  readonly end: Schema
  readonly extensions: Record<string, unknown>
  /** The first schema on the way that is made of others, whose own failures say more than zod's issue does. */
  readonly choice: { readonly schema: Schema; readonly value: unknown; readonly depth: number } | undefined
}

/** Follows `path` through a schema and a value. */
function follow(start: Schema, root: unknown, path: Failure['path']): Trail {
  const extensions: Record<string, unknown> = {}
  let choice: Trail['choice']
  let schema = start
  let value = root
  let depth = 0
  for (;;) {
    Object.assign(extensions, extensionsOf(schema))
    const inner = unwrapped(schema)
    if (inner !== undefined) {
      schema = inner
      continue
    }
    if (value !== undefined && choices.has(definitionOf(schema).type)) choice ??= { schema, value, depth }
    const key = path[depth]
    const next = key === undefined ? undefined : schemaAt(schema, key)
    if (key === undefined || next === undefined) return { end: schema, extensions, choice }
    schema = next
    value = valueAt(value, [key])
    depth += 1
  }
}

const choices = new Set(['union', 'nullable', 'intersection'])

function extensionsOf(schema: Schema): Record<string, unknown> {
  const { param = {}, ...metadata } = metadataOf(schema as z.ZodType)
  const entries = [...Object.entries(metadata), ...Object.entries(param)]
  return Object.fromEntries(entries.filter(([name]) => name.startsWith('x-')))
}

/** What stands at `path` in `value`; undefined if nothing does. */
function valueAt(value: unknown, path: Failure['path']): unknown {
  let at = value
  for (const key of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined
    at = (at as Record<string | number, unknown>)[key]
  }
  return at
}
