import { type Queryable, statement } from '@channel/db'

/** How the setup pages of an organization look. */
export interface Brand {
  /** `#` and six hexadecimal digits, lower case. */
  readonly color: string | null
  readonly logo: { readonly type: string; readonly bytes: Buffer } | null
}

const selectBrand = statement(
  'find_brand',
  'SELECT color, logo, logo_type FROM organization_brands WHERE organization_id = $1',
)

/** The brand of an organization; all null if none was set. */
export async function findBrand(database: Queryable, organizationId: string): Promise<Brand> {
  const [row] = await database.query(selectBrand, [organizationId])
  const { color = null, logo = null, logo_type = null } = row ?? {}
  return { color, logo: logo === null || logo_type === null ? null : { type: logo_type, bytes: logo } }
}
