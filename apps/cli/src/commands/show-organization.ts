import { type Contents, countContents, findOrganizationByName, maxCount } from '@channel/core/organizations'
import { findDeletion } from '@channel/queues/deletion'
import { onCellOf } from '../on-database.ts'
import { printOne } from '../output/print.ts'
import { operatorCommand } from './operator-command.ts'
import { showRetention } from './show-retention.ts'

export const showOrganizationCommand = operatorCommand(
  'show',
  `show an organization, and what it has

Counts of more than ${maxCount} are not exact: counting stops there, so that it is cheap. They are printed as "${maxCount} or more"; with
--json, \`capped\` names them.`,
  ['organization show org_01JQ4Z0N9V7T3C5R8M2K6X1WEB', 'organization show Acme --json'],
)
  .argument('<organization>', 'its id or its name')
  .action(async (idOrName, { json }) => {
    const shown = await onCellOf(['organization', idOrName], async (database) => {
      const organization = await findOrganizationByName(database, idOrName)
      const contents = await countContents(database, organization.id)
      const deletion = await findDeletion(database, organization.id)
      return { organization, contents, deletion_started_at: deletion?.started_at ?? null }
    })
    const { organization, contents, deletion_started_at } = shown
    if (json) return printOne({ ...organization, contents, capped: cappedOf(contents), deletion_started_at }, json)
    const counts = Object.fromEntries(Object.entries(contents).map(([name, count]) => [name, show(count)]))
    printOne({ ...showRetention(organization), ...counts, deletion_started_at }, json)
  })

function show(count: number): string {
  return count < maxCount ? String(count) : `${maxCount} or more`
}

function cappedOf(contents: Contents): string[] {
  return Object.entries(contents).flatMap(([name, count]) => (count < maxCount ? [] : [name]))
}
