import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root, shown } from './command/paths.ts'

// A newcomer has only npm, and maybe an old Node that rejects .ts files. So every printed or documented command is
// `npm start`, `npm test` or `npm run -s …`, which prints no banner.
const wrongCommands = [
  /\bnpx [-a-z@]/,
  /(?<!npm run -s )\bpnpm (?:run|exec|install|add|test|start|dlx|-)/,
  /\bnode (?:--\S+ )*(?:\.\/)?(?:apps|packages|scripts)\//,
  /\bnode \S+\.ts\b/,
  /\bnpm run (?!-s\b)/,
]

// Their readers run `npx` in a project of their own.
const forOtherProjects = ['packages/codegen/README.md', 'docs/guides/generated-clients.md']

describe('printed and documented commands', () => {
  it.each(wrongCommands)('are detected by %s', (wrong) => {
    const examples = ['npx vitest', 'pnpm install', 'node apps/cli/src/main.ts', 'node hello.ts', 'npm run build']
    expect(examples.filter((example) => wrong.test(example))).not.toEqual([])
  })

  it('are npm start, npm test and npm run -s', () => {
    const found = readableFiles(root).flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => (isWrong(line, shown(file)) ? [`${shown(file)}:${index + 1}: ${line.trim()}`] : [])),
    )
    expect(found).toEqual([])
  })

  it('name existing scripts', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }
    const named = readableFiles(root).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bnpm run -s ([a-z][\w:-]*)/g)].map(([, name]) => name),
    )
    expect(named.length).toBeGreaterThan(30)
    expect([...new Set(named)].filter((name) => !Object.hasOwn(scripts, name ?? ''))).toEqual([])
  })
})

function isWrong(line: string, file: string): boolean {
  if (forOtherProjects.includes(file) && line.startsWith('npx ')) return false
  return wrongCommands.some((wrong) => wrong.test(line))
}

/** Documents, and sources with help texts and messages. */
function readableFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory())
      return /^\.|^(?:node_modules|dist|generated|test)$/.test(entry.name) ? [] : readableFiles(path)
    return /(?<!\.test)\.(?:md|ts|js|mjs|yaml|html)$/.test(entry.name) && entry.name !== 'pnpm-lock.yaml' ? [path] : []
  })
}
