/** A page of the site, as Markdown. */
export interface Page {
  /** The last segment of its URL: `/docs/<slug>`, and `/docs/<slug>.md` for the Markdown. */
  readonly slug: string
  readonly title: string
  /** The question that the page answers, or what it lists. */
  readonly summary: string
  readonly group: 'Guides' | 'Reference'
  /** Begins with the title as a heading. Links to other pages are `/docs/<slug>.md`. */
  readonly markdown: string
}
