import type { Rule } from '../context.ts'

/** The verbs that an operationId may begin with. */
export const operationVerbs = [
  'get',
  'list',
  'create',
  'update',
  'delete',
  'attach',
  'detach',
  'mark',
  'send',
  'sync',
  'replay',
  'bulk',
  'accept',
  'complete',
]

/** An operationId consists of a verb of the closed list and a noun. */
export const operationIdVerb: Rule = () => ({
  Operation(operation, { report, location }) {
    const id = String(operation.operationId)
    if (new RegExp(`^(${operationVerbs.join('|')})[A-Z][A-Za-z]*$`).test(id)) return
    const message = `${id}: begin the operationId with one of ${operationVerbs.join(' ')}, then a noun, such as getContact.`
    report({ message, location: location.child(['operationId']) })
  },
})
