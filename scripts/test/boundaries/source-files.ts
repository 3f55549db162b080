import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A source file and its imports, as written. */
export interface SourceFile {
  path: string
  imports: { target: string; isType: boolean }[]
  /** Whether only tests use the file: a test, or a file in a test folder. */
  isTest: boolean
}

const importing = /(\b(?:import|export)\s+type\b[^'";]*?\bfrom|\bfrom|\bimport)\s*\(?\s*['"]([^'"\n]+)['"]/g

// JavaScript imports types in comments.
const inComment = /^\s*\/?\*/

/** Every hand-written and generated source of a package. */
export function sourceFiles(folder: string): SourceFile[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sourceFiles(path)
    if (!/\.(?:tsx?|js|mjs)$/.test(entry.name)) return []
    const text = readFileSync(path, 'utf8')
    const imports = [...text.matchAll(importing)].map(({ 1: keyword = '', 2: target = '', index }) => ({
      target,
      isType: / type\b/.test(keyword) || inComment.test(text.slice(text.lastIndexOf('\n', index) + 1, index)),
    }))
    return [{ path, imports, isTest: /\.(?:test|fixtures)\.ts$|\/(?:test|testing)\//.test(path) }]
  })
}
