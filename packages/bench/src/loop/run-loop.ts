import { measureCommand } from '../processes/measure-command.ts'
import { atMost, type Goal, type Report } from '../report/goal.ts'
import { renderTable } from '../report/render-table.ts'
import { median } from '../statistics/median.ts'
import { copyRepository } from './copy-repository.ts'
import { type EditableOperation, editOperation } from './edit-operation.ts'
import { emptyCaches } from './empty-caches.ts'
import { type Cost, measureDev } from './measure-dev.ts'

/** A step with the goal of its median on two quiet cores, in seconds. */
interface Step {
  readonly name: string
  readonly costs: readonly Cost[]
  readonly goalSeconds?: number
}

/**
 * Measures what a backend engineer waits for: `verify` with empty caches, without a change and after one changed operation, and
 * `dev` from the save of an operation to its lines. Works on a copy of the repository.
 *
 * @throws Error with the output of a command that fails
 */
export async function runLoop({ rounds }: { readonly rounds: number }, log: (line: string) => void): Promise<Report> {
  log('copy and install')
  await using copy = await copyRepository()
  const { path } = copy
  const operation = await editOperation(path)
  log('verify')
  const steps: Step[] = await verifySteps(path, operation, rounds)
  log('dev')
  const { validVerdict, invalidVerdict, types } = await measureDev(path, operation, rounds)
  steps.push(
    { name: 'dev: save to verdict, valid', costs: validVerdict, goalSeconds: 1 },
    { name: 'dev: save to verdict, invalid', costs: invalidVerdict, goalSeconds: 1 },
    { name: 'dev: save to types', costs: types, goalSeconds: 3 },
  )
  return { text: renderSteps(steps), goals: steps.flatMap(goalsOf) }
}

/** With empty caches, `verify` takes much longer than the other steps. */
const maxEmptyRounds = 3

async function verifySteps(path: string, operation: EditableOperation, rounds: number): Promise<Step[]> {
  const verify = () => measureScript(path, 'verify')
  const empty: Cost[] = []
  for (let round = 1; round <= Math.min(rounds, maxEmptyRounds); round++) {
    await emptyCaches(path)
    empty.push(await verify())
  }
  const unchanged: Cost[] = []
  const generate: Cost[] = []
  const changed: Cost[] = []
  for (let round = 1; round <= rounds; round++) {
    unchanged.push(await verify())
    await operation.saveValid()
    generate.push(await measureScript(path, 'generate'))
    changed.push(await verify())
  }
  return [
    { name: 'verify, empty caches', costs: empty, goalSeconds: 25 },
    { name: 'verify, unchanged', costs: unchanged },
    { name: 'generate, one changed operation', costs: generate },
    { name: 'verify, one changed operation', costs: changed, goalSeconds: 10 },
  ]
}

async function measureScript(path: string, script: string): Promise<Cost> {
  // npm runs this bench too, and takes the Node of node_modules/.bin for the script, as it does for everybody.
  const cost = await measureCommand([process.env.npm_execpath ?? '', 'run', '-s', script], path)
  if (cost.exitCode !== 0) throw new Error(`npm run -s ${script} ended with ${cost.exitCode}:\n${cost.output.trim()}`)
  return cost
}

function renderSteps(steps: readonly Step[]): string {
  const rows = steps.map(({ name, costs }) => [
    name,
    median(costs.map(({ wallSeconds }) => wallSeconds)).toFixed(2),
    median(costs.map(({ cpuSeconds }) => cpuSeconds)).toFixed(2),
    String(costs.length),
  ])
  return renderTable(['loop of a contract change', 'wall s', 'CPU s', 'runs'], rows)
}

function goalsOf({ name, costs, goalSeconds }: Step): Goal[] {
  if (goalSeconds === undefined) return []
  const measured = median(costs.map(({ wallSeconds }) => wallSeconds))
  return [atMost(`${name}, on two quiet cores`, measured, goalSeconds, 's')]
}
