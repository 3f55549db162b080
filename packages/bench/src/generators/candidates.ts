import { builtGenerator } from '../generate/built-generator.ts'

/** A generator that is measured. */
export interface Candidate {
  /** Also the name of its adapter: `kubb.js`. */
  readonly name: string
  /** Its packages, whose versions are recorded. */
  readonly packages: readonly string[]
  /** The arguments for Node with which its command generates from `openapi.json`, relative to the directory with `node_modules`. */
  readonly args: readonly string[]
  /** The directory that the command writes. */
  readonly output: string
  /** The files that the command generates. */
  readonly makes: string
}

const bin = (path: string) => `node_modules/${path}`

/** This generator. */
export const ours: Candidate = {
  name: 'ours',
  packages: ['@channel/codegen'],
  args: [builtGenerator, 'openapi.json', '--out', 'ours'],
  output: 'ours',
  makes: 'zod, routes, handlers, types',
}

/** The others, as installed from `packages/bench/generators/`. */
export const peers: readonly Candidate[] = [
  {
    name: 'hey-api',
    packages: ['@hey-api/openapi-ts'],
    args: [bin('@hey-api/openapi-ts/bin/run.js'), '--input', 'openapi.json', '--output', 'hey-api', '--plugins', 'zod'],
    output: 'hey-api',
    makes: 'zod',
  },
  {
    name: 'kubb',
    packages: ['kubb', '@kubb/plugin-zod'],
    args: [bin('kubb/bin/kubb.js'), 'generate', '--config', 'kubb.config.ts'],
    output: 'kubb',
    makes: 'zod',
  },
  {
    name: 'orval',
    packages: ['orval'],
    args: [bin('orval/dist/bin/orval.mjs'), '--config', 'orval.config.ts'],
    output: 'orval',
    makes: 'zod',
  },
  {
    name: 'hono-takibi',
    packages: ['hono-takibi'],
    args: [bin('hono-takibi/dist/index.js'), 'openapi.json', '-o', 'hono-takibi/routes.ts'],
    output: 'hono-takibi',
    makes: 'zod, routes',
  },
]
