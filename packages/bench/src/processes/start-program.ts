import { type Program, type RunningProcess, startProcess } from '@channel/test-kit/start-process'

/** Starts a program as in production, if it is a server on a free port of this machine. */
export function startProgram({ environment, ...program }: Program): Promise<RunningProcess> {
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'http://127.0.0.1', HOST: '127.0.0.1', PORT: '0' }
  return startProcess({ ...program, environment: { ...production, ...environment } })
}
