import { expect, test } from 'vitest'
import { measureCommand } from './measure-command.ts'

test('measures CPU time, memory and exit code of a command', async () => {
  const work = `const held = Buffer.alloc(150e6, 1); const end = Date.now() + 300; while (Date.now() < end); console.log(held.length); process.exitCode = 3`
  const cost = await measureCommand(['-e', work], '.')
  expect(cost.exitCode).toBe(3)
  expect(cost.output.trim()).toBe('150000000')
  expect(cost.peakMegabytes).toBeGreaterThan(150)
  expect(cost.wallSeconds).toBeGreaterThan(0.3)
  expect(cost.cpuSeconds).toBeGreaterThan(0.1)
})

test('includes child processes of the command', async () => {
  const child = `const used = () => process.cpuUsage().user + process.cpuUsage().system; while (used() < 400e3);`
  const cost = await measureCommand(
    ['-e', `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(child)}])`],
    '.',
  )
  expect(cost.exitCode).toBe(0)
  expect(cost.cpuSeconds).toBeGreaterThan(0.3)
})
