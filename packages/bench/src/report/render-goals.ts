import { type Goal, isMet } from './goal.ts'
import { renderTable } from './render-table.ts'

/** The goals as a table: the measured figure, the goal, met or not met. */
export function renderGoals(goals: readonly Goal[]): string {
  const rows = goals.map((goal) => {
    const { name, measured, bound, unit = '' } = goal
    const sign = 'atLeast' in bound ? `≥ ${bound.atLeast}` : `≤ ${bound.atMost}`
    return [
      name,
      `${measured.toFixed(2)} ${unit}`.trimEnd(),
      `${sign} ${unit}`.trimEnd(),
      isMet(goal) ? 'met' : 'NOT MET',
    ]
  })
  return renderTable(['goal', 'measured', 'required', ''], rows)
}
