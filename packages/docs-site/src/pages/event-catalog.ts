import { resolve } from '@channel/contract/read-document'
import { type Contract, eventsOf } from './contract.ts'
import type { Page } from './page.ts'

/** Every event type of the contract, with its examples. */
export function eventCatalog(contract: Contract): Page {
  const types = eventsOf(contract).map(([type, { summary, description, requestBody }]) => {
    const examples = Object.values(requestBody?.content['application/json']?.examples ?? {})
    const bodies = examples.map((example) => fence(resolve(contract, example).value))
    return [`## ${type}`, `**${summary}.**`, description, ...bodies].join('\n\n')
  })
  const introduction =
    'The event types that you can [subscribe](/docs/webhooks.md#subscribe) to, each with an example of the body that your URL receives. New types can be added at any time.'
  return {
    slug: 'events',
    title: 'Event types',
    summary: 'Which events are there, and what do they contain?',
    group: 'Reference',
    markdown: `# Event types\n\n${introduction}\n\n${types.join('\n\n')}\n`,
  }
}

function fence(value: unknown): string {
  return `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``
}
