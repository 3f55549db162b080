/** The parts of an OpenAPI document that the site shows. */
export interface Contract {
  readonly info: { readonly title: string; readonly version: string; readonly summary: string }
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly webhooks: Readonly<Record<string, { readonly post: EventOperation }>>
  readonly components: {
    readonly schemas: Readonly<Record<string, { readonly description?: string | undefined }>>
    readonly examples: Readonly<Record<string, Example>>
  }
}

/** An event type of the contract. */
export interface EventOperation {
  readonly summary: string
  readonly description: string
  readonly requestBody: {
    readonly content: {
      readonly 'application/json': { readonly examples: Readonly<Record<string, { readonly $ref: string }>> }
    }
  }
}

interface Example {
  readonly summary?: string | undefined
  readonly value?: unknown
}

/** An operation of the contract. */
export interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
}

/** The example that a `$ref` points to. */
export function exampleOf({ components }: Contract, { $ref }: { readonly $ref: string }): Example {
  const example = components.examples[$ref.slice($ref.lastIndexOf('/') + 1)]
  if (example === undefined) throw new Error(`The document has no example ${$ref}`)
  return example
}

/** All operations, in the order of the document. */
export function operationsOf({ paths }: Contract): (Operation & { readonly method: string; readonly path: string })[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      isOperation(operation) ? [{ ...operation, method: method.toUpperCase(), path }] : [],
    ),
  )
}

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'operationId' in value
}
