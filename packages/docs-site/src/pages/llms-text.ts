import { operationsOf } from '@channel/contract/read-document'
import type { Contract } from './contract.ts'
import type { Page } from './page.ts'

/** The index for language models, in the format of https://llmstxt.org. */
export function llmsText(contract: Contract, pages: readonly Page[], baseUrl: string): string {
  const linked = (group: Page['group']) =>
    pages
      .filter((page) => page.group === group)
      .map(({ slug, title, summary }) => `- [${title}](${baseUrl}/docs/${slug}.md): ${summary}`)
  const operations = operationsOf(contract).map(
    ({ method, path, operation: { summary } }) => `- ${method.toUpperCase()} ${path}: ${summary}`,
  )
  return [
    `# ${contract.info.title}`,
    `> ${contract.info.summary}`,
    `The base URL is ${baseUrl}. Every request needs the header \`Authorization: Bearer <API_KEY>\`.`,
    `## Guides\n\n${linked('Guides').join('\n')}`,
    `## Reference\n\n- [OpenAPI document](${baseUrl}/docs/openapi.yaml): every operation, field and error\n- [llms-full.txt](${baseUrl}/llms-full.txt): all pages and operations in one file\n${linked('Reference').join('\n')}`,
    `## Operations\n\n${operations.join('\n')}\n`,
  ].join('\n\n')
}
