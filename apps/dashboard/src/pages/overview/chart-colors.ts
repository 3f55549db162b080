/** The colors of the parts of a bar. */
export const chartColors = {
  accent: { fill: 'fill-accent', background: 'bg-accent' },
  soft: { fill: 'fill-accent/40', background: 'bg-accent/40' },
  info: { fill: 'fill-info', background: 'bg-info' },
  warn: { fill: 'fill-warn', background: 'bg-warn' },
  bad: { fill: 'fill-bad', background: 'bg-bad' },
}
