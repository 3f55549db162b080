import { basename } from 'node:path'
import { componentFolders } from '../component-folders.ts'
import type { Rule } from '../context.ts'

/** Component names are unique within a kind; the bundle would rename the second one `Label-2`. */
export const uniqueComponentNames: Rule = () => {
  const files = new Map<string, string>()
  return {
    ref(node, { report, resolve, location, type }) {
      const folder = componentFolders[type.name]
      const file = resolve(node).location?.source.absoluteRef
      if (!folder || !file) return
      const name = basename(file, '.yaml')
      const key = `${folder}/${name.toLowerCase()}`
      const first = files.get(key) ?? file
      files.set(key, first)
      if (first === file) return
      report({
        message: `${name}: another file of ${folder}/ has this name, ${first.split('/').slice(-4).join('/')}. Rename one.`,
        location,
      })
    },
  }
}
