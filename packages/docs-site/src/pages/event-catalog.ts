import { type Contract, exampleOf } from './contract.ts'
import type { Page } from './page.ts'

/** Every event type of the contract, with its examples. */
export function eventCatalog(contract: Contract): Page {
  const types = Object.entries(contract.webhooks).map(([type, { post }]) => {
    const examples = Object.values(post.requestBody.content['application/json'].examples)
    const bodies = examples.map((example) => fence(exampleOf(contract, example).value))
    return [`## ${type}`, `**${post.summary}.**`, post.description, ...bodies].join('\n\n')
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
