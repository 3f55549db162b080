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

/** The logo as a data URL, so that a page needs no other request. */
export function logoUrl({ type, bytes }: NonNullable<Brand['logo']>): string {
  return `data:${type};base64,${bytes.toString('base64')}`
}

/** The bytes of a data URL in base64; undefined if the text is none. */
export function logoOfUrl(url: string): Buffer | undefined {
  const [, base64] = /^data:[a-z]+\/[a-z+.-]+;base64,([A-Za-z0-9+/]+={0,2})$/.exec(url) ?? []
  return base64 === undefined ? undefined : Buffer.from(base64, 'base64')
}
