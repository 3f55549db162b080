import { basename } from 'node:path'
import type { Rule } from '../context.ts'
import { mapping, resolved } from '../nodes.ts'

/** Every request body and every response body has named examples, each with a summary. */
export const examplePerBody: Rule = () => ({
  MediaType(mediaType, context) {
    const { report, location } = context
    const at = `${basename(location.source.absoluteRef, '.yaml')} ${location.pointer}`
    const examples = mapping(mediaType.examples)
    if (Object.keys(examples).length === 0) {
      report({ message: `${at}: add at least one named example under \`examples\`.`, location })
    }
    for (const [name, example] of Object.entries(examples)) {
      const { summary, ...rest } = resolved(example, context)
      // Redocly itself reports an unresolved reference.
      if (summary || Object.keys(rest).length === 0) continue
      report({
        message: `${at}: give the example \`${name}\` a summary.`,
        location: location.child(['examples', name]),
      })
    }
  },
})
