/** A section with a link to itself. @param content HTML */
export function section(title: string, content: string): string {
  const id = anchorOf(title)
  return `<section id="${id}"><h2><a href="#${id}">${escapeHtml(title)}</a></h2>${content}</section>`
}

export function anchorOf(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')
}

/** @param rows the cells of each, as HTML */
export function table(titles: readonly string[], rows: readonly string[]): string {
  const head = titles.map((each) => `<th scope="col">${escapeHtml(each)}</th>`).join('')
  const body = rows.map((row) => `<tr>${row}</tr>`).join('\n')
  return `<div class="wide" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table></div>`
}

export function cell(text: string, kind = ''): string {
  return `<td${kind && ` class="${kind}"`}>${escapeHtml(text)}</td>`
}

export function codeCell(text: string): string {
  return `<td><code>${escapeHtml(text)}</code></td>`
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
