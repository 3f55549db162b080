import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library'
import type { OutputBundle, Plugin, PluginContext } from 'rolldown'
import { licenseProblem } from './allowed-licenses.ts'
import { type Bom, printBom } from './bom.ts'
import { describePackage } from './describe-package.ts'
import { findPackage, type InstalledPackage } from './find-package.ts'
import { printNotices } from './print-notices.ts'

/** Names of the files beside a bundle. */
export const bomFile = 'sbom.cdx.json'
export const noticesFile = 'THIRD-PARTY-NOTICES.txt'

/** What is bundled. */
export interface BundledProgram {
  readonly name: string
  readonly version?: string
  /** Paths in packages of which files are copied beside the bundle, or inlined without being modules. */
  readonly copied?: readonly string[]
}

/**
 * A plugin of Rolldown and Vite. It writes beside the bundle which packages the bundle contains: a CycloneDX SBOM, and their
 * license texts. Packages that are only needed to build are not among them, because the list is that of the modules.
 *
 * The build fails if a package has no license or one that is not allowed.
 */
export function listThirdParty(program: BundledProgram): Plugin {
  return {
    name: 'list-third-party',
    generateBundle(_options, bundle) {
      const bom = describeBundle(program, modulesOf(bundle, this))
      this.emitFile({ type: 'asset', fileName: bomFile, source: printBom(bom) })
      this.emitFile({ type: 'asset', fileName: noticesFile, source: printNotices(bom) })
    },
  }
}

/** The modules of a bundle, each with those that it imports. */
type Modules = ReadonlyMap<string, readonly string[]>

function modulesOf(bundle: OutputBundle, context: PluginContext): Modules {
  const ids = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []))
  return new Map(
    ids.map((id) => {
      const info = context.getModuleInfo(id)
      return [id, [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]]
    }),
  )
}

function describeBundle({ name, version, copied = [] }: BundledProgram, modules: Modules): Bom {
  const { Application } = Enums.ComponentType
  const root = new Models.Component(Application, name, { bomRef: name, ...(version !== undefined && { version }) })
  const known = new Map<string, Models.Component>()
  const problems = new Set<string>()
  const componentOf = (id: string): Models.Component => {
    const found = findPackage(id)
    return found === undefined ? root : (known.get(found.directory) ?? add(found))
  }
  function add(found: InstalledPackage): Models.Component {
    const { name, version, license } = found.manifest
    const problem = licenseProblem(`${name} ${version}`, license)
    if (problem !== undefined) problems.add(problem)
    const component = problem === undefined ? describePackage(found) : root
    known.set(found.directory, component)
    return component
  }
  for (const [id, imports] of modules) {
    const importer = componentOf(id)
    for (const each of imports.filter((target) => modules.has(target))) {
      const imported = componentOf(each)
      if (imported !== importer) importer.dependencies.add(imported.bomRef)
    }
  }
  const copies = copied.map(componentOf)
  for (const { bomRef } of copies) root.dependencies.add(bomRef)
  if (problems.size > 0) throw new Error([...problems].sort().join('\n'))
  const bom = new Models.Bom({
    metadata: new Models.Metadata({ component: root }),
    components: new Models.ComponentRepository(known.values()),
  })
  const normalize = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6).makeForBom()
  // They may be bundles themselves.
  const assemblies = copies.map(({ bomRef }) => `${bomRef}`)
  const compositions = assemblies.length > 0 && { compositions: [{ aggregate: 'unknown' as const, assemblies }] }
  return { ...normalize.normalize(bom, { sortLists: true }), ...compositions }
}
