import type { Operation, ReadableDocument } from '@channel/contract/read-document'

/** The parts of an OpenAPI document that the site shows. */
export interface Contract extends ReadableDocument {
  readonly info: { readonly title: string; readonly version: string; readonly summary: string }
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly webhooks: object
  readonly components: {
    readonly schemas: Readonly<Record<string, { readonly description?: string | undefined }>>
  }
}

/** All event types with the requests that report them. */
export function eventsOf({ webhooks }: Contract): (readonly [type: string, operation: Operation])[] {
  const items = Object.entries(webhooks as Record<string, { readonly post: Operation }>)
  return items.map(([type, { post }]) => [type, post])
}
