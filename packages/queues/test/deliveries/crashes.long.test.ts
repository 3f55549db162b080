import { it } from 'vitest'
import type { Step } from '../support/engine-process.ts'
import { expectAllDelivered } from './crashes.fixtures.ts'

it.each<Step>(['claimed', 'recorded'])('completes all deliveries after a worker dies at step "%s"', expectAllDelivered)
