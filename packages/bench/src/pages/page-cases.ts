import { fixture } from '../database/fixture.ts'
import type { RankedPosition } from '../http/read-positions.ts'
import type { Variant } from '../http/variant.ts'

/** One kind of page of the largest account's contacts. */
export interface PageCase {
  readonly name: string
  readonly kind: 'first' | 'deep' | 'filter'
  readonly paths: readonly string[]
}

const limit = 25
const differentValues = 100

/**
 * The first page, the 10,000th (or the deepest of a smaller list), and every filter: with many, few and no matches.
 *
 * @param contacts the number of contacts
 */
export function pageCases(service: Variant, positions: readonly RankedPosition[], contacts: number): PageCase[] {
  const account = fixture.phoneNumberIds[0] as string
  const list = `/v1/${account}/contacts?limit=${limit}`
  const ofAccount = positions.filter(({ phoneNumberId }) => phoneNumberId === account)
  const deep = (ofAccount.findLast(({ rank }) => rank <= 10_000 * limit - limit) ?? ofAccount.at(-1)) as RankedPosition
  const filter = (name: string, queries: readonly string[]): PageCase => ({
    name,
    kind: 'filter',
    paths: queries.map((query) => `${list}&${query}`),
  })
  // A contact's index modulo 100 decides its fields; these are multiples of 100.
  const some = Array.from(
    { length: differentValues },
    (_, index) => 100 * Math.floor((index * contacts) / 100 / differentValues),
  )
  const number = (n: number) => `phone_number=%2B49170${String(n).padStart(7, '0')}`
  return [
    { name: 'page 1', kind: 'first', paths: [list] },
    {
      name: `page ${(deep.rank / limit + 1).toLocaleString('en')}`,
      kind: 'deep',
      paths: [`${list}&cursor=${service.cursorAfter(account, deep)}`],
    },
    filter(
      'phone_number, one match',
      some.map((n) => number(n + 1)),
    ),
    filter(
      'phone_number, no match',
      some.map((n) => number(9_000_000 + n)),
    ),
    filter(
      'username, one match',
      some.map((n) => `username=ana.souza_${n + 2}`),
    ),
    filter(
      'username, no match',
      some.map((n) => `username=nobody.${n}`),
    ),
    filter(
      'bsuid, one match',
      some.map((n) => `bsuid=DE.Bench${n + 1}`),
    ),
    filter(
      'bsuid, no match',
      some.map((n) => `bsuid=DE.Nobody${n}`),
    ),
    filter('label_id, one in 100', [`label_id=${fixture.commonLabelId}`]),
    filter('label_id, one in 100,000', [`label_id=${fixture.rareLabelId}`]),
    filter('search, one in 7', ['search=souza', 'search=Meyer', 'search=okafor']),
    filter('search, one in 100,000', ['search=zebulon']),
    filter(
      'search, one match',
      some.map((n) => `search=souza.${n + 56 - ((n + 56) % 56)}%40example`),
    ),
    filter('search, one match with common trigrams', ['search=souza%20ana']),
    {
      name: 'search, one match, and many in other accounts',
      kind: 'filter',
      paths: [`/v1/${fixture.phoneNumberIds[9]}/contacts?limit=${limit}&search=ana%20souza`],
    },
    filter(
      'search, no match',
      some.map((n) => `search=nobody${n}`),
    ),
  ]
}
