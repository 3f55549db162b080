/** The parts of an OpenAPI document that the site shows. */
export interface Contract {
  readonly info: { readonly title: string; readonly version: string; readonly summary: string }
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: object
  readonly webhooks: object
  readonly components: {
    readonly schemas: Readonly<Record<string, { readonly description?: string | undefined }>>
    readonly examples: object
    readonly parameters: object
  }
}

/** A value, or the component that a reference names. */
export type Reference<Target> = Target | { readonly $ref: string }

/** An operation of the contract, or an event type. */
export interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly parameters?: readonly Reference<Parameter>[]
  /** Empty if the operation needs no key. */
  readonly security?: readonly object[]
  readonly requestBody?: {
    readonly content: {
      readonly 'application/json': { readonly examples?: Readonly<Record<string, Reference<Example>>> }
    }
  }
}

export interface LocatedOperation extends Operation {
  /** In capitals. */
  readonly method: string
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

export interface Example {
  readonly value?: unknown
}

/** A value itself, or the component that its reference names. */
export function resolve<Target extends object>({ components }: Contract, value: Reference<Target>): Target {
  if (!('$ref' in value)) return value
  const [, , group = '', name = ''] = value.$ref.split('/')
  const found = (components as unknown as Record<string, Record<string, unknown>>)[group]?.[name]
  if (found === undefined) throw new Error(`The document has no component ${value.$ref}`)
  return found as Target
}

/** All operations, in the order of the document. */
export function operationsOf({ paths }: Contract): LocatedOperation[] {
  const items = Object.entries(paths as Record<string, Record<string, Operation>>)
  return items.flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  )
}

/** All event types with the requests that report them. */
export function eventsOf({ webhooks }: Contract): (readonly [type: string, operation: Operation])[] {
  const items = Object.entries(webhooks as Record<string, { readonly post: Operation }>)
  return items.map(([type, { post }]) => [type, post])
}
