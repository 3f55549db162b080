import { statement, type Transaction } from '@channel/db'
import { OperatorError } from '../../mechanisms/errors/index.ts'
import type { Brand } from './brand.ts'
import { findOrganization } from './find-organization.ts'
import { pictureType } from './picture-type.ts'

/** A change of the brand. Missing fields keep their values, null removes them. */
export interface BrandChange {
  readonly color?: string | null | undefined
  /** A PNG, JPEG or WebP file. */
  readonly logo?: Buffer | null | undefined
}

/** A change of the brand of an organization. */
export interface BrandUpdate extends BrandChange {
  readonly id: string
}

const upsertBrand = statement(
  'update_brand',
  `INSERT INTO organization_brands AS brand (organization_id, color, logo, logo_type)
   VALUES ($1, $3, $5, $6)
   ON CONFLICT (organization_id) DO UPDATE
   SET color = CASE WHEN $2::boolean THEN excluded.color ELSE brand.color END,
       logo = CASE WHEN $4::boolean THEN excluded.logo ELSE brand.logo END,
       logo_type = CASE WHEN $4 THEN excluded.logo_type ELSE brand.logo_type END,
       updated_at = excluded.updated_at
   RETURNING color, logo, logo_type`,
)

const maxLogoBytes = 65_536

/** @throws OperatorError for an unknown organization, an invalid color, and a logo that is too large or not a picture */
export async function updateBrand(tx: Transaction, { id, ...change }: BrandUpdate): Promise<Brand> {
  const problem = problemOf(change)
  if (problem !== undefined) throw new OperatorError(`${problem.field} ${problem.message}`)
  await findOrganization(tx, id)
  return saveBrand(tx, id, change)
}

/** The problem of an invalid change: the color, or a logo that is too large or not a picture. Undefined if it is valid. */
export function problemOf({
  color,
  logo,
}: BrandChange): { readonly field: 'color' | 'logo'; readonly message: string } | undefined {
  if (typeof color === 'string' && !/^#[0-9a-f]{6}$/i.test(color)) {
    const message = `must be # and six hexadecimal digits, such as #0b57d0, not ${JSON.stringify(color)}.`
    return { field: 'color', message }
  }
  if (!logo) return undefined
  if (logo.length > maxLogoBytes) return { field: 'logo', message: `must have at most ${maxLogoBytes} bytes.` }
  if (pictureType(logo) === undefined) return { field: 'logo', message: 'must be a PNG, JPEG or WebP file.' }
  return undefined
}

/** Saves a change without a problem, see {@link problemOf}. */
export async function saveBrand(tx: Transaction, id: string, { color, logo }: BrandChange): Promise<Brand> {
  const type = logo ? pictureType(logo) : null
  const values = [id, color !== undefined, color?.toLowerCase() ?? null, logo !== undefined, logo ?? null, type]
  const [row] = await tx.query(upsertBrand, values)
  const { logo: bytes, logo_type } = row!
  return { color: row!.color, logo: bytes === null || logo_type === null ? null : { type: logo_type, bytes } }
}
