import { basename } from 'node:path'
import type { Rule } from '../context.ts'
import { allCodes, readErrors } from '../error-groups.ts'
import { mapping, resolved } from '../nodes.ts'

const { groups } = readErrors()

/** The type and the response status of an example error match its code (spec/errors.yaml). */
export const errorCatalog: Rule = () => ({
  Response(response, context) {
    const name = basename(context.location.source.absoluteRef, '.yaml')
    const own = groups.find((group) => group.response === name || group.addition?.response === name)
    for (const [mediaType, content] of Object.entries(mapping(response.content))) {
      for (const [key, example] of Object.entries(mapping(mapping(content).examples))) {
        const error = mapping(mapping(resolved(example, context).value).error)
        if (!('code' in error)) continue
        const location = context.location.child(['content', mediaType, 'examples', key])
        const group = groups.find((each) => Object.hasOwn(allCodes(each), String(error.code)))
        const report = (message: string) => context.report({ message: `${error.code}: ${message}`, location })
        if (group === undefined) report('this code is not in spec/errors.yaml.')
        else if (error.type !== group.type) report(`its type is ${group.type}, not ${error.type}.`)
        else if (own !== undefined && own !== group) report(`its status is ${group.status}, not ${own.status}.`)
      }
    }
  },
})
