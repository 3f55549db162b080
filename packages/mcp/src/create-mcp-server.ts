import { type Channel, isChannelError } from '@channel/client'
import { type CallToolResult, Server } from '@modelcontextprotocol/server'
import { callOperation } from './call-operation.ts'
import { toolsFor } from './tools.ts'

const instructions = `Tools for a business messaging API. Begin with listAccounts: each account has the phone_number_id that \
most tools need. Lists return one page; pass next_cursor as cursor for the next one.`

/**
 * A server of the Model Context Protocol, not yet connected, with a tool for every operation of the contract.
 *
 * @param channel calls the service
 * @param options.allowWrites whether there are tools that change data or send messages
 */
export function createMcpServer(channel: Channel, options: { readonly allowWrites: boolean }): Server {
  const tools = toolsFor(options)
  const server = new Server({ name: 'channel', version: '1.0.0' }, { capabilities: { tools: {} }, instructions })
  server.setRequestHandler('tools/list', () => ({ tools: tools.map(({ description }) => description) }))
  server.setRequestHandler('tools/call', async ({ params: { name, arguments: args = {} } }) => {
    const tool = tools.find(({ description }) => description.name === name)
    if (tool === undefined) return failure(`There is no tool ${name}.`)
    const unknown = Object.keys(args).find((each) => !(each in tool.description.inputSchema.properties))
    if (unknown !== undefined) return failure(`${name} has no argument ${unknown}.`)
    const missing = tool.description.inputSchema.required.find((each) => args[each] === undefined)
    if (missing !== undefined) return failure(`${name} needs the argument ${missing}.`)
    try {
      return { content: [text(JSON.stringify(await callOperation(channel, tool.located, args), null, 2))] }
    } catch (error) {
      return failure(describeError(error))
    }
  })
  return server
}

function describeError(error: unknown): string {
  if (isChannelError(error)) return `${error.code}: ${error.message} (${error.requestId})`
  return error instanceof Error ? error.message : String(error)
}

function failure(message: string): CallToolResult {
  return { isError: true, content: [text(message)] }
}

function text(value: string): { type: 'text'; text: string } {
  return { type: 'text', text: value }
}
