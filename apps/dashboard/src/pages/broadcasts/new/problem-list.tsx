import { broadcastsText } from '../../../messages/broadcasts.ts'
import type { LineProblem } from '../recipients/check-rows.ts'

const labels = broadcastsText.new
const shown = 50

/** What is wrong in a list of recipients, by line: the first of them. */
export function ProblemList({ problems }: { readonly problems: readonly LineProblem[] }) {
  if (problems.length === 0) return null
  return (
    <section aria-label={labels.problemCount(problems.length)} className="rounded-lg bg-warn-ground p-3 text-base">
      <p className="font-medium text-warn">{labels.problemCount(problems.length)}</p>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it must scroll by keyboard
        tabIndex={0}
        aria-label={labels.problemCount(problems.length)}
        className="scrollbar-thin mt-1 max-h-48 overflow-y-auto wrap-anywhere"
      >
        {problems.slice(0, shown).map(({ line, problem }) => (
          <li key={`${line} ${problem}`}>{labels.line(line, problem)}</li>
        ))}
        {problems.length > shown && <li>{labels.moreProblems(problems.length - shown)}</li>}
      </ul>
    </section>
  )
}
