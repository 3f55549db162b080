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
          const report = (what: string) => context.report({ message: `${id}: the link ${name} ${what}.`, location })
          const { operationId, parameters: given } = mapping(link)
          for (const expression of Object.values(mapping(given))) {
            if (resolves(expression, { parameters, requestBody, response, context, file })) continue
            report(`takes ${expression}, which does not exist`)
          }
          checks.push(() => {
            const declared = parametersOf.get(operationId)
            if (declared === undefined) return report(`leads to ${operationId}, which does not exist`)
            const names = Object.keys(mapping(given))
            for (const parameter of declared.filter(
              ({ name, required }) => required && !names.includes(String(name)),
            )) {
              report(`lacks ${parameter.name}, which ${operationId} requires`)
            }
            for (const parameter of names.filter((each) => !declared.some(({ name }) => name === each))) {
              report(`gives ${parameter}, which ${operationId} does not take`)
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
