import { documentProblems } from './document-problems.ts'
import { httpProblems } from './http-problems.ts'
import { schemaProblems } from './schema-problems.ts'

/** All problems by code. The table in the README is generated from it. */
export const problemTable = { ...documentProblems, ...schemaProblems, ...httpProblems }

/** The code of a kind of problem. */
export type ProblemCode = keyof typeof problemTable

/** Fills in the placeholders of a text. */
export function fill(text: string, details: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => details[name] ?? whole)
}
