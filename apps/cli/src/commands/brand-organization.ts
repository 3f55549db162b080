import { readFileSync } from 'node:fs'
import { recordAudit } from '@channel/core/mechanisms/audit-log'
import { updateBrand } from '@channel/core/organizations'
import { parseId } from '../arguments/parse-value.ts'
import { inTransaction } from '../on-database.ts'
import { printOne } from '../output/print.ts'
import { operatorCommand } from './operator-command.ts'

export const brandOrganizationCommand = operatorCommand('brand', 'set how the setup pages of an organization look', [
  'organization brand org_01JQ4Z0N9V7T3C5R8M2K6X1WEB --color #0b57d0 --logo logo.png',
  'organization brand org_01JQ4Z0N9V7T3C5R8M2K6X1WEB --no-logo',
])
  .argument('<id>', 'the organization', parseId('org'))
  .option('--color <color>', 'color of the buttons: # and six hexadecimal digits')
  .option('--no-color', 'the default color')
  .option('--logo <file>', 'a PNG, JPEG or WebP file of at most 64 KiB')
  .option('--no-logo', 'the name in place of a logo')
  .action(async (id, { json, color, logo }, command) => {
    if (color === undefined && logo === undefined) {
      command.error('nothing to change: give --color, --no-color, --logo or --no-logo')
    }
    const change = { color: removable(color), logo: readLogo(removable(logo)) }
    const brand = await inTransaction(['organization', id], async (tx) => {
      const updated = await updateBrand(tx, { id, ...change })
      const details = {
        brand_color: updated.color,
        ...(change.logo !== undefined && { brand_logo: updated.logo?.type ?? null }),
      }
      recordAudit(tx, { organizationId: id, action: 'updateOrganization', outcome: 'succeeded', targetId: id, details })
      return updated
    })
    printOne({ id, color: brand.color, logo: brand.logo?.type ?? null }, json)

    function readLogo(file: string | null | undefined): Buffer | null | undefined {
      if (typeof file !== 'string') return file
      try {
        return readFileSync(file)
      } catch (error) {
        return command.error(`cannot read ${file}: ${(error as Error).message}`)
      }
    }
  })

/** An option with a `--no-` twin: false removes the value. */
function removable(value: string | boolean | undefined): string | null | undefined {
  return typeof value === 'boolean' ? (value ? undefined : null) : value
}
