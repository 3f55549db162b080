import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { root, shown } from './command/paths.ts'

it('finds the file and the heading of every link in the documents', () => {
  const documents = documentsIn(root)
  const links = documents.flatMap((document) => linksOf(document).map((link) => ({ document, link })))
  expect(links.length).toBeGreaterThan(50)
  expect(links.flatMap(({ document, link }) => (leads(document, link) ? [] : [`${shown(document)}: ${link}`]))).toEqual(
    [],
  )
})

/** A reader of the tour writes it. */
const written = 'packages/client/hello.ts'

it('finds the files that the documents name', () => {
  const named = documentsIn(root).flatMap((document) => filesNamedIn(document).map((file) => ({ document, file })))
  expect(named.length).toBeGreaterThan(50)
  const missing = named.filter(({ file }) => file !== written && !existsSync(join(root, file)))
  expect(missing.map(({ document, file }) => `${shown(document)}: ${file}`)).toEqual([])
})

function documentsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return /^\.|^(?:node_modules|dist|vendor)$/.test(entry.name) ? [] : documentsIn(path)
    return entry.name.endsWith('.md') ? [path] : []
  })
}

/** The relative links of a document, outside of its code. */
function linksOf(document: string): string[] {
  const prose = readFileSync(document, 'utf8').replaceAll(/```.*?```|`[^`\n]*`/gs, '')
  return [...prose.matchAll(/(?:\]\(|src(?:set)?=")([^)"\s]+)[)"]/g)].flatMap(([, link = '']) =>
    /^[a-z]+:/.test(link) ? [] : [link],
  )
}

/** The paths in code spans, from the root of the repository. Those with a placeholder are left out. */
function filesNamedIn(document: string): string[] {
  const prose = readFileSync(document, 'utf8').replaceAll(/```.*?```/gs, '')
  const spans = [...prose.matchAll(/`((?:apps|packages|spec|scripts|docs)\/[^`\s]+)`/g)].map(([, path = '']) => path)
  return spans.filter((path) => !/[<*{…]/.test(path))
}

function leads(document: string, link: string): boolean {
  const [path = '', heading] = link.split('#')
  const target = path === '' ? document : join(dirname(document), path)
  if (!existsSync(target)) return false
  return heading === undefined || anchorsOf(target).includes(heading)
}

/** The anchors that GitHub gives the headings of a document. */
function anchorsOf(document: string): string[] {
  const headings = readFileSync(document, 'utf8').matchAll(/^#+ (.*)$/gm)
  return [...headings].map(([, text = '']) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
