import type { Api } from '../analyze/api.ts'
import { quote } from '../print/quote.ts'
import { predefinedTypes } from '../read/predefined-types.ts'
import { constantOf, formatsOf, type PrintedFormat } from './format-types.ts'
import type { GeneratedFile, Output } from './generated-file.ts'
import { constant, moduleFiles, typesOnly } from './print-module.ts'

/** Prints `formats.js`: what applies each format to a schema, and the types of their values. */
export function printFormats(api: Api, output: Output): GeneratedFile[] {
  const formats = formatsOf(api)
  if (formats.length === 0) return []
  const modules = [...new Set(formats.filter(({ by }) => !isPredefined(by)).map(({ by }) => fileOf(by)))]
  const locals = new Map(modules.map((file, index) => [file, `own${index > 0 ? index + 1 : ''}`]))
  const codecOf = ({ by, name }: PrintedFormat) =>
    isPredefined(by) ? predefinedTypes[by]![name]! : `${locals.get(fileOf(by))}.${by.slice(by.lastIndexOf('#') + 1)}`
  const helpers = formats.filter(({ by }) => isPredefined(by)).map((each) => codecOf(each).replace('()', ''))
  const values = ['formatAs', ...new Set(helpers)].sort().join(', ')
  // The semicolon keeps the path as it is, also in TypeScript.
  const imports = [...locals].map(([file, local]) => `import * as ${local} from ${quote(file)};\n`).join('')
  const parts = formats.flatMap((format) => {
    const { name, by, kinds, type } = format
    const wire = [...kinds].sort().join(' | ')
    const value = isPredefined(by) ? by : `Decoded<typeof ${codecOf(format)}, ${wire}>`
    const doc = `/** \`format: ${name.replaceAll('*/', '*\\/')}\` */\n`
    return [
      typesOnly(`${doc}export type ${type} = ${value}\n`),
      constant(constantOf(type), doc, `formatAs(${quote(name)}, ${codecOf(format)})`, `OwnFormat<${type}, ${wire}>`),
    ]
  })
  const pairs = formats.map(({ type, kinds }) => `[${type}, ${[...kinds].sort().join(' | ')}]`)
  parts.push(
    typesOnly(
      `/** The types of values and of their strings or numbers. */\nexport type Pairs = ${pairs.join(' | ')}\n`,
    ),
  )
  const typeImport = "import type { Decoded, OwnFormat } from '@channel/codegen/zod'\n"
  const js = `import { ${values} } from '@channel/codegen/zod'\n${imports}`
  const dts = typeImport + imports.replaceAll(/^import/gm, 'import type')
  return moduleFiles({ path: 'formats', imports: { js, dts, ts: typeImport + js }, parts }, output)
}

function isPredefined(by: string): boolean {
  return Object.hasOwn(predefinedTypes, by)
}

function fileOf(by: string): string {
  return by.slice(0, by.lastIndexOf('#'))
}
