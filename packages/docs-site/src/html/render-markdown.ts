import GithubSlugger from 'github-slugger'
import MarkdownIt from 'markdown-it'
import { highlight } from './highlight.ts'

/** A heading of the second level. */
export interface Section {
  readonly anchor: string
  readonly title: string
}

// No HTML in Markdown: the documents need none.
const markdownIt = new MarkdownIt({ html: false, highlight })
export const { escapeHtml } = markdownIt.utils
markdownIt.renderer.rules.table_open = () => '<div class="table" tabindex="0"><table>\n'
markdownIt.renderer.rules.table_close = () => '</table></div>\n'

/** The HTML of Markdown, whose headings have the anchors that GitHub gives them, and its sections. */
export function renderMarkdown(markdown: string): { readonly html: string; readonly sections: readonly Section[] } {
  const slugger = new GithubSlugger()
  const sections: Section[] = []
  const tokens = markdownIt.parse(markdown.replaceAll(/\]\((\/docs\/[a-z0-9-]+)\.md(?=[)#])/g, ']($1'), {})
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue
    const title = (tokens[index + 1]?.children ?? []).map(({ content }) => content).join('')
    const anchor = slugger.slug(title)
    token.attrSet('id', anchor)
    if (token.tag === 'h2') sections.push({ anchor, title })
  }
  return { html: markdownIt.renderer.render(tokens, markdownIt.options, {}), sections }
}
