import { type Code, list } from '../print/code.ts'
import { printZod } from '../print/print-zod.ts'
import type { ZodScope } from '../print/zod-scope.ts'
import { groupBy } from './group-by.ts'
import type { ZodFiles } from './zod-files.ts'

/** The package of the helpers. */
const helperPackage = '@channel/codegen/zod'

interface Import {
  /** The module: a package, or a path like that of this module. */
  readonly from: string
  /** The module as an import statement names it. */
  readonly source: string
  readonly name: string
  readonly local: string
  /** Whether the module itself uses it, not only its declarations. */
  isPrinted: boolean
}

/** Collects the imports of a generated module while its body is printed. */
export class ModuleFile {
  readonly zod: ZodFiles
  /** Relative to the output directory, without extension: `schemas/contacts`. */
  readonly path: string
  readonly #own: ReadonlySet<string>
  /** By module and name. */
  readonly #imports = new Map<string, Map<string, Import>>()
  readonly #byLocal = new Map<string, Import>()
  /** The other imports of the same file. */
  readonly #beside: ModuleFile[] = []
  #usesTypes = false
  #usesFormats = false

  /**
   * @param own the names that the module declares
   * @param beside other imports that are printed into the same file
   */
  constructor(zod: ZodFiles, path: string, own: Iterable<string>, beside?: ModuleFile) {
    if (beside !== undefined) {
      this.#beside.push(beside)
      beside.#beside.push(this)
    }
    this.zod = zod
    this.path = path
    this.#own = new Set(own)
    this.import('@hono/zod-openapi', 'z')
  }

  /** Imports `name` from another module and returns the local name. Appends `kind` if the name is taken. */
  import(from: string, name: string, kind = ''): string {
    const found = this.#find(from, name, kind)
    found.isPrinted = true
    return found.local
  }

  /** Like `import`, for names that only the module's declarations use. */
  importType(from: string, name: string, kind = ''): string {
    return this.#find(from, name, kind).local
  }

  /** Adds the import of `other`, a module in the same folder, that has this local name. Does nothing if there is none. */
  importAs(local: string, other: ModuleFile): void {
    const found = other.#byLocal.get(local)
    if (found !== undefined) this.#add({ ...found, isPrinted: true })
  }

  #find(from: string, name: string, kind: string): Import {
    const known = this.#imports.get(from)?.get(name)
    if (known !== undefined) return known
    for (const beside of this.#beside) {
      const same = beside.#imports.get(from)?.get(name)
      if (same !== undefined) return this.#add({ ...same, isPrinted: false })
    }
    let local = name
    const isTaken = () => this.#own.has(local) || [this, ...this.#beside].some((each) => each.#byLocal.has(local))
    for (let index = 1; isTaken(); index++) local = `${name}${kind}${index > 1 ? index : ''}`
    const source = from.startsWith('@') ? from : relative(this.path, from)
    return this.#add({ from, source, name, local, isPrinted: false })
  }

  #add(added: Import): Import {
    const imports = this.#imports.get(added.from) ?? new Map<string, Import>()
    this.#imports.set(added.from, imports.set(added.name, added))
    this.#byLocal.set(added.local, added)
    return added
  }

  helper(name: string): string {
    return this.import(helperPackage, name)
  }

  /** Imports the plain types of the document as `t`. */
  useTypes(): void {
    this.#usesTypes = true
  }

  /** Imports the types of formats as `f`. */
  useFormats(): void {
    this.#usesFormats = true
  }

  /** A scope for printing into the module. Components of the same file are initialized only if they are in `ready`. */
  scope(ready?: ReadonlySet<string>): ZodScope {
    const { zod } = this
    const { context } = zod.api
    return {
      context,
      print: printZod,
      reference: (name) => this.#reference(name, ready),
      typeReference: (name) => {
        const home = zod.homeOf(name)
        const local = this.path === home ? name : this.importType(home, name, 'Schema')
        return { js: local, type: `typeof ${local}` }
      },
      declare: (fragment) => {
        const schema = context.schemaOf(fragment)
        return schema && zod.declare(schema)
      },
      helper: (name) => this.helper(name),
      defaults: zod.defaults,
      format: (name) => this.import('formats', zod.formats.get(name)!),
      printsExtension: (name) => zod.printsExtension(name),
      isExtendable: (name) => zod.isExtendable(name),
    }
  }

  #reference(name: string, ready: ReadonlySet<string> | undefined): Code {
    const home = this.zod.homeOf(name)
    const isLater = this.path === home && ready?.has(name) === false
    if (isLater) return { js: name, type: this.zod.declare({ kind: 'ref', name }), later: true }
    const local = this.path === home ? name : this.import(home, name, 'Schema')
    return { js: local, type: `typeof ${local}` }
  }

  /** The import statements, packages first. */
  imports(): string {
    return this.#print('import', () => true)
  }

  /**
   * The imports of types.
   *
   * @param values a module that has some of them already
   */
  typeImports(values?: ModuleFile): string {
    return this.#print('import type', (each) => !values?.prints(each))
  }

  /** Whether this module imports the same by the same name. */
  prints({ from, name, local }: Import): boolean {
    const known = this.#imports.get(from)?.get(name)
    return known?.isPrinted === true && known.local === local
  }

  #print(keyword: string, isWanted: (each: Import) => boolean): string {
    const all = [...this.#imports.values()].flatMap((imports) => [...imports.values()])
    const printed = all.filter((each) => each.isPrinted && isWanted(each))
    const sources = [...groupBy(printed, ({ source }) => source)]
    const sorted = sources.sort(([a], [b]) => order(a) - order(b) || (a < b ? -1 : 1))
    const lines = sorted.map(([source, names]) => `${list(`${keyword} {`, printNames(names), `} from '${source}'`)}\n`)
    if (this.#usesFormats) lines.push(`import type * as f from '${relative(this.path, 'formats')}'\n`)
    if (this.#usesTypes) lines.push(`import type * as t from '${relative(this.path, 'types')}'\n`)
    return lines.join('')
  }
}

function order(source: string): number {
  return source.startsWith('@hono') ? 0 : source.startsWith('@') ? 1 : 2
}

function printNames(imports: readonly Import[]): string[] {
  return imports.map(({ name, local }) => (name === local ? name : `${name} as ${local}`)).sort()
}

function relative(from: string, to: string): string {
  const folderOf = (path: string) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : '')
  const [ownFolder, folder] = [folderOf(from), folderOf(to)]
  const name = folder === ownFolder && folder !== '' ? to.slice(folder.length + 1) : to
  return `${folder !== ownFolder && ownFolder !== '' ? '../' : './'}${name}.js`
}
