import {
  bulkLabelContacts,
  connectAccount,
  createContactInAccount,
  createLabel,
  createOrganization,
  createTeam,
  type Scope,
} from '@channel/core'
import type { Transaction } from '@channel/db'
import { demoAccounts, demoContacts, demoLabels, demoOrganization } from './demo-data.ts'

const contactsInAll = 300

/**
 * Makes the demo organization with all that belongs to it, through the same verbs as everybody's data.
 *
 * @returns the organization's id
 */
export async function makeDemo(tx: Transaction, process: Pick<Scope, 'now' | 'secrets'>): Promise<string> {
  const { id: organizationId } = await createOrganization(tx, { name: demoOrganization })
  const team = await createTeam(tx, { organization_id: organizationId, name: 'Front of house' })
  for (const account of demoAccounts) {
    await connectAccount(tx, { organization_id: organizationId, team_id: team.id, ...account })
  }
  await makeContacts(tx, { ...process, organizationId }, team.id)
  return organizationId
}

async function makeContacts(tx: Transaction, scope: Scope, team_id: string): Promise<void> {
  const [main, other] = demoAccounts
  const contacts = demoContacts(contactsInAll)
  // Started together they share round trips, and run in their order. One in four belongs to the second account.
  const ids = await Promise.all(
    contacts.map(async ({ labels: _, ...body }, index) => {
      const { phone_number_id } = index % 4 === 2 ? other : main
      const { id } = await createContactInAccount(tx, scope, { params: { phone_number_id }, body })
      return id
    }),
  )
  for (const label of demoLabels) {
    const { id: label_id } = await createLabel(tx, scope, { body: { team_id, ...label } })
    const contact_ids = ids.filter((_, index) => contacts[index]?.labels.includes(label.name))
    await bulkLabelContacts(tx, scope, { body: { contact_ids, label_id, operation: 'attach' } })
  }
}
