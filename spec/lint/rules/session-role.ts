import type { Rule } from '../context.ts'
import { list } from '../nodes.ts'

const roles = ['read_only', 'member', 'owner']
const fileOfDashboard = /\/dashboard\/[^/]+\/[^/]+$/

/**
 * Every operation of the dashboard that needs a session says which role may call it (`x-role`), and no other operation does:
 * customers know no roles.
 */
export const sessionRole: Rule = () => ({
  Operation(operation, { report, location }) {
    const { operationId: id, security, 'x-role': role } = operation
    const isOpen = 'security' in operation && list(security).length === 0
    const needsRole = fileOfDashboard.test(location.source.absoluteRef) && !isOpen
    if (needsRole && !roles.includes(String(role))) {
      report({ message: `${id}: add the lowest role that may call it as x-role: ${roles.join(', ')}.`, location })
    }
    if (!needsRole && role !== undefined) {
      const message = isOpen
        ? `${id}: remove x-role: without a session there is no role.`
        : `${id}: remove x-role: customers know no roles. Its role is in x-public-operations of spec/dashboard.yaml.`
      report({ message, location: location.child(['x-role']) })
    }
  },
})
