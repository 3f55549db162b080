import type { Rule } from '../context.ts'
import { mapping, successes } from '../nodes.ts'

/** A 201 or 202 response links to the operations that read, update and delete the new resource. */
export const createsLinkOn: Rule = () => {
  const operationIds = new Set<string>()
  const checks: (() => void)[] = []
  return {
    Operation(operation, { report, location }) {
      const id = String(operation.operationId)
      operationIds.add(id)
      const noun = /^(?:create|send|replay)([A-Z]\w*?)(?:InAccount)?$/.exec(id)?.[1]
      if (noun === undefined) return
      for (const [status, { links }] of successes(operation)) {
        const targets = Object.values(mapping(links)).map((link) => mapping(link).operationId)
        checks.push(() => {
          for (const wanted of [`get${noun}`, `update${noun}`, `delete${noun}`]) {
            if (!operationIds.has(wanted) || targets.includes(wanted)) continue
            report({
              message: `${id}: link the response ${status} to ${wanted}.`,
              location: location.child(['responses', status]),
            })
          }
        })
      }
    },
    Paths: {
      leave() {
        for (const check of checks) check()
      },
    },
  }
}
