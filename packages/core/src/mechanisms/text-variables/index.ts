export { fillVariables, requireKnownVariables } from './text-variables.ts'
