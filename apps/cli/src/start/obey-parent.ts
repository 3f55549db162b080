import type { SupervisedService } from './supervise-service.ts'

/**
 * Restarts the services when the parent process sends `restart`, as `npm run -s dev` does after a change, and stops
 * everything when the parent is gone. Without a channel to a parent, nothing happens.
 */
export function obeyParent(services: readonly SupervisedService[]): { stopListening: () => void } {
  const restart = (message: unknown) => {
    if (message === 'restart') for (const service of services) service.restart()
  }
  const stop = () => void process.kill(process.pid, 'SIGTERM')
  process.on('message', restart).once('disconnect', stop)
  return {
    stopListening: () => {
      process.removeListener('message', restart).removeListener('disconnect', stop)
    },
  }
}
