import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadDocument } from '@channel/codegen'
import { commonCases, isRight, publicDocuments, runWireCases } from '@channel/codegen/score'
import { buildGenerator } from '../generate/built-generator.ts'
import { githubDocument } from '../generate/github-document.ts'
import { makeDirectory } from '../generate/make-directory.ts'
import { describeMachine } from '../report/describe-machine.ts'
import { type Candidate, ours, peers } from './candidates.ts'
import { installPeers, versionOf } from './install-peers.ts'
import { type GenerationCost, lowestUnlessCrashed, measureGeneration } from './measure-github.ts'
import type { MeasuredGenerator, MeasuredGenerators } from './measured.ts'
import { scoreTasks } from './score-tasks.ts'
import { type Summary, summarize } from './summarize.ts'
import { type Task, writeTasks } from './write-tasks.ts'

/** A generator and where it is installed. */
interface Installed {
  readonly candidate: Candidate
  readonly directory: string
  readonly adapter: string
}

const ourAdapter = fileURLToPath(new URL('./ours.ts', import.meta.url))

/**
 * Installs the other generators and measures them and this one in the same way.
 *
 * @throws Error if they or GitHub's document cannot be downloaded
 */
export async function measureGenerators(rounds: number, log: (line: string) => void): Promise<MeasuredGenerators> {
  const directory = await mkdtemp(join(tmpdir(), 'channel-bench-generators-'))
  const github = await githubDocument()
  const text = JSON.stringify((await loadDocument(github)).document)
  const ourDirectory = await makeDirectory(text)
  try {
    log('build and install')
    await buildGenerator()
    await installPeers(directory)
    await writeFile(join(directory, 'openapi.json'), text)
    const documents = publicDocuments()
    const tasks = await writeTasks(join(directory, 'tasks'), documents)
    const installed = [
      { candidate: ours, directory: ourDirectory, adapter: ourAdapter },
      ...peers.map((candidate) => ({ candidate, directory, adapter: join(directory, `${candidate.name}.js`) })),
    ]
    const summaries = await scoreEach(installed, tasks, join(directory, 'tasks.json'), log)
    const costs = await measureEach(installed, rounds, log)
    const ourRequests = (await runWireCases()).common.filter(isRight).length
    const generators: MeasuredGenerator[] = []
    for (const [index, { candidate, directory: home }] of installed.entries()) {
      const { name, packages, makes } = candidate
      const versions: Record<string, string> = {}
      for (const each of packages) versions[each] = await versionOf(home, each)
      const summary = summaries[index]!
      const requestsRight = candidate === ours ? ourRequests : summary.requestsRight
      generators.push({ name, versions, makes, ...summary, requestsRight, github: costs[index]! })
    }
    return {
      date: new Date().toISOString().slice(0, 10),
      machine: describeMachine(),
      zod: await versionOf(directory, 'zod'),
      tests: tasks.reduce((sum, task) => sum + (task.kind === 'group' ? task.tests.length : 0), 0),
      requests: commonCases.length,
      documents: documents.length,
      rounds,
      generators,
    }
  } finally {
    for (const each of [directory, ourDirectory]) await rm(each, { recursive: true, force: true })
  }
}

async function scoreEach(
  installed: readonly Installed[],
  tasks: readonly Task[],
  tasksFile: string,
  log: (line: string) => void,
): Promise<Summary[]> {
  await writeFile(tasksFile, JSON.stringify(tasks))
  const summaries: Summary[] = []
  for (const { candidate, directory, adapter } of installed) {
    log(`${candidate.name}: tests, documents and requests`)
    const outputs = join(directory, 'outputs', candidate.name)
    await mkdir(outputs, { recursive: true })
    const outcomes = await scoreTasks({ adapter, tasks: tasksFile, count: tasks.length, outputs })
    summaries.push(summarize(tasks, outcomes, outputs))
  }
  return summaries
}

/** Measures the generators in turn, so that a slow minute of the machine affects all. */
async function measureEach(
  installed: readonly Installed[],
  rounds: number,
  log: (line: string) => void,
): Promise<GenerationCost[]> {
  const costs: GenerationCost[][] = installed.map(() => [])
  for (let round = 1; round <= rounds; round++) {
    for (const [index, { candidate, directory }] of installed.entries()) {
      if (costs[index]!.some((cost) => 'crash' in cost)) continue
      log(`${candidate.name}: cost of GitHub's document, ${round} of ${rounds}`)
      costs[index]!.push(await measureGeneration(candidate, directory))
    }
  }
  return costs.map(lowestUnlessCrashed)
}
