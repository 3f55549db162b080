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
