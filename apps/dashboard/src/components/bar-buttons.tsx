import { type KeyboardEvent, useRef, useState } from 'react'
import type { ChartBar, ChartSeries } from './chart-data.ts'

interface BarButtonsProps {
  readonly label: string
  readonly series: readonly ChartSeries[]
  readonly bars: readonly ChartBar[]
  /** Called with the bar that has the pointer or the focus; undefined when none has. */
  readonly onPoint: (index: number | undefined) => void
  readonly onOpen: (index: number) => void
}

const exact = new Intl.NumberFormat()

/**
 * A button over each bar, which has the bar's values as its name. The chart is one stop of the Tab key; arrow keys, Home and
 * End move between its bars.
 */
export function BarButtons({ label, series, bars, onPoint, onOpen }: BarButtonsProps) {
  const toolbar = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<number>()
  const last = bars.length - 1
  const current = Math.min(chosen ?? last, last)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = targetOf(event.key, current, last)
    if (next === undefined) return
    event.preventDefault()
    toolbar.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div
      ref={toolbar}
      role="toolbar"
      aria-label={label}
      className="absolute inset-0 flex"
      onKeyDown={onKeyDown}
      onPointerLeave={() => onPoint(undefined)}
      onBlur={() => onPoint(undefined)}
    >
      {bars.map((bar, index) => (
        <button
          key={bar.label}
          type="button"
          tabIndex={index === current ? 0 : -1}
          aria-label={describe(bar, series)}
          className="min-w-0 flex-1 cursor-pointer rounded-sm focus-visible:outline-2 focus-visible:outline-accent"
          onPointerEnter={() => onPoint(index)}
          onFocus={() => {
            setChosen(index)
            onPoint(index)
          }}
          onClick={() => onOpen(index)}
        />
      ))}
    </div>
  )
}

function describe({ label, values }: ChartBar, series: readonly ChartSeries[]): string {
  return `${label}: ${series.map(({ name }, position) => `${name} ${exact.format(values[position] ?? 0)}`).join(', ')}`
}

/** The index that a key leads to, or undefined for other keys. */
export function targetOf(key: string, current: number, last: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: Math.max(0, current - 1),
    ArrowRight: Math.min(last, current + 1),
    Home: 0,
    End: last,
  }
  return Object.hasOwn(targets, key) ? targets[key] : undefined
}
