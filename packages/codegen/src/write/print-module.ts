import type { GeneratedFile } from './generated-file.ts'
import { ModuleFile } from './module-file.ts'
import type { ZodFiles } from './zod-files.ts'

/** A part of a module and of its declarations. */
export interface Declared {
  readonly js: string
  readonly dts: string
}

/**
 * Prints `<path>.js` and `<path>.d.ts`.
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
  const [file, types] = [new ModuleFile(files, path, names), new ModuleFile(files, path, names)]
  const parts = print(file, types)
  return [
    [`${path}.js`, `${file.imports()}\n${note}${parts.map(({ js }) => js).join('\n')}`],
    [`${path}.d.ts`, `${types.imports('import type')}\n${parts.map(({ dts }) => dts).join('')}`],
  ]
}

/** An exported constant. */
export function constant(name: string, doc: string, js: string, type: string): Declared {
  return { js: `${doc}export const ${name} = ${js}\n`, dts: `export declare const ${name}: ${type}\n` }
}

/** A type as used in the declarations. Imports the names that it uses. */
export function typeIn(types: ModuleFile, type: string, file: ModuleFile): string {
  if (type.includes('OrNull<')) types.helper('OrNull')
  if (/\bt\.[\p{ID_Start}_$]/u.test(type)) types.useTypes()
  for (const [, name] of type.matchAll(/\btypeof ([\p{ID_Continue}$]+)/gu)) types.importAs(name!, file)
  return type
}
