import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sources } from './install-peers.ts'
import type { GenerationCost } from './measure-github.ts'
import type { Summary } from './summarize.ts'

/** The figures of one generator. */
export interface MeasuredGenerator extends Summary {
  readonly name: string
  /** By package. */
  readonly versions: Readonly<Record<string, string>>
  readonly makes: string
  readonly github: GenerationCost
}

/** One run of `bench generators`. */
export interface MeasuredGenerators {
  /** `2026-11-22`. */
  readonly date: string
  /** Node, cores, processor and memory. */
  readonly machine: string
  readonly zod: string
  /** The number of JSON Schema tests. */
  readonly tests: number
  /** The number of requests to decode. */
  readonly requests: number
  /** The number of documents. */
  readonly documents: number
  /** Runs per cost; the lowest is recorded. */
  readonly rounds: number
  /** This one, named `ours`, and the others. */
  readonly generators: readonly MeasuredGenerator[]
}

const file = join(sources, 'measured.json')

export function readMeasured(): MeasuredGenerators {
  return JSON.parse(readFileSync(file, 'utf8'))
}

export function writeMeasured(measured: MeasuredGenerators): void {
  writeFileSync(file, `${JSON.stringify(measured, undefined, 2)}\n`)
}
