export { ddlProblems } from './ddl-problems.ts'
export { type DistributionRule, findBreaches } from './find-breaches.ts'
export { findSchemaBreaches, type SchemaBreaches } from './find-schema-breaches.ts'
