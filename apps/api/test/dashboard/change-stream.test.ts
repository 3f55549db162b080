import type { LiveHub, Watcher } from '@channel/core/mechanisms/live'
import { expect, it } from 'vitest'
import { openChangeStream } from '../../src/dashboard/handlers/open-change-stream.ts'

const viewer = { organizationId: 'org_1', sessionId: 'ses_1' }
const change = (n: number) => ({
  id: `evt_${n}`,
  type: 'contact.created',
  object_id: `ctc_${n}`,
  phone_number_id: null,
})

/** A hub whose changes the test decides. */
function aHub() {
  const watchers = new Set<Watcher>()
  const hub: LiveHub = {
    watch(_viewer, watcher) {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    expectChange: () => undefined,
    enter: () => [],
    close: async () => undefined,
  }
  const report = (n: number) => {
    for (const watcher of watchers) watcher.onChanges([change(n)])
  }
  return { hub, watchers, report }
}

it('keeps a limited number of messages for a client that does not read, then sends one reset', async () => {
  const { hub, watchers, report } = aHub()
  const reader = openChangeStream(hub, viewer)!.getReader()
  const readText = async () => new TextDecoder().decode((await reader.read()).value)
  for (let n = 1; n <= 1_000; n++) report(n)
  expect(await readText()).toBe('retry: 2000\n\n')
  const texts: string[] = []
  do texts.push(await readText())
  while (!texts.at(-1)?.includes('event: reset'))
  expect(texts.length).toBeLessThan(100)
  expect(texts[0]).toBe('id: evt_1\ndata: {"type":"contact.created","id":"ctc_1","phone_number_id":null}\n\n')
  report(1_001)
  expect(await readText()).toContain('ctc_1001')
  for (const watcher of watchers) watcher.onWrite('labels')
  expect(await readText()).toBe('data: {"type":"labels.changed","id":null,"phone_number_id":null}\n\n')
  await reader.cancel()
  expect(watchers.size).toBe(0)
})

it('ends when the hub ends it', async () => {
  const { hub, watchers } = aHub()
  const reader = openChangeStream(hub, viewer)!.getReader()
  await reader.read()
  for (const watcher of watchers) watcher.onEnd()
  expect(await reader.read()).toEqual({ done: true, value: undefined })
  expect(watchers.size).toBe(0)
})
