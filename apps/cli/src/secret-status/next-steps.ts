import type { KeyStatus, SecretStatus } from '@channel/core/secret-rotation'
import { invocation } from '../program-name.ts'
import { describeValues, sumOfValues } from './describe-values.ts'

/** The next steps for CHANNEL_SECRET, a sentence each, most urgent first. */
export function nextSteps({ keys, processes }: SecretStatus): string[] {
  const [current, ...others] = keys
  const needed = others.filter((key) => sumOfValues(key) > 0)
  const missing = needed.filter(({ position }) => position === null)
  const previous = needed.filter(({ position }) => position !== null)
  const outdated = processes.filter(({ key_ids }) => key_ids[0] !== current?.key_id)
  const unneeded = others.filter(({ can_be_removed }) => can_be_removed)
  return [
    ...missing.map(
      (key) =>
        `CHANNEL_SECRET lacks the secret of key ${key.key_id}, which stored values need (${describeValues(key)}): append it.`,
    ),
    ...outdated.map(
      ({ kind, host, pid }) =>
        `The ${kind} (process ${pid} on ${host}) does not encrypt with key ${current?.key_id}: restart it with this CHANNEL_SECRET.`,
    ),
    ...previous.map(
      (key) =>
        `Stored values need key ${key.key_id}, secret ${key.position} (${describeValues(key)}): run \`${invocation} secret rotate\`.`,
    ),
    ...unneeded.map(removal),
  ]
}

function removal({ key_id, position, last_used_at, cursors_until }: KeyStatus): string {
  const nothing = `No stored value needs key ${key_id}, secret ${position}`
  if (last_used_at === null) return `${nothing}: remove it, unless it is a new one that will become the first.`
  if (cursors_until === null) return `${nothing}: remove it.`
  return `${nothing}: remove it, after ${cursors_until} if older page cursors must stay valid.`
}
