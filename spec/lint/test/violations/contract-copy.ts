import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const spec = resolve(import.meta.dirname, '../../..')

/** A copy of the contract for planting violations. */
export interface ContractCopy {
  /** Replaces the first `search` of a file by `replacement`. Throws if there is none. */
  replace(file: string, search: string, replacement: string): void
  /** Writes a file, new or not. */
  write(file: string, text: string): void
  read(file: string): string
}

/** Copies openapi.yaml, resources/, events/ and shared/ into `folder`, to lint the whole contract there. */
export function copyContract(folder: string): ContractCopy {
  for (const part of ['openapi.yaml', 'resources', 'events', 'shared']) {
    cpSync(join(spec, part), join(folder, part), { recursive: true })
  }
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  return contractCopy(read, (file, text) => writeFileSync(join(folder, file), text))
}

/** The unchanged contract. Files that are read or would be written are recorded in `touched`, file → text. */
export function recordFiles(touched: Map<string, string>): ContractCopy {
  const read = (file: string) => {
    const text = touched.get(file) ?? readFileSync(join(spec, file), 'utf8')
    touched.set(file, text)
    return text
  }
  return contractCopy(read, (file, text) => touched.set(file, text))
}

function contractCopy(read: ContractCopy['read'], write: ContractCopy['write']): ContractCopy {
  return {
    read,
    write,
    replace(file, search, replacement) {
      const text = read(file)
      if (!text.includes(search)) throw new Error(`${file} does not contain ${JSON.stringify(search)}`)
      write(
        file,
        text.replace(search, () => replacement),
      )
    },
  }
}

/** Like `copyContract`, but only with the paths used by violations, to lint faster. */
export function copyPartOfContract(folder: string): ContractCopy {
  const copy = copyContract(folder)
  const withoutOthers = copy
    .read('openapi.yaml')
    .replace(/^ {2}\/v1\/.*:\n(?: {4}.*\n)+/gm, (path) =>
      /resources\/(labels|contacts|meta|webhook-deliveries)\//.test(path) ? path : '',
    )
  copy.write('openapi.yaml', withoutOthers)
  return copy
}
