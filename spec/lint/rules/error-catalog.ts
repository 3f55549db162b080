import { basename } from 'node:path'
import type { Rule } from '../context.ts'
import { errorLetters } from '../error-letters.ts'
import { list, mapping } from '../nodes.ts'

/** `x-catalog` of ErrorCode has one row for each code, and the status of its letter. */
export const errorCatalog: Rule = () => ({
  Schema(schema, { report, location }) {
    if (basename(location.source.absoluteRef) !== 'ErrorCode.yaml') return
    const catalog = mapping(schema['x-catalog'])
    const codes = list(schema.enum).map(String)
    for (const code of codes) {
      const row = mapping(catalog[code])
      const wanted = errorLetters[String(row.letter)]?.status ?? String(row.status)
      if (!(code in catalog))
        report({ message: `ErrorCode: add ${code} to x-catalog, with its status and type.`, location })
      else if (String(row.status) !== wanted) {
        report({
          message: `ErrorCode: ${code} has the letter ${row.letter}, so its status is ${wanted}.`,
          location: location.child(['x-catalog', code]),
        })
      }
    }
    for (const code of Object.keys(catalog).filter((each) => !codes.includes(each))) {
      report({
        message: `ErrorCode: add ${code} to the enum, or take it out of x-catalog.`,
        location: location.child(['x-catalog', code]),
      })
    }
  },
})
