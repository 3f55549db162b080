import { useState } from 'react'
import { BarButtons } from './bar-buttons.tsx'
import type { ChartBar, ChartSeries } from './chart-data.ts'
import { classNames } from './class-names.ts'

interface BarChartProps {
  readonly label: string
  readonly series: readonly ChartSeries[]
  readonly bars: readonly ChartBar[]
  readonly onOpen: (index: number) => void
}

const height = 132
const numbers = new Intl.NumberFormat(undefined, { notation: 'compact', maximumFractionDigits: 1 })
const exact = new Intl.NumberFormat()

/** Stacked bars over time. The values of a bar are shown while it has the pointer or the focus. */
export function BarChart({ label, series, bars, onOpen }: BarChartProps) {
  const [pointed, setPointed] = useState<number>()
  const max = niceMax(Math.max(0, ...bars.map(({ values }) => sum(values))))
  const bar = pointed === undefined ? undefined : bars[pointed]
  return (
    <figure className="grid grid-cols-1 gap-2">
      <Legend series={series} bars={bars} />
      <div className="grid grid-cols-[2.25rem_minmax(0,1fr)]">
        <Axis max={max} />
        <div className="relative">
          <svg aria-hidden="true" width="100%" height={height} className="block overflow-visible">
            <Grid />
            {bars.map(({ values, label }, index) => (
              <Bar key={label} {...{ values, series, max, index }} count={bars.length} isPointed={index === pointed} />
            ))}
          </svg>
          <BarButtons {...{ label, series, bars, onOpen }} onPoint={setPointed} />
          {bar && pointed !== undefined && <Values bar={bar} series={series} at={(pointed + 0.5) / bars.length} />}
        </div>
        <Ticks bars={bars} />
      </div>
    </figure>
  )
}

interface BarProps {
  readonly values: readonly number[]
  readonly series: readonly ChartSeries[]
  readonly max: number
  readonly index: number
  readonly count: number
  readonly isPointed: boolean
}

function Bar({ values, series, max, index, count, isPointed }: BarProps) {
  const width = 100 / count
  let top = height
  return (
    <g>
      {isPointed && <rect x={`${index * width}%`} width={`${width}%`} y={0} height={height} className="fill-hover" />}
      {series.map(({ name, color }, position) => {
        const size = ((values[position] ?? 0) / max) * height
        top -= size
        return (
          <rect
            key={name}
            x={`${(index + 0.12) * width}%`}
            width={`${width * 0.76}%`}
            y={top}
            height={size > 0 ? Math.max(size, 1) : 0}
            rx={1}
            className={classNames('fill-current', color)}
          />
        )
      })}
    </g>
  )
}

const lines = [0, 0.5, 1]

function Grid() {
  return lines.map((part) => (
    <line
      key={part}
      x1="0"
      x2="100%"
      y1={height * part}
      y2={height * part}
      className={part === 1 ? 'stroke-line-strong' : 'stroke-line'}
      strokeDasharray={part === 1 ? undefined : '2 3'}
    />
  ))
}

function Axis({ max }: { readonly max: number }) {
  return (
    <div aria-hidden className="relative text-xs text-quiet" style={{ height }}>
      {lines.map((part) => (
        <span key={part} className="absolute right-2 -translate-y-1/2" style={{ top: height * part }}>
          {numbers.format(max * (1 - part))}
        </span>
      ))}
    </div>
  )
}

function Ticks({ bars }: Pick<BarChartProps, 'bars'>) {
  return (
    <div aria-hidden className="relative col-start-2 mt-1 h-4 text-xs text-quiet">
      {bars.map(
        ({ tick, label }, index) =>
          tick && (
            <span
              key={label}
              className="absolute whitespace-nowrap"
              style={{ left: `${(index / bars.length) * 100}%` }}
            >
              {tick}
            </span>
          ),
      )}
    </div>
  )
}

function Legend({ series, bars }: Pick<BarChartProps, 'series' | 'bars'>) {
  return (
    <figcaption className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {series.map(({ name, color }, position) => (
        <span key={name} className="inline-flex items-center gap-1.5">
          <span aria-hidden className={classNames('size-2 rounded-sm bg-current', color)} />
          <span className="text-quiet">{name}</span>
          <span className="font-medium">{exact.format(sum(bars.map(({ values }) => values[position] ?? 0)))}</span>
        </span>
      ))}
    </figcaption>
  )
}

/** The values of one bar, beside the pointer and inside the chart. */
function Values({ bar, series, at }: { readonly bar: ChartBar; series: readonly ChartSeries[]; readonly at: number }) {
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute top-0 z-10 rounded-md border border-line bg-raised px-2.5 py-1.5 text-xs whitespace-nowrap shadow-lg"
      style={at < 0.5 ? { left: `calc(${at * 100}% + 0.75rem)` } : { right: `calc(${(1 - at) * 100}% + 0.75rem)` }}
    >
      <p className="font-medium">{bar.label}</p>
      {series.map(({ name, color }, position) => (
        <p key={name} className="flex items-center gap-1.5 text-quiet">
          <span className={classNames('size-2 rounded-sm bg-current', color)} />
          <span className="grow">{name}</span>
          <span className="pl-3 text-ink">{exact.format(bar.values[position] ?? 0)}</span>
        </p>
      ))}
    </div>
  )
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** The next of 2, 4, 6, 8, 10, 20, 30, 40, 60, 80, 100 …, whose halves are whole numbers. */
export function niceMax(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)))
  return [1, 2, 3, 4, 6, 8].map((step) => step * power).find((step) => step >= value && step % 2 === 0) ?? 10 * power
}
