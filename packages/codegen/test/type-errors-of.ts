import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc')

/** The compiler options of a strict application. */
const strictOptions = {
  target: 'esnext',
  module: 'nodenext',
  lib: ['esnext', 'dom'],
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  allowImportingTsExtensions: true,
  noEmit: true,
}

/** The output of the TypeScript compiler for a configuration. Empty if there are no errors. */
function runCompiler(config: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [compiler, '-p', config, '--pretty', 'false'],
      { cwd: dirname(config) },
      (_error, stdout) => resolve(stdout),
    )
  })
}

/** Type-checks files together with the generated ones in a directory. @returns `file(line): code` of every error */
export async function typeErrorsOf(
  directory: string,
  files: Record<string, string>,
  more: object = {},
): Promise<string[]> {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(directory, file), text)
  const config = join(directory, 'tsconfig.json')
  writeFileSync(config, JSON.stringify({ compilerOptions: { ...strictOptions, ...more }, files: Object.keys(files) }))
  const errors = (await runCompiler(config)).matchAll(/^(\S+)\((\d+),\d+\): error (TS\d+)/gm)
  return [...errors].map(([, file, line, code]) => `${file}(${line}): ${code}`)
}
