/** @module-tag long */
import { describe, expect, it } from 'vitest'
import { buildProgram } from '../src/program.ts'
import { everyCommand } from './support/every-command.ts'
import { spawnChannel } from './support/run-channel.ts'

describe('every command as a process', () => {
  it.each(everyCommand(buildProgram()).map((path) => [path.join(' ') || '(all)', path] as const))(
    '%s prints its help and exits with 0',
    async (_, path) => {
      const { status, stdout, stderr } = await spawnChannel([...path, '--help'])
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
      expect(stdout).toContain(`Usage: ${['channel', ...path].join(' ')}`)
    },
  )
})
