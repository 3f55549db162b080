import type { Node, Rule } from '../context.ts'
import { resolves } from '../link-expression.ts'
import { list, mapping, resolved } from '../nodes.ts'

/**
 * A link can be followed: its operation exists, it passes exactly that operation's parameters, and each value exists in the
 * request or in every such response of the source operation.
 */
export const linksResolve: Rule = () => {
  const parametersOf = new Map<unknown, Node[]>()
  const checks: (() => void)[] = []
  return {
    Operation(operation, context) {
      const id = String(operation.operationId)
      const file = context.location.source.absoluteRef
      const parameters = list(operation.parameters).map((parameter) => resolved(parameter, context))
      parametersOf.set(id, parameters)
      const requestBody = mapping(operation.requestBody)
      for (const [status, each] of Object.entries(mapping(operation.responses))) {
        const response = mapping(each)
        for (const [name, link] of Object.entries(mapping(response.links))) {
          const location = context.location.child(['responses', status, 'links', name])
          const say = (what: string) => context.report({ message: `${id}: the link ${name} ${what}.`, location })
          const { operationId, parameters: given } = mapping(link)
          for (const expression of Object.values(mapping(given))) {
            if (resolves(expression, { parameters, requestBody, response, context, file })) continue
            say(`takes ${expression}, which does not exist`)
          }
          checks.push(() => {
            const asked = parametersOf.get(operationId)
            if (asked === undefined) return say(`leads to ${operationId}, which does not exist`)
            const names = Object.keys(mapping(given))
            for (const parameter of asked.filter(({ name, required }) => required && !names.includes(String(name)))) {
              say(`lacks ${parameter.name}, which ${operationId} requires`)
            }
            for (const parameter of names.filter((each) => !asked.some(({ name }) => name === each))) {
              say(`gives ${parameter}, which ${operationId} does not take`)
            }
          })
        }
      }
    },
    Paths: {
      leave() {
        for (const check of checks) check()
      },
    },
  }
}
