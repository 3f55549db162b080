import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const readme = fileURLToPath(new URL('../../../codegen/README.md', import.meta.url))
const between = /(<!-- comparison -->\n)[\s\S]*?(<!-- end of comparison -->)/

/** Writes the comparison with other generators into the generator's README. @throws Error if the markers are missing */
export function writeComparison(text: string, path = readme): void {
  const before = readFileSync(path, 'utf8')
  if (!between.test(before)) throw new Error(`${path} has no <!-- comparison --> to write into.`)
  const block = `\`\`\`text\n${text}\n\`\`\`\n`
  writeFileSync(
    path,
    before.replace(between, (_all, begin: string, end: string) => `${begin}${block}${end}`),
  )
}
