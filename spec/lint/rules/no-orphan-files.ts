import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Rule } from '../context.ts'

/** Every file of resources/, events/ and shared/ is referenced, directly or not, by openapi.yaml. */
export const noOrphanFiles: Rule = () => {
  const reached = new Set<string>()
  return {
    ref(node, { resolve }) {
      const file = resolve(node).location?.source.absoluteRef
      if (file) reached.add(file)
    },
    Root: {
      leave(_node, { report, location }) {
        const folder = dirname(location.source.absoluteRef)
        for (const part of ['resources', 'events', 'shared']) {
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
