/** A metric in the text format of Prometheus. */
export interface MetricFamily {
  readonly type: string
  readonly help: string
  readonly samples: readonly MetricSample[]
}

export interface MetricSample {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

const suffixes = { histogram: ['_bucket', '_sum', '_count'], counter: ['_total', ''], gauge: [''] } as const

/**
 * Parses the text format of Prometheus strictly: each family has one HELP, one TYPE and then its samples, none twice, and buckets
 * are cumulative.
 *
 * @throws Error with the line that is wrong
 */
export function parseMetrics(text: string): Map<string, MetricFamily> {
  if (!text.endsWith('\n')) throw new Error('The last line does not end.')
  const families = new Map<string, { type: string; help: string; samples: MetricSample[] }>()
  const seen = new Set<string>()
  let current = ''
  for (const line of text.split('\n').slice(0, -1)) {
    const fail = (reason: string) => new Error(`${reason}: ${line}`)
    const [, keyword, name = '', rest = ''] = /^# (HELP|TYPE) ([a-zA-Z_:][a-zA-Z0-9_:]*) (.+)$/.exec(line) ?? []
    if (keyword === 'HELP') {
      if (families.has(name)) throw fail('a family twice')
      families.set(name, { type: '', help: rest, samples: [] })
      current = name
    } else if (keyword === 'TYPE') {
      const family = families.get(name)
      if (family === undefined || name !== current || family.type !== '') throw fail('a TYPE that follows no HELP')
      if (!(rest in suffixes)) throw fail('an unknown type')
      family.type = rest
    } else if (!line.startsWith('# ')) {
      const sample = parseSample(line)
      const family = families.get(current)
      if (sample === undefined || family === undefined) throw fail('no sample')
      const allowed = suffixes[family.type as keyof typeof suffixes] ?? []
      if (!allowed.some((suffix) => sample.name === current + suffix)) throw fail('a sample of another family')
      const key = JSON.stringify([sample.name, Object.entries(sample.labels).sort()])
      if (seen.has(key)) throw fail('a sample twice')
      seen.add(key)
      family.samples.push(sample)
    }
  }
  for (const [name, family] of families) requireCumulativeBuckets(name, family)
  return families
}

function parseSample(line: string): MetricSample | undefined {
  const [, name, inBraces, number] = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
  if (name === undefined || number === undefined) return undefined
  const labels: Record<string, string> = {}
  let rest = inBraces ?? ''
  while (rest !== '') {
    const [all, label, value] = /^([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"(?:,(?=.)|$)/.exec(rest) ?? []
    if (all === undefined || label === undefined || value === undefined || label in labels) return undefined
    labels[label] = value
    rest = rest.slice(all.length)
  }
  const value = number === '+Inf' ? Number.POSITIVE_INFINITY : Number(number)
  return Number.isNaN(value) ? undefined : { name, labels, value }
}

function requireCumulativeBuckets(name: string, { type, samples }: MetricFamily): void {
  if (type !== 'histogram') return
  const series = Map.groupBy(samples, ({ labels: { le: _le, ...others } }) =>
    JSON.stringify(Object.entries(others).sort()),
  )
  for (const [labels, each] of series) {
    const buckets = each.filter((sample) => sample.name.endsWith('_bucket')).map(({ value }) => value)
    const count = each.find((sample) => sample.name.endsWith('_count'))?.value
    const isCumulative = buckets.every((value, index) => index === 0 || value >= (buckets[index - 1] ?? 0))
    if (!isCumulative || buckets.at(-1) !== count) throw new Error(`${name} has buckets that do not add up: ${labels}`)
  }
}
