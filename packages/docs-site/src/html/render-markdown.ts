import GithubSlugger from 'github-slugger'
import MarkdownIt from 'markdown-it'
import { highlight } from './highlight.ts'

/** A heading and what is below it, up to the next heading. */
export interface Section {
  /** 1 for the title of the page. */
  readonly level: number
  readonly anchor: string
  readonly title: string
  /** Without markup. */
  readonly text: string
}

// No HTML in Markdown: the documents need none.
const markdownIt = new MarkdownIt({ html: false, highlight })
export const { escapeHtml } = markdownIt.utils
markdownIt.renderer.rules.table_open = () => '<div class="table" tabindex="0"><table>\n'
markdownIt.renderer.rules.table_close = () => '</table></div>\n'

/** The HTML of Markdown, whose headings have the anchors that GitHub gives them, and its sections. */
export function renderMarkdown(markdown: string): { readonly html: string; readonly sections: readonly Section[] } {
  const { tokens, sections } = parse(markdown)
  return { html: markdownIt.renderer.render(tokens, markdownIt.options, {}), sections }
}

/** The sections of Markdown alone. */
export function sectionsOf(markdown: string): readonly Section[] {
  return parse(markdown).sections
}

function parse(markdown: string) {
  const slugger = new GithubSlugger()
  const sections: (Section & { text: string })[] = []
  const tokens = markdownIt.parse(markdown.replaceAll(/\]\((\/docs\/[a-z0-9-]+)\.md(?=[)#])/g, ']($1'), {})
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading_open') {
      const title = plainText(tokens[index + 1])
      const anchor = slugger.slug(title)
      token.attrSet('id', anchor)
      sections.push({ level: Number(token.tag.slice(1)), anchor, title, text: '' })
    } else if (tokens[index - 1]?.type !== 'heading_open') {
      const section = sections.at(-1)
      if (section !== undefined && token.content !== '') section.text += `${plainText(token)}\n`
    }
  }
  return { tokens, sections }
}

/** The content of a paragraph or a code block. */
function plainText(token: ReturnType<typeof markdownIt.parse>[number] | undefined): string {
  return (
    token?.children?.map(({ type, content }) => (type === 'softbreak' ? ' ' : content)).join('') ?? token?.content ?? ''
  )
}
