import type { Channel } from '@channel/client'
import document from '@channel/contract/openapi.json' with { type: 'json' }
import { type LocatedOperation, type Operation, resolve } from '@channel/contract/read-document'

type Arguments = Readonly<Record<string, unknown>>
type Send = (path: string, init: object) => Promise<unknown>

/**
 * Calls an operation with the arguments of its tool. Resolves to the body of the response, or to the URL of a file.
 *
 * @throws ChannelError if the response is an error
 */
export async function callOperation(
  channel: Channel,
  { method, path, operation }: LocatedOperation,
  args: Arguments,
): Promise<unknown> {
  const parameters = (operation.parameters ?? []).map((each) => resolve(document, each))
  const valuesIn = (place: 'path' | 'query') =>
    Object.fromEntries(
      parameters
        .filter((each) => each.in === place && args[each.name] !== undefined)
        .map(({ name }) => [name, args[name]]),
    )
  if ('302' in operation.responses)
    return { url: await channel.messages.mediaUrl(String(args.phone_number_id), String(args.id)) }
  // Types end here: the path is known only when the tool is called.
  const send = channel[method] as unknown as Send
  const body = args.body === undefined ? {} : { body: args.body }
  const parsing = isText(operation) ? { parseAs: 'text' } : {}
  return send(path, { params: { path: valuesIn('path'), query: valuesIn('query') }, ...body, ...parsing })
}

/** Whether the response is a file of text, such as CSV. */
function isText({ responses }: Operation): boolean {
  const content = responses['200']?.content ?? {}
  return Object.keys(content).length > 0 && !('application/json' in content)
}
