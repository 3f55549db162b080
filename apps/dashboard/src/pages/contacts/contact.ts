import type { components } from '@channel/client'

export type Contact = components['schemas']['Contact']
