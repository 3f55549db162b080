import { environmentHelp, readVariables } from '@channel/settings'
import { Command } from '@commander-js/extra-typings'
import { findService } from '../find-service.ts'
import { invocation } from '../program-name.ts'
import { isSource } from '../sibling-app.ts'

const variables = ['CHANNEL_API_KEY', 'CHANNEL_URL', 'CHANNEL_DATA_DIR', 'CHANNEL_DEBUG'] as const

const configuration = isSource
  ? `is the absolute path of npm's "channel" script, for example:
  { "command": "npm", "args": ["run", "-s", "--prefix", "/path/to/this/folder", "channel", "--", "mcp"] }`
  : `is, for example:
  { "command": "channel", "args": ["mcp"] }`

const help = `
It serves the Model Context Protocol on standard input and output: an assistant starts it and gets a tool for every operation
that reads. With --allow-writes it also gets the tools that send messages and change data.

In the configuration of an assistant, the command ${configuration}

Examples:
  ${invocation} mcp
  ${invocation} mcp --allow-writes

${environmentHelp(variables)}`

export const mcpCommand = new Command('mcp')
  .description('serve the API to an assistant as tools, by the Model Context Protocol')
  .option('--allow-writes', 'also offer the tools that send messages and change data')
  .addHelpText('after', help)
  .hook('preAction', () => void readVariables(process.env, variables))
  .action(async ({ allowWrites }) => {
    const { serveMcp } = await import('@channel/mcp')
    await serveMcp({ ...(await findService(process.env)), allowWrites: allowWrites === true })
  })
