import { readFileSync } from 'node:fs'
import { root } from '../../../../scripts/command/paths.ts'

/** A block of commands in a document. */
export interface CommandBlock {
  /** The nearest heading or bold beginning of a paragraph above it: `Call it`. */
  readonly heading: string
  readonly commands: string
  /** What it prints by the document: a block `text` right below it. `…` stands for any text. */
  readonly printed: string | undefined
}

/** The first line of a block that is only read. */
const notRun = '# Not run by the test'

/**
 * Finds the commands (`sh`) of a document that a reader pastes, in order, without those that are marked with `# Not run by the test`.
 *
 * @param path in docs/
 * @param values what a reader replaces: texts of the document, and what to write instead. @throws Error if one of them is missing
 * @param marked find the marked ones instead
 */
export function commandBlocks(
  path: string,
  values: Readonly<Record<string, string>> = {},
  { marked = false } = {},
): CommandBlock[] {
  let document = readFileSync(new URL(`docs/${path}`, `file://${root}/`), 'utf8')
  for (const [text, value] of Object.entries(values)) {
    if (!document.includes(text)) throw new Error(`docs/${path} does not contain "${text}"`)
    document = document.replaceAll(text, value)
  }
  const parts = document.matchAll(
    /^#+ (?<title>[^\n]*)$|^\*\*(?<lead>[^*]+?)[.:]?\*\*|^```sh\n(?<commands>.*?)^```$(?:\n+```text\n(?<printed>.*?)^```$)?|^```.*?^```$/gms,
  )
  let heading = ''
  return [...parts].flatMap(({ groups: { title, lead, commands, printed } = {} }) => {
    heading = title ?? lead ?? heading
    return commands === undefined || commands.startsWith(notRun) !== marked ? [] : [{ heading, commands, printed }]
  })
}

/** Whether a command printed what the document says. */
export function isPrinted(printed: string, output: string): boolean {
  const texts = printed.trim().split('…')
  const pattern = texts.map((text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll(/\s+/g, '\\s+'))
  return new RegExp(`^${pattern.join('[\\s\\S]*')}$`).test(output.trim())
}
