// Generated from spec/. Do not edit.
import type { Compiler } from './runtime.js'

export declare const compiler: Compiler
