import { expect, it } from 'vitest'
import { aSendScene } from '../support/send-scene.ts'

it('sends at the usual pace from a number that is responsive again', async () => {
  const { engine, simulator, sender, newRecipient, sendText, sends } = await aSendScene()
  simulator.arm({ kind: 'hang', times: 3 })
  const http = { requestTimeoutMs: 8_000 }
  engine({ slots: 4, slowSlots: 1, maxInFlight: 4, slowAfterMs: 100, http })
  const to = await Promise.all(Array.from({ length: 12 }, () => newRecipient(sender)))
  await Promise.all(to.map((each) => sendText('Hello', { to: each })))
  const states = async () => (await sends()).map(({ state }) => state).toSorted()
  await expect.poll(states).toEqual([...Array<string>(9).fill('sent'), ...Array<string>(3).fill('uncertain')])
})
