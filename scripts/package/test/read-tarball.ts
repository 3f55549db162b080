import { readFile } from 'node:fs/promises'
import { checkPackage, createPackageFromTarballData, type Package } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'

/** A package as it would be published. */
export interface PackedPackage {
  /** Keyed by path within the package. */
  readonly files: ReadonlyMap<string, Uint8Array | string>
  readonly manifest: {
    readonly dependencies?: Readonly<Record<string, string>>
    readonly peerDependencies?: Readonly<Record<string, string>>
    readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
  }
  /** The problems that publint finds in strict mode. */
  lint(): Promise<string[]>
  /**
   * The problems that arethetypeswrong finds, except that the package is ESM and that Node 10 resolves no `exports`.
   */
  judgeTypes(): Promise<unknown[]>
}

/** Reads a tarball that `npm pack` or `pnpm pack` created. */
export async function readTarball(path: string, name: string): Promise<PackedPackage> {
  const tarball = await readFile(path)
  const contents = createPackageFromTarballData(tarball)
  const prefix = `/node_modules/${name}/`
  const files = new Map(contents.listFiles(prefix).map((file) => [file.slice(prefix.length), contents.readFile(file)]))
  return {
    files,
    manifest: JSON.parse(String(files.get('package.json'))),
    async lint() {
      const { messages, pkg } = await publint({ pack: { tarball: tarball.buffer.slice(0) }, strict: true })
      return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code)
    },
    judgeTypes: () => typeProblems(contents),
  }
}

async function typeProblems(contents: Package): Promise<unknown[]> {
  const analysis = await checkPackage(contents)
  if (analysis.types === false) return ['no types']
  return analysis.problems.filter(
    (problem) =>
      problem.kind !== 'CJSResolvesToESM' && !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
  )
}
