/** The parts of the bundled document that the generators in this folder use. */
export interface ContractDocument {
  tags?: { name: string; description?: string }[]
  paths?: Record<string, Record<string, Operation>>
  webhooks?: Record<string, Record<string, Operation>>
  components?: Record<string, Record<string, unknown>>
}

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  parameters?: Reference<Parameter>[]
  /** Empty if the operation needs no key. */
  security?: object[]
  requestBody?: { content: Record<string, MediaType> }
  responses: Record<string, DeclaredResponse>
  /** The lowest role that may call an operation of the dashboard. */
  'x-role'?: string
}

/** A response. In an operation it may be a reference to one: see {@link resolve}. */
export interface DeclaredResponse {
  headers?: Record<string, Reference<{ required?: boolean; example?: unknown }>>
  content?: Record<string, MediaType>
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  description?: string
  required?: boolean
  example?: unknown
  schema?: Reference<{ examples?: unknown[] }>
}

export interface MediaType {
  schema: { $ref?: string }
  examples?: Record<string, Reference<{ summary?: string; value?: unknown }>>
}

export type Reference<Target> = Target | { $ref: string }

/** An operation and its location. */
export interface LocatedOperation {
  method: string
  path: string
  operation: Operation
}

/** Every operation, in the document's order. */
export function operationsOf(document: ContractDocument): LocatedOperation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => operation.operationId !== undefined)
      .map(([method, operation]) => ({ method, path, operation })),
  )
}

/** The component that a reference names, or the value itself. */
export function resolve<Target extends object>(document: ContractDocument, value: Reference<Target>): Target {
  if (!('$ref' in value)) return value
  const [, , group = '', name = ''] = value.$ref.split('/')
  return document.components?.[group]?.[name] as Target
}
