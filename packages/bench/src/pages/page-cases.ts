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
 * The first page, the 10,000th (or the deepest of a smaller list), and every filter: with what many have, few have and
 * nobody has.
 *
 * @param contacts how many were made; which have what, is told by the rule that made them
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
  // The n-th contact: a multiple of 100, and what is added to it, decide what it has.
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
      'phone_number, one has it',
      some.map((n) => number(n + 1)),
    ),
    filter(
      'phone_number, nobody has it',
      some.map((n) => number(9_000_000 + n)),
    ),
    filter(
      'username, one has it',
      some.map((n) => `username=ana.souza_${n + 2}`),
    ),
    filter(
      'username, nobody has it',
      some.map((n) => `username=nobody.${n}`),
    ),
    filter(
      'bsuid, one has it',
      some.map((n) => `bsuid=DE.Bench${n + 1}`),
    ),
    filter(
      'bsuid, nobody has it',
      some.map((n) => `bsuid=DE.Nobody${n}`),
    ),
    filter('label_id, one in 100 has it', [`label_id=${fixture.commonLabelId}`]),
    filter('label_id, one in 100,000 has it', [`label_id=${fixture.rareLabelId}`]),
    filter('search, one in 7 has it', ['search=souza', 'search=Meyer', 'search=okafor']),
    filter('search, one in 100,000 has it', ['search=zebulon']),
    filter(
      'search, one has it',
      some.map((n) => `search=souza.${n + 56 - ((n + 56) % 56)}%40example`),
    ),
    filter('search, one has it, of trigrams that many have', ['search=souza%20ana']),
    {
      name: 'search, one has it, and many contacts of other accounts',
      kind: 'filter',
      paths: [`/v1/${fixture.phoneNumberIds[9]}/contacts?limit=${limit}&search=ana%20souza`],
    },
    filter(
      'search, nobody has it',
      some.map((n) => `search=nobody${n}`),
    ),
  ]
}
