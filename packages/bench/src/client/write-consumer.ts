import document from '@channel/contract/openapi.json' with { type: 'json' }

interface Operation {
  operationId: string
  requestBody?: { content: { 'application/json': { examples?: Record<string, { $ref: string }> } } }
}

/**
 * A program that calls the client: `count` calls, half of them methods of the facade and half calls of the raw client,
 * of all operations in turn.
 *
 * @param facade the declarations of the facade; each method has an example
 */
export function writeConsumer(facade: string, count: number): string {
  const methods = [...facade.matchAll(/@example\n\s+\* (.*)\n/g)].map(([, example = '']) => example)
  const raw = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => typeof operation === 'object' && operation !== null && 'operationId' in operation)
      .map(([method, operation]) => rawCall(method, path, operation as Operation)),
  )
  const calls = Array.from({ length: count }, (_, index) => {
    const from = index % 2 === 0 ? methods : raw
    return `export async function call${index}() {\n  ${from[Math.floor(index / 2) % from.length]}\n}`
  })
  return [
    "import { createChannel } from '@channel/client'",
    "const channel = createChannel({ baseUrl: 'http://127.0.0.1:4010' })",
    ...calls,
    '',
  ].join('\n')
}

function rawCall(method: string, path: string, { requestBody }: Operation): string {
  const ids = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => [name, 'any'])
  const [example] = Object.values(requestBody?.content['application/json']?.examples ?? {})
  const init = {
    ...(ids.length > 0 && { params: { path: Object.fromEntries(ids) } }),
    ...(example !== undefined && { body: exampleOf(example.$ref) }),
  }
  return `const { data, error } = await channel.raw.${method.toUpperCase()}('${path}', ${JSON.stringify(init)}); return data ?? error`
}

function exampleOf(reference: string): unknown {
  const name = reference.slice(reference.lastIndexOf('/') + 1)
  return (document.components.examples as Record<string, { value?: unknown }>)[name]?.value
}
