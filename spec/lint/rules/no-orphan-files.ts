import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Rule } from '../context.ts'

/** The folders of each document. dashboard.yaml also uses shared/. */
const foldersOf: Record<string, readonly string[]> = {
  'openapi.yaml': ['resources', 'events', 'shared'],
  'dashboard.yaml': ['dashboard'],
}

/** Every file of a document's folders is referenced, directly or not, by the document. */
export const noOrphanFiles: Rule = () => {
  const reached = new Set<string>()
  return {
    ref(node, { resolve }) {
      const file = resolve(node).location?.source.absoluteRef
      if (file) reached.add(file)
    },
    Root: {
      leave(_node, { report, location }) {
        const document = location.source.absoluteRef
        const folder = dirname(document)
        for (const part of foldersOf[basename(document)] ?? []) {
          for (const name of readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' }).sort()) {
            if (!name.endsWith('.yaml') || reached.has(join(folder, part, name))) continue
            report({
              message: `spec/${part}/${name} is not used: reference it, or delete it.`,
              location,
            })
          }
        }
      },
    },
  }
}
