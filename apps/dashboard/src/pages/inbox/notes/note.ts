import type { components } from '@channel/client'

export type Note = components['schemas']['Note']
