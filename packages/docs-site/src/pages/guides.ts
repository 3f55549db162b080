import { readText } from '../site-files.ts'
import { linkToPages } from './link-to-pages.ts'
import type { Page } from './page.ts'

/** The guides for customers, in the order of the table in docs/README.md. */
export async function readGuides(): Promise<Page[]> {
  const index = await readText('README.md')
  const rows = index.matchAll(/^\| \[([^\]]+)\]\(guides\/([a-z0-9-]+)\.md\) \| ([^|]+) \|$/gm)
  return Promise.all([...rows].map(([, title = '', slug = '', summary = '']) => readGuide(slug, title, summary)))
}

async function readGuide(slug: string, title: string, summary: string): Promise<Page> {
  const markdown = linkToPages(await readText(`guides/${slug}.md`), `docs/guides/${slug}.md`)
  return { slug, title, summary, group: 'Guides', markdown }
}
