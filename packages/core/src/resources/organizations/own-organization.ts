import type { Organization, UpdateOrganizationInput } from '@channel/contract/dashboard/types'
import { type OrganizationRow, type Queryable, statement, type Transaction } from '@channel/db'
import { ApiError, invalidField } from '../../mechanisms/errors/index.ts'
import { noOtherFields } from '../../mechanisms/fields/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { type Brand, findBrand, logoOfUrl, logoUrl } from './brand.ts'
import { findOrganization } from './find-organization.ts'
import { problemOf, saveBrand } from './update-brand.ts'

const rename = statement('rename_organization', 'UPDATE organizations SET name = $2, updated_at = now() WHERE id = $1')

const setWindowClosing = statement(
  'set_window_closing_minutes',
  'UPDATE organizations SET window_closing_minutes = $2, updated_at = now() WHERE id = $1',
)

const setSecondFactor = statement(
  'require_second_factor',
  'UPDATE organizations SET require_second_factor = $2, updated_at = now() WHERE id = $1',
)

const setMessageLinks = statement(
  'set_public_message_links',
  'UPDATE organizations SET public_message_links = $2, updated_at = now() WHERE id = $1',
)

/** Returns the organization as its users see it. */
export async function getOwnOrganization(database: Queryable, scope: Scope): Promise<Organization> {
  const { organizationId } = scope
  return view(await findOrganization(database, organizationId), await findBrand(database, organizationId))
}

/**
 * Changes what the organization's owners may change: its name, its brand, how long before a window closes it gets an event, whether
 * members need a second factor, and whether public links show messages.
 *
 * @param owner the user who changes it, and whether the session began with a second factor
 * @throws ApiError `invalid_field_value` for a blank name, an invalid color, and a logo that is too large or not a picture;
 *   `second_factor_missing` for an owner who requires a second factor without using one
 */
export async function updateOwnOrganization(
  tx: Transaction,
  scope: Scope,
  { body }: Pick<UpdateOrganizationInput, 'body'>,
  owner: { readonly usedSecondFactor: boolean },
): Promise<Organization> {
  const {
    name,
    window_closing_minutes,
    require_second_factor,
    public_message_links,
    brand_color,
    brand_logo,
    ...rest
  } = body
  noOtherFields(rest)
  if (name !== undefined) {
    if (name.trim() === '') throw invalidField('name', 'The name must not be blank.')
    await tx.execute(rename, [scope.organizationId, name])
  }
  if (window_closing_minutes !== undefined) {
    await tx.execute(setWindowClosing, [scope.organizationId, window_closing_minutes])
  }
  if (require_second_factor !== undefined) {
    // Otherwise this owner would be locked out.
    if (require_second_factor && !owner.usedSecondFactor)
      throw new ApiError('second_factor_missing', 'Sign in with a second factor of your own before you require one.')
    await tx.execute(setSecondFactor, [scope.organizationId, require_second_factor])
  }
  if (public_message_links !== undefined)
    await tx.execute(setMessageLinks, [scope.organizationId, public_message_links])
  await changeBrand(tx, scope, { brand_color, brand_logo })
  return getOwnOrganization(tx, scope)
}

async function changeBrand(
  tx: Transaction,
  { organizationId }: Scope,
  { brand_color: color, brand_logo: url }: Pick<UpdateOrganizationInput['body'], 'brand_color' | 'brand_logo'>,
): Promise<void> {
  if (color === undefined && url === undefined) return
  const logo = typeof url === 'string' ? logoOfUrl(url) : url
  if (typeof url === 'string' && logo === undefined)
    throw invalidField('brand_logo', '`brand_logo` must be a data URL in base64, as data:image/png;base64,….')
  const problem = problemOf({ color, logo })
  if (problem !== undefined)
    throw invalidField(`brand_${problem.field}`, `\`brand_${problem.field}\` ${problem.message}`)
  await saveBrand(tx, organizationId, { color, logo })
}

function view(row: OrganizationRow, { color, logo }: Brand): Organization {
  return {
    id: row.id,
    object: 'organization',
    name: row.name,
    plan: row.plan,
    state: row.state,
    require_consent: row.require_consent,
    monthly_messages: row.monthly_messages,
    window_closing_minutes: row.window_closing_minutes,
    require_second_factor: row.require_second_factor,
    public_message_links: row.public_message_links,
    brand_color: color,
    brand_logo: logo && logoUrl(logo),
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}
