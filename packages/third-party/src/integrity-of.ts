import { readFileSync } from 'node:fs'

let hashes: ReadonlyMap<string, string> | undefined

/** The hash of a package's tarball in the lockfile, such as `sha512-…`; undefined if it has none. */
export function integrityOf(nameAndVersion: string): string | undefined {
  hashes ??= readHashes(readFileSync(new URL('../../../pnpm-lock.yaml', import.meta.url), 'utf8'))
  return hashes.get(nameAndVersion)
}

function readHashes(lockfile: string): ReadonlyMap<string, string> {
  const entry = /^ {2}'?([^\s':]+)'?:\n {4}resolution: \{integrity: ([^\s,}]+)/gm
  return new Map([...lockfile.matchAll(entry)].map(([, name = '', integrity = '']) => [name, integrity]))
}
