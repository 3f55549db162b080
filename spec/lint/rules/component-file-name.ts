import { basename, dirname } from 'node:path'
import { componentFolders } from '../component-folders.ts'
import type { Rule } from '../context.ts'

/** Each component has its own file, in the folder of its kind, named like the component, in PascalCase. */
export const componentFileName: Rule = () => ({
  ref(node, { report, resolve, location, type }) {
    const folder = componentFolders[type.name]
    const target = resolve(node).location
    if (!folder || !target) return
    const file = target.source.absoluteRef
    if (String(node.$ref).includes('#')) {
      report({
        message: `${node.$ref}: refer to a whole file. Move the ${type.name.toLowerCase()} to ${folder}/<Name>.yaml.`,
        location,
      })
    } else if (basename(dirname(file)) !== folder || !/^[A-Z][A-Za-z0-9]*\.yaml$/.test(basename(file))) {
      report({
        message: `${node.$ref}: name this ${type.name.toLowerCase()}'s file ${folder}/<NameInPascalCase>.yaml.`,
        location,
      })
    }
  },
})
