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
  const ids = new Map<string, string>()
  // Oldest first: the list shows the newest on top. One in four writes to the second account.
  for (const [index, { labels: _, ...body }] of contacts.entries()) {
    const { phone_number_id } = index % 4 === 2 ? other : main
    const { id } = await createContactInAccount(tx, scope, { params: { phone_number_id }, body })
    ids.set(body.phone_number, id)
  }
  for (const label of demoLabels) {
    const { id: label_id } = await createLabel(tx, scope, { body: { team_id, ...label } })
    const labelled = contacts.filter(({ labels }) => labels.includes(label.name))
    const contact_ids = labelled.flatMap(({ phone_number }) => ids.get(phone_number) ?? [])
    await bulkLabelContacts(tx, scope, { body: { contact_ids, label_id, operation: 'attach' } })
  }
}
