export { createMcpServer } from './create-mcp-server.ts'
export { serveMcp } from './serve-mcp.ts'
