import { createChannel } from '@channel/client'
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import { createMcpServer } from './create-mcp-server.ts'

export interface McpOptions {
  /** The API key that the tools use. */
  readonly apiKey: string
  readonly baseUrl: string
  /** Whether there are tools that change data or send messages. */
  readonly allowWrites: boolean
}

/** Serves the protocol over standard input and output, until the input ends. */
export async function serveMcp({ apiKey, baseUrl, allowWrites }: McpOptions): Promise<void> {
  const server = createMcpServer(createChannel({ apiKey, baseUrl }), { allowWrites })
  const ended = Promise.withResolvers<void>()
  server.onclose = ended.resolve
  process.stdin.on('end', () => void server.close())
  await server.connect(new StdioServerTransport())
  await ended.promise
}
