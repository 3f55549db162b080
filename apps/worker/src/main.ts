import { isHelpRequested, processHelp } from '@channel/settings'

if (isHelpRequested()) {
  const about = 'Sends messages, delivers webhooks and removes old data. `npm start` runs it.'
  process.stdout.write(`${processHelp('worker', about)}\n`)
} else {
  // Loaded only now: help needs nothing of it.
  await import('./run-worker.ts')
}
