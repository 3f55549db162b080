export * from './calls.ts'
export * from './events.ts'
export * from './factories.ts'
export * from './numbers.ts'
