import { join } from 'node:path'
import { spec } from '../command/places.ts'
import { type Ended, runInstalled } from '../command/run.ts'

const document = join(spec, 'openapi.yaml')
const config = ['--config', join(spec, 'redocly.yaml')]

/** Lints spec/ by Redocly's strict rules and ours (spec/lint). */
export function lintContract(): Promise<Ended> {
  return runInstalled('redocly', ['lint', document, ...config])
}

/** Bundles spec/ into one JSON document, on stdout. Two components of one name are an error. */
export function bundleContract(): Promise<Ended> {
  const strict = ['--component-renaming-conflicts-severity', 'error']
  return runInstalled('redocly', ['bundle', document, ...config, '--ext', 'json', ...strict])
}
