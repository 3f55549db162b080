export type { Fault } from './faults.ts'
export { type Simulator, type SimulatorOptions, startSimulator } from './start-simulator.ts'
export type { SimulatedTemplate, TemplateInput } from './templates.ts'
