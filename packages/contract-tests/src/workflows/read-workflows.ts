import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { OperationId } from '@channel/contract/routes'
import { parse } from 'yaml'

export const WORKFLOWS = fileURLToPath(new URL('../../../../spec/workflows/', import.meta.url))

/** An Arazzo document, as far as it is used here. */
export interface WorkflowDocument {
  /** The name of its file. */
  readonly file: string
  readonly sourceDescriptions: readonly { readonly name: string; readonly url: string }[]
  readonly workflows: readonly Workflow[]
}

export interface Workflow {
  readonly workflowId: string
  readonly summary?: string
  readonly description?: string
  readonly inputs?: { readonly properties?: Readonly<Record<string, unknown>> }
  readonly steps: readonly WorkflowStep[]
  /** name → `$steps.STEP.outputs.NAME` */
  readonly outputs?: Readonly<Record<string, string>>
}

export interface WorkflowStep {
  readonly stepId: string
  readonly description?: string
  readonly operationId?: OperationId
  /** Another workflow of the document. */
  readonly workflowId?: string
  /** The response depends on earlier requests, so the mock cannot do it. */
  readonly 'x-needs-state'?: boolean
  /** name → `$response.body#/…` */
  readonly outputs?: Readonly<Record<string, string>>
}

/** All documents of spec/workflows. */
export function readWorkflows(): WorkflowDocument[] {
  return globSync('*.arazzo.yaml', { cwd: WORKFLOWS })
    .sort()
    .map((file) => ({
      file,
      ...(parse(readFileSync(join(WORKFLOWS, file), 'utf8')) as Omit<WorkflowDocument, 'file'>),
    }))
}

/** The workflows that a customer starts; the others are called by these. */
export function startedWorkflows({ workflows }: WorkflowDocument): Workflow[] {
  const called = new Set(workflows.flatMap(({ steps }) => steps.map(({ workflowId }) => workflowId)))
  return workflows.filter(({ workflowId }) => !called.has(workflowId))
}
