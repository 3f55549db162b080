import { list } from '../print/code.ts'

/** The package of the helpers. */
const helperPackage = '@channel/codegen/zod'

/** Collects the imports of a generated module while its body is printed. */
export class ModuleFile {
  /** Relative to the output directory, without extension: `schemas/contacts`. */
  readonly path: string
  readonly #imports = new Map<string, Map<string, string>>()
  readonly #taken = new Set<string>()
  readonly #sources = new Map<string, { source: string; name: string }>()
  #usesTypes = false

  /** @param own the names that the module declares */
  constructor(path: string, own: Iterable<string> = []) {
    this.path = path
    for (const name of own) this.#taken.add(name)
  }

  /** Imports `name` from another module and returns the local name. Appends `kind` if the name is taken. */
  import(from: string, name: string, kind = ''): string {
    const source = from.startsWith('@') ? from : relative(this.path, from)
    const names = this.#imports.get(source) ?? new Map<string, string>()
    this.#imports.set(source, names)
    const known = names.get(name) ?? this.#localOf(source, name)
    if (known !== undefined) {
      names.set(name, known)
      return known
    }
    const local = this.#free(name, kind)
    names.set(name, local)
    this.#sources.set(local, { source, name })
    return local
  }

  #localOf(source: string, name: string): string | undefined {
    for (const [local, found] of this.#sources) if (found.source === source && found.name === name) return local
    return undefined
  }

  /** Adds the import of `other`, a module in the same folder, that has this local name. Does nothing if there is none. */
  importAs(local: string, other: ModuleFile): void {
    const found = other.#sources.get(local)
    if (found === undefined) return
    const names = this.#imports.get(found.source) ?? new Map<string, string>()
    this.#imports.set(found.source, names.set(found.name, local))
    this.#taken.add(local)
  }

  /** Like `import`, for names that only the module's declarations use. */
  importType(from: string, name: string, kind = ''): string {
    const source = relative(this.path, from)
    const known = this.#localOf(source, name)
    if (known !== undefined) return known
    const local = this.#free(name, kind)
    this.#sources.set(local, { source, name })
    return local
  }

  /** Reserves a free name. */
  #free(name: string, kind: string): string {
    let local = name
    for (let index = 1; this.#taken.has(local); index++) local = `${name}${kind}${index > 1 ? index : ''}`
    this.#taken.add(local)
    return local
  }

  helper(name: string): string {
    return this.import(helperPackage, name)
  }

  /** Imports the plain types of the document as `t`. */
  useTypes(): void {
    this.#usesTypes = true
  }

  /** The import statements, packages first. */
  imports(keyword: 'import' | 'import type' = 'import'): string {
    const sources = [...this.#imports].toSorted(([a], [b]) => order(a) - order(b) || (a < b ? -1 : 1))
    const lines = sources.map(([source, names]) => `${list(`${keyword} {`, printNames(names), `} from '${source}'`)}\n`)
    if (this.#usesTypes) lines.push(`import type * as t from '${relative(this.path, 'types')}'\n`)
    return lines.join('')
  }
}

function order(source: string): number {
  return source.startsWith('@hono') ? 0 : source.startsWith('@') ? 1 : 2
}

function printNames(names: ReadonlyMap<string, string>): string[] {
  const parts = [...names].map(([name, local]) => (name === local ? name : `${name} as ${local}`))
  return parts.sort()
}

function relative(from: string, to: string): string {
  const folderOf = (path: string) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : '')
  const [ownFolder, folder] = [folderOf(from), folderOf(to)]
  const name = folder === ownFolder && folder !== '' ? to.slice(folder.length + 1) : to
  return `${folder !== ownFolder && ownFolder !== '' ? '../' : './'}${name}.js`
}

/** A module that imports zod and declares the names `own`. */
export function moduleFile(path: string, own: Iterable<string> = []): ModuleFile {
  const file = new ModuleFile(path, own)
  file.import('@hono/zod-openapi', 'z')
  return file
}
