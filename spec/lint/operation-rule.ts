import type { Context, Node, Rule } from './context.ts'

/** Reports a problem of an operation. `path` leads from the operation to the part that it is about. */
export type Report = (what: string, ...path: string[]) => void

/** A rule about the operations of this service. Its messages begin with the operationId. */
export function operationRule(judge: (operation: Node, report: Report, context: Context) => void): Rule {
  return () => ({
    Operation(operation, context) {
      if (isOfWebhooks(context)) return
      const report: Report = (what, ...path) => {
        const location = path.length > 0 ? context.location.child(path) : context.location
        context.report({ message: `${operation.operationId}: ${what}.`, location })
      }
      judge(operation, report, context)
    },
  })
}

/** Whether a node is part of a webhook: receivers respond to those, and no rule about this service's responses applies. */
export function isOfWebhooks({ location }: Context): boolean {
  return /(?<!\/resources)\/events\/([^/]+\/)?[^/]+$/.test(location.source.absoluteRef)
}

/** Whether an operation belongs to the API of the dashboard. */
export function isOfDashboard({ location }: Context): boolean {
  return /\/dashboard\/[^/]+\/[^/]+$/.test(location.source.absoluteRef)
}
