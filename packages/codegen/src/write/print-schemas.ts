import { sharedFile } from '../analyze/assign-names.ts'
import { type Code, chained } from '../print/code.ts'
import { literal } from '../print/literal.ts'
import { metadataOf } from '../print/metadata-of.ts'
import { anyType, definite } from '../print/print-all.ts'
import { docOf } from '../print/print-doc.ts'
import { printBare, printZod } from '../print/print-zod.ts'
import { propertyName, quote } from '../print/quote.ts'
import type { ZodScope } from '../print/zod-scope.ts'
import { asObject, isObject, type Json, type JsonObject } from '../read/json.ts'
import { componentsOf } from '../read/schema-graph.ts'
import type { Family } from './find-families.ts'
import type { GeneratedFile } from './generated-file.ts'
import { groupBy } from './group-by.ts'
import type { ModuleFile } from './module-file.ts'
import { constant, type Declared, inEach, moduleFiles, printModule, typeIn, typesOnly } from './print-module.ts'
import type { ZodFiles } from './zod-files.ts'

/** Prints `schemas/<tag>.js` and `.d.ts`, with dependencies before their users, and the index `schemas.js`. */
export function* printSchemas(files: ZodFiles): Generator<GeneratedFile> {
  const byHome = groupBy(files.order, (name) => files.homes.get(name)!)
  if (files.families.length > 0 && !byHome.has(sharedFile)) byHome.set(sharedFile, [])
  const homes = [...byHome.keys()].sort()
  const index = homes.map((home) => `export * from './schemas/${home}.js'\n`).join('') || 'export {}\n'
  for (const home of homes) yield* printFile(home, byHome.get(home)!, files)
  yield* moduleFiles({ path: 'schemas', imports: inEach(''), parts: [inEach(index)] }, files.output)
}

function printFile(home: string, names: readonly string[], files: ZodFiles): GeneratedFile[] {
  const families = home === sharedFile ? files.families : []
  const own = [...names, ...families.flatMap(({ name }) => [name, typeOfFamily(name)]), 't']
  return printModule(files, `schemas/${home}`, own, (file, types) => {
    const printed = new Set<string>()
    // All references of a template are in the same file. Its function runs later, so it may be printed first.
    const templates = families.flatMap((family) => printTemplate(family, file, types))
    const components = names.map((name) => {
      const part = printComponent(name, file, types, printed)
      printed.add(name)
      return part
    })
    return [...templates, ...components]
  })
}

function printComponent(name: string, file: ModuleFile, types: ModuleFile, printed: ReadonlySet<string>): Declared {
  const fragment = componentsOf(file.zod.api.document, 'schemas')[name]!
  const metadata = isObject(fragment) ? { ...metadataOf(fragment, file.scope()), ...defaultOf(fragment) } : {}
  const emitted = file.zod.api.names.schemas.get(name) ?? name
  const openapi = `.openapi(${quote(emitted)}${Object.keys(metadata).length > 0 ? `, ${literal(metadata)}` : ''})`
  const doc = docOf(fragment)
  const family = file.zod.familyOf(name)
  const code =
    family === undefined
      ? printOwn(fragment, file, printed)
      : printMember(family.family, file.scope(printed).reference(family.held), file, types)
  // The type of a component has a name, unlike its parts.
  const isNamed = family === undefined && code.type.startsWith(`${anyType}<`)
  const type = typeIn(types, isNamed ? file.zod.declare({ kind: 'ref', name }) : code.type, file)
  return constant(name, doc, (declaration) => chained(declaration, code.js, openapi), type)
}

function printOwn(fragment: Json, file: ModuleFile, printed: ReadonlySet<string>): Code {
  const scope = file.scope(printed)
  const print = (inner: ZodScope) =>
    definite(isObject(fragment) ? printBare(fragment, inner) : printZod(fragment, inner), inner)
  const code = print(scope)
  if (!code.later) return code
  // Only properties are lazy getters. Elsewhere, use `z.lazy`.
  return print({
    ...scope,
    reference: (name) => {
      const { later, ...found } = scope.reference(name)
      return later ? { ...found, js: `z.lazy(() => ${found.js})` } : found
    },
  })
}

function defaultOf({ default: value }: JsonObject): JsonObject {
  return value === undefined ? {} : { default: value }
}

function printMember({ name }: Family, held: Code, file: ModuleFile, types: ModuleFile): Code {
  const isHere = file.path === `schemas/${sharedFile}`
  const make = isHere ? name : file.import(`schemas/${sharedFile}`, name)
  const type = isHere ? typeOfFamily(name) : types.import(`schemas/${sharedFile}`, typeOfFamily(name))
  return { js: `${make}(${held.js})`, type: `${type}<${held.type}>`, ...(held.later && { later: true }) }
}

function typeOfFamily(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function printTemplate(family: Family, file: ModuleFile, types: ModuleFile): Declared[] {
  const [[member, held]] = [...family.holds] as [[string, string]]
  const fragment = componentsOf(file.zod.api.document, 'schemas')[member] as JsonObject
  const scope = file.scope()
  const parameter = holderOf(fragment, held)
  const reference = (name: string) => (name === held ? { js: parameter, type: 'Held' } : scope.reference(name))
  // A plain type would name the component of one member.
  const declare = (part: Json) => (refersTo(part, held) ? undefined : scope.declare(part))
  const code = printBare(fragment, { ...scope, reference, declare })
  const properties = Object.keys(asObject(fragment.properties)).join(', ')
  const doc = `/** \`{ ${properties} }\` around a resource, such as \`${member}\`. */\n`
  const typeName = typeOfFamily(family.name)
  const print = (declaration: string) => `${declaration}(${parameter}) =>\n  ${code.js.replaceAll('\n', '\n  ')}`
  const signature = `<Held extends z.ZodType>(${parameter}: Held) => ${typeName}<Held>`
  const type = typeIn(types, code.type, file)
  return [
    constant(family.name, doc, print, signature),
    typesOnly(`${doc}export type ${typeName}<Held extends z.ZodType> = ${type}\n`),
  ]
}

function refersTo(fragment: Json, name: string): boolean {
  return JSON.stringify(fragment).includes(`"#/components/schemas/${name}"`)
}

/** The property that contains the component, as a parameter name. */
function holderOf(fragment: JsonObject, held: string): string {
  const properties = asObject(fragment.properties)
  const names = Object.keys(properties)
  const found = names.find((name) => refersTo(properties[name]!, held))
  return found !== undefined && propertyName(found) === found ? found : 'held'
}
