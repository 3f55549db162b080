// Generated from spec/. Do not edit.
import type { DocumentText } from '@channel/codegen/zod'

export declare const document: () => DocumentText
