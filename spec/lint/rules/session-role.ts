import { list } from '../nodes.ts'
import { isOfDashboard, operationRule } from '../operation-rule.ts'

const roles = ['read_only', 'member', 'owner']

/**
 * Every operation of the dashboard that needs a session says which role may call it (`x-role`), and no other operation does:
 * customers know no roles.
 */
export const sessionRole = operationRule((operation, report, context) => {
  const { security, 'x-role': role } = operation
  const isOpen = 'security' in operation && list(security).length === 0
  const needsRole = isOfDashboard(context) && !isOpen
  if (needsRole && !roles.includes(String(role))) {
    report(`add the lowest role that may call it as x-role: ${roles.join(', ')}`)
  }
  if (!needsRole && role !== undefined) {
    const why = isOpen
      ? 'without a session there is no role'
      : 'customers know no roles. Its role is in x-public-operations of spec/dashboard.yaml'
    report(`remove x-role: ${why}`, 'x-role')
  }
})
