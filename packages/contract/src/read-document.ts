/** The parts of an OpenAPI document in which its operations and components are. */
export interface ReadableDocument {
  readonly paths?: object
  readonly components?: object
}

/** The parts of the bundled document that generators read. */
export interface ContractDocument extends ReadableDocument {
  readonly servers?: readonly { readonly variables: { readonly base_url: { readonly default: string } } }[]
  readonly tags?: readonly { readonly name: string; readonly description?: string }[]
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly webhooks?: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
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
  readonly responses: Readonly<Record<string, DeclaredResponse>>
  /** The lowest role that may call an operation of the dashboard. */
  readonly 'x-role'?: string
}

/** A body is JSON, or a form with files. */
export interface RequestContent {
  readonly 'application/json'?: MediaType
  readonly 'multipart/form-data'?: MediaType
}

/** A response. In an operation it may be a reference to one: see {@link resolve}. */
export interface DeclaredResponse {
  readonly headers?: Readonly<Record<string, Reference<{ readonly required?: boolean; readonly example?: unknown }>>>
  readonly content?: Readonly<Record<string, MediaType>>
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly description: string
  readonly required?: boolean
  readonly example?: unknown
  readonly schema: Reference<{ readonly examples?: readonly unknown[] }>
}

export interface MediaType {
  readonly schema: { readonly $ref?: string }
  readonly examples?: Readonly<Record<string, Reference<{ readonly summary?: string; readonly value?: unknown }>>>
}

/** An operation and its location. */
export interface LocatedOperation {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  readonly path: string
  readonly operation: Operation
}

/** The address of the service in samples and guides: the default of the document's server. @throws TypeError without one */
export function exampleAddress({ servers }: Pick<ContractDocument, 'servers'>): string {
  return servers![0]!.variables.base_url.default
}

/** All operations, in the order of the document. */
export function operationsOf({ paths = {} }: ReadableDocument): LocatedOperation[] {
  const items = Object.entries(paths as Record<string, Record<LocatedOperation['method'], Operation>>)
  return items.flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => operation.operationId !== undefined)
      .map(([method, operation]) => ({ method: method as LocatedOperation['method'], path, operation })),
  )
}

/**
 * The component that a reference names, also through others, or the value itself.
 *
 * @throws Error if there is no such component
 */
export function resolve<Target extends object>(document: ReadableDocument, value: Reference<Target>): Target {
  if (!('$ref' in value)) return value
  const [, , group = '', name = ''] = value.$ref.split('/')
  const groups = (document.components ?? {}) as Record<string, Record<string, Reference<Target>>>
  const found = groups[group]?.[name]
  if (found === undefined) throw new Error(`The document has no component ${value.$ref}`)
  return resolve(document, found)
}
