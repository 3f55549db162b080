/**
 * The bundled document as data. What reads more of it says which type it expects. Inferred from the JSON file, the type would
 * change with every text of it, and all that imports it would be type-checked again.
 */
type ContractDocument = {
  openapi: string
  info: { title: string; version: string; summary: string; description: string; contact: { name: string } }
  servers: { variables: { base_url: { default: string } } }[]
  security: object[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, unknown>>
  webhooks: Record<string, { post: EventOperation }>
  components: {
    securitySchemes: Record<string, object>
    responses: Record<string, object>
    schemas: Record<string, object>
    headers: Record<string, object>
    examples: Record<string, { value?: unknown }>
    parameters: Record<string, object>
  }
}

interface EventOperation {
  operationId: string
  requestBody: { content: Record<'application/json', { schema: { $ref: string } }> }
}

declare const document: ContractDocument
// biome-ignore lint/style/noDefaultExport: A JSON file has only this one.
export default document
