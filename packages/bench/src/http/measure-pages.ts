import type { RunningProcess } from '@channel/test-kit/start-process'
import { fixture } from '../database/fixture.ts'
import { atMost, type Report } from '../report/goal.ts'
import { renderTable } from '../report/render-table.ts'
import { measureRounds } from '../statistics/measure-rounds.ts'
import { medianRatio } from '../statistics/median-ratio.ts'
import { medianRound } from '../statistics/median-round.ts'
import { type DeepPage, firstPage } from './deep-pages.ts'
import { measureLoad } from './measure-load.ts'

const [account = ''] = fixture.phoneNumberIds
const maxPage = 10_000
const maxDeep = 1.2
const maxFiltered = 2

/**
 * Measures the response times of the largest account's pages for one client: page 10,000, or the last one of a smaller
 * list, and filters that match few contacts or none, compared with page 1. Which index each list uses is tested in
 * core.
 */
export async function measurePages(
  loader: RunningProcess,
  server: RunningProcess,
  deepPages: readonly DeepPage[],
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
  log: (line: string) => void,
): Promise<Report> {
  const deep = deepPages.findLast((each) => each.account === account && each.page <= maxPage)
  if (deep === undefined) throw new Error('there are too few contacts for a deep page')
  const load = (path: string) => () =>
    measureLoad(loader, server, { kind: 'get', paths: [path] }, { connections: 1, seconds: Math.min(1, seconds) })
  const filtered = (query: string) => load(`${firstPage(account)}&${query}`)
  const measured = await measureRounds(
    rounds,
    {
      'page 1': load(firstPage(account)),
      [`page ${deep.page.toLocaleString('en')}`]: load(deep.path),
      'label_id, one in 100,000': filtered(`label_id=${fixture.rareLabelId}`),
      'phone_number, no match': filtered('phone_number=%2B491709999999'),
      'search, one in 7': filtered('search=souza'),
      'search, no match': filtered('search=nobody17'),
    },
    log,
  )
  const waits = (name: string) => (measured[name] ?? []).map(({ p50Ms }) => p50Ms)
  const ratios = Object.keys(measured).map((name) => [name, medianRatio(waits(name), waits('page 1'))] as const)
  const rows = ratios.map(([name, ratio]) => {
    const { p50Ms, p99Ms } = medianRound(measured[name] ?? [])
    return [name, p50Ms.toFixed(2), p99Ms.toFixed(2), ratio.toFixed(2)]
  })
  return {
    text: ['pages of 25, one request after the other', renderTable(['', 'p50 ms', 'p99 ms', '× page 1'], rows)].join(
      '\n',
    ),
    goals: ratios
      .slice(1)
      .map(([name, ratio]) =>
        atMost(`${name}, compared with page 1`, ratio, name.startsWith('page') ? maxDeep : maxFiltered),
      ),
  }
}
