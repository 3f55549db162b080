import type { GeneratedFile, Output } from './generated-file.ts'
import { ModuleFile } from './module-file.ts'
import type { ZodFiles } from './zod-files.ts'

/** A part of a module: in JavaScript, in its declarations, and in TypeScript. */
export interface Declared {
  readonly js: string
  readonly dts: string
  readonly ts: string
}

/** The parts of a module. */
export interface ModuleText {
  /** Relative to the output directory, without extension. */
  readonly path: string
  /** The imports of each kind of file. */
  readonly imports: Declared
  readonly parts: readonly Declared[]
  /** A comment above the first part. */
  readonly note?: string
}

/** TypeScript does not check the values again: tests compare their types with those that are declared. */
const unchecked = '// @ts-nocheck\n'

/** Prints `<path>.js` and `<path>.d.ts`, or `<path>.ts`. */
export function moduleFiles({ path, imports, parts, note = '' }: ModuleText, output: Output): GeneratedFile[] {
  const print = (kind: keyof Declared, between = '') => {
    const texts = parts.map((part) => part[kind]).filter((text) => text !== '')
    let result = `${imports[kind]}${imports[kind] && '\n'}${kind === 'dts' ? '' : note}`
    // `join` would copy them.
    for (const [index, text] of texts.entries()) result += (index === 0 ? '' : between) + text
    return result
  }
  if (output === 'ts') return [[`${path}.ts`, unchecked + print('ts', '\n')]]
  return [
    [`${path}.js`, print('js', '\n')],
    [`${path}.d.ts`, print('dts')],
  ]
}

/** Prints a file that has only types. */
export function typesFile(path: string, text: string, output: Output): GeneratedFile {
  return [`${path}.${output === 'ts' ? 'ts' : 'd.ts'}`, text]
}

/**
 * Prints a module that imports what its parts use.
 *
 * @param own the names that the module declares
 * @param print prints the parts into the module and its declarations, which collect the imports
 * @param note a comment above the first part
 */
export function printModule(
  files: ZodFiles,
  path: string,
  own: Iterable<string>,
  print: (file: ModuleFile, types: ModuleFile) => readonly Declared[],
  note = '',
): GeneratedFile[] {
  const names = [...own]
  const file = new ModuleFile(files, path, names)
  const types = new ModuleFile(files, path, names, files.output === 'ts' ? file : undefined)
  const parts = print(file, types)
  const js = file.imports()
  const imports = { js, dts: types.typeImports(), ts: js + types.typeImports(file) }
  return moduleFiles({ path, imports, parts, note }, files.output)
}

/**
 * An exported constant.
 *
 * @param value its expression, or a function that prints it behind the declaration
 */
export function constant(
  name: string,
  doc: string,
  value: string | ((declaration: string) => string),
  type: string,
): Declared {
  const print = typeof value === 'string' ? (declaration: string) => declaration + value : value
  // Printed only if the output has it.
  return {
    get js() {
      return `${doc}${print(`export const ${name} = `)}\n`
    },
    dts: `export declare const ${name}: ${type}\n`,
    get ts() {
      return `${doc}${print(`export const ${name}: ${type} = `)}\n`
    },
  }
}

/** A text that is the same in each. */
export function inEach(text: string): Declared {
  return { js: text, dts: text, ts: text }
}

/** A text that only the module needs, not its declarations. */
export function internal(text: string): Declared {
  return { js: text, dts: '', ts: text }
}

/** Types, which JavaScript does not have. */
export function typesOnly(text: string): Declared {
  return { js: '', dts: text, ts: text }
}

/** A type as used in the declarations. Imports the names that it uses. */
export function typeIn(types: ModuleFile, type: string, file: ModuleFile): string {
  if (type.includes('OrNull<')) types.helper('OrNull')
  if (/\bt\.[\p{ID_Start}_$]/u.test(type)) types.useTypes()
  if (/\bf\.[\p{ID_Start}_$]/u.test(type)) types.useFormats()
  for (const [, name] of type.matchAll(/\btypeof ([\p{ID_Continue}$]+)/gu)) types.importAs(name!, file)
  return type
}
