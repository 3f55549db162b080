// Generated from spec/. Do not edit.
import type { z } from '@hono/zod-openapi'
import type { Account, ListOf } from './shared.js'

export declare const AccountList: ListOf<typeof Account>
