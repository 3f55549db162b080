import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { channelEntry, spawnChannel } from './support/run-channel.ts'

// The help of every command is tested within this process, in usage.test.ts: a process of its own loads the same program.
describe('a command as a process', () => {
  it.each([[[]], [['key']], [['key', 'list']], [['start']], [['webhook', 'listen']], [['mcp']]])(
    '%j prints its help and exits with 0',
    async (path) => {
      const { status, stdout, stderr } = await spawnChannel([...path, '--help'])
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
      expect(stdout).toContain(`Usage: ${['channel', ...path].join(' ')}`)
    },
  )

  it('ends without an error when the reader of its output closes', async () => {
    // The reader is gone before the first line is written.
    const script = `set -o pipefail; "$0" "$1" --help | true; echo "\${PIPESTATUS[0]}"`
    const { stdout, stderr } = await promisify(execFile)('bash', ['-c', script, process.execPath, channelEntry])
    expect({ stdout, stderr }).toEqual({ stdout: '0\n', stderr: '' })
  })
})
