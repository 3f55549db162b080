import { posix } from 'node:path'

/** Maps path prefixes of documents in the repository to URLs of the site. */
const served: readonly (readonly [path: string, url: string])[] = [
  ['docs/guides/', '/docs/'],
  ['docs/diagrams/', '/docs/diagrams/'],
  ['packages/client/README.md', '/docs/client.md'],
  ['spec/CHANGELOG.md', '/docs/changelog.md'],
  ['docs/README.md', '/docs'],
]

/**
 * Replaces relative links in a document of the repository by URLs of the site. A link to a document that the site does
 * not serve becomes plain text.
 *
 * @param source the document's path in the repository, such as `docs/guides/media.md`
 */
export function linkToPages(markdown: string, source: string): string {
  return markdown.replaceAll(/(!?)\[([^\]]+)\]\((?![a-z]+:|#|\/)([^)#\s]+)(#[^)\s]+)?\)/g, replaceLink)

  function replaceLink(_: string, image: string, text: string, path: string, anchor = ''): string {
    const target = posix.join(posix.dirname(source), path)
    const [start, url] = served.find(([start]) => target.startsWith(start)) ?? []
    return start === undefined ? text : `${image}[${text}](${url}${target.slice(start.length)}${anchor})`
  }
}
