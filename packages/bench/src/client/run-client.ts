import type { Goal } from '../report/goal.ts'
import { renderTable } from '../report/render-table.ts'
import { median } from '../statistics/median.ts'
import { medianRatio } from '../statistics/median-ratio.ts'
import { ConsumerProject, compilers } from './consumer-project.ts'
import { writeConsumer } from './write-consumer.ts'

const calls = 300
const maxCpuSeconds = 1.5

/**
 * Measures what the client's types cost the compiler: a program of 300 calls, and one that only imports the client,
 * against an empty one with the same libraries.
 *
 * @returns the table and the goals
 */
export async function runClient(
  { rounds }: { readonly rounds: number },
  log: (line: string) => void,
): Promise<{ text: string; goals: Goal[] }> {
  const project = await ConsumerProject.create()
  try {
    const programs = {
      'an empty program': 'export {}\n',
      'importing the client': writeConsumer(project.facade, 0),
      [`${calls} calls`]: writeConsumer(project.facade, calls),
    }
    const measured = Object.keys(compilers).map((compiler) => ({
      compiler: compiler as keyof typeof compilers,
      programs: Object.entries(programs).map(([title, program]) => ({ title, program, cpu: [] as number[] })),
    }))
    for (let round = 0; round <= rounds; round++) {
      log(round === 0 ? 'warming up' : `round ${round} of ${rounds}`)
      for (const { compiler, programs } of measured) {
        for (const [index, { program, cpu }] of programs.entries()) {
          const { cpuSeconds } = await project.compile(compiler, `program${index}`, program)
          if (round > 0) cpu.push(cpuSeconds)
        }
      }
    }
    const results = measured.flatMap(({ compiler, programs }) =>
      programs.map(({ title, cpu }) => {
        const empty = programs[0]?.cpu ?? []
        const extra = median(cpu.map((seconds, round) => seconds - (empty[round] as number)))
        return { compiler, title, cpu: median(cpu), extra, ratio: medianRatio(cpu, empty) }
      }),
    )
    return {
      text: [
        'type-checking a program that uses the packed client',
        renderTable(
          ['', '', 'CPU s', 'more than empty', '× empty'],
          results.map(({ compiler, title, cpu, extra, ratio }) => [
            compiler,
            title,
            ...[cpu, extra, ratio].map((figure) => figure.toFixed(2)),
          ]),
        ),
      ].join('\n'),
      goals: results
        .filter(({ compiler, title }) => compiler === 'TypeScript 7' && title === `${calls} calls`)
        .map(({ extra }) => ({
          name: `${calls} calls of the client, compiler's CPU s more than an empty program`,
          measured: extra,
          bound: { atMost: maxCpuSeconds },
          unit: 'CPU s',
        })),
    }
  } finally {
    await project.remove()
  }
}
