import { z } from '@hono/zod-openapi'
import { metadataOf } from '../zod/metadata.ts'
import { describeIssue } from './describe-issue.ts'
import { type Failure, inside } from './failure.ts'
import { definitionOf, type Schema, schemaAt, unwrapped } from './schema-tree.ts'
import { unionFailure } from './union-failure.ts'

/** The first failure of `value`, in the order of the schema; undefined if it fits. */
export function firstFailure(schema: Schema, value: unknown): Failure | undefined {
  const [issue] = z.safeParse(schema, value).error?.issues ?? []
  if (issue === undefined) return undefined
  const path = issue.path.map((key) => (typeof key === 'number' ? key : String(key)))
  const end = follow(schema, value, path)
  const within = end.isUnion && end.value !== undefined ? unionFailure(end.schema, end.value) : undefined
  if (within !== undefined) return inside(within, path.slice(0, end.depth), end.extensions)
  return inside(describeIssue(issue, end.schema, valueAt(value, path)), path, end.extensions)
}

/** The `x-…` fields of the schemas along a path; an inner one hides an outer one. */
export function extensionsAlong(schema: Schema, path: Failure['path']): Failure['extensions'] {
  return follow(schema, undefined, path).extensions
}

interface End {
  readonly schema: Schema
  readonly value: unknown
  /** How many steps of the path lead here. */
  readonly depth: number
  readonly isUnion: boolean
  readonly extensions: Record<string, unknown>
}

/** Follows `path` through `schema`, to its end or to the first union: which of its options was meant is not for zod to tell. */
function follow(start: Schema, root: unknown, path: Failure['path']): End {
  const extensions: Record<string, unknown> = {}
  let schema = start
  let value = root
  let depth = 0
  for (;;) {
    Object.assign(extensions, extensionsOf(schema))
    const { type } = definitionOf(schema)
    const isUnion = type === 'union' || type === 'nullable'
    const inner = unwrapped(schema)
    if (inner !== undefined) {
      schema = inner
      continue
    }
    const key = path[depth]
    const next = key === undefined || isUnion ? undefined : schemaAt(schema, key)
    if (key === undefined || next === undefined) return { schema, value, depth, isUnion, extensions }
    schema = next
    value = valueAt(value, [key])
    depth += 1
  }
}

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
