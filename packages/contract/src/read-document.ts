/** The parts of an OpenAPI document in which its operations and components are. */
export interface ReadableDocument {
  readonly paths: object
  readonly components: object
}

/** A value, or a reference to a component. */
export type Reference<Target> = Target | { readonly $ref: string }

/** An operation, or an event type, of the contract. */
export interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly parameters?: readonly Reference<Parameter>[]
  /** Empty if the operation needs no key. */
  readonly security?: readonly object[]
  readonly requestBody?: { readonly content: RequestContent }
  readonly responses: object
}

/** A body is JSON, or a form with files. */
export interface RequestContent {
  readonly 'application/json'?: JsonBody
  readonly 'multipart/form-data'?: JsonBody
}

export interface LocatedOperation extends Operation {
  readonly method: 'get' | 'post' | 'patch' | 'delete'
  readonly path: string
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly description: string
  readonly required?: boolean
  readonly example?: unknown
  readonly schema: Reference<{ readonly examples?: readonly unknown[] }>
}

export interface JsonBody {
  readonly schema: { readonly $ref: string }
  readonly examples?: Readonly<Record<string, Reference<{ readonly value?: unknown }>>>
}

/** All operations, in the order of the document. */
export function operationsOf({ paths }: ReadableDocument): LocatedOperation[] {
  const items = Object.entries(paths as Record<string, Record<LocatedOperation['method'], Operation>>)
  return items.flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      ...operation,
      method: method as LocatedOperation['method'],
      path,
    })),
  )
}

/**
 * The component that a reference names, or the value itself.
 *
 * @throws Error if there is no such component
 */
export function resolve<Target extends object>({ components }: ReadableDocument, value: Reference<Target>): Target {
  if (!('$ref' in value)) return value
  const [, , group = '', name = ''] = value.$ref.split('/')
  const found = (components as Record<string, Record<string, unknown>>)[group]?.[name]
  if (found === undefined) throw new Error(`The document has no component ${value.$ref}`)
  return found as Target
}
