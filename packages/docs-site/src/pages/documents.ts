import { readText } from '../site-files.ts'
import { linkToPages } from './link-to-pages.ts'
import type { Page } from './page.ts'

/** The documents outside docs/ that customers read too. */
export async function readDocuments(): Promise<Page[]> {
  const [client, changelog] = await Promise.all([readText('client.md'), readText('changelog.md')])
  return [
    {
      slug: 'client',
      title: 'TypeScript client',
      summary: 'How do I call the API from TypeScript and JavaScript?',
      group: 'Reference',
      markdown: linkToPages(client, 'packages/client/README.md'),
    },
    {
      slug: 'changelog',
      title: 'Changelog',
      summary: 'What has changed, and when?',
      group: 'Reference',
      markdown: linkToPages(changelog, 'spec/CHANGELOG.md'),
    },
  ]
}
