// Generated from spec/. Do not edit.
import { z } from '@hono/zod-openapi'
import { Account, listOf } from './shared.js'

/** A page of connected accounts, the newest first. */
export const AccountList = listOf(Account).openapi('AccountList')
