import { operationRule } from '../operation-rule.ts'

/** The verbs that an operationId may begin with. */
export const operationVerbs = [
  'get',
  'list',
  'search',
  'create',
  'update',
  'upsert',
  'export',
  'block',
  'unblock',
  'delete',
  'attach',
  'detach',
  'mark',
  'send',
  'start',
  'pause',
  'cancel',
  'sync',
  'replay',
  'recover',
  'bulk',
  'accept',
  'complete',
]

const operationId = new RegExp(`^(${operationVerbs.join('|')})[A-Z][A-Za-z]*$`)

/** Whether an operationId consists of a verb of the closed list and a noun. */
export function hasListedVerb(id: string): boolean {
  return operationId.test(id)
}

/** An operationId consists of a verb of the closed list and a noun. */
export const operationIdVerb = operationRule((operation, report) => {
  if (hasListedVerb(String(operation.operationId))) return
  const verbs = operationVerbs.join(' ')
  report(`begin the operationId with one of ${verbs}, then a noun, such as getContact`, 'operationId')
})
