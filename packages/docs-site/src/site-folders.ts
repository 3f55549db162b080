import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { sitePath } from './site-files.ts'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
}

/** A file that is served as it is. */
export interface StaticFile {
  readonly type: string
  read(): Promise<Uint8Array<ArrayBuffer>>
}

/** The files of the site's folders by their URL. Files of other types, such as source maps, are not served. */
export function staticFiles(): ReadonlyMap<string, StaticFile> {
  const names = ['assets', 'diagrams', 'scalar', 'scalar/chunks'].flatMap((folder) =>
    readdirSync(sitePath(folder)).map((file) => `${folder}/${file}`),
  )
  return new Map(
    names.flatMap((name) => {
      const type = types[extname(name)]
      return type === undefined
        ? []
        : [[`/docs/${name}`, { type, read: async () => await readFile(sitePath(name)) }] as const]
    }),
  )
}
