export interface ChartSeries {
  readonly name: string
  /** The class of its color, such as `text-accent`. */
  readonly color: string
}

export interface ChartBar {
  /** The time that the bar covers, for display: `Nov 22, 10 PM`. */
  readonly label: string
  /** Shown below the axis, for some bars. */
  readonly tick?: string | undefined
  /** One value for each series, from the bottom up. */
  readonly values: readonly number[]
}

/** Whether a bar has a tick, if about so many of them shall have one. The last ones have none, because its text would not fit. */
export function hasTick(index: number, bars: number, ticks: number): boolean {
  const every = Math.max(1, Math.ceil(bars / ticks))
  return index % every === 0 && index + every / 2 < bars
}
