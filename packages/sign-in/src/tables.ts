const timestamps = { createdAt: 'created_at', updatedAt: 'updated_at' }

/** Where better-auth finds its models: the tables of `packages/db/schema/sign-in.sql`. */
export const tables = {
  user: {
    modelName: 'sign_in_users',
    fields: { emailVerified: 'email_verified', ...timestamps },
  },
  session: {
    modelName: 'sign_in_sessions',
    fields: {
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      userId: 'user_id',
      ...timestamps,
    },
    additionalFields: {
      activeOrganizationId: {
        type: 'string',
        required: false,
        input: false,
        fieldName: 'active_organization_id',
      },
      secondFactor: { type: 'boolean', required: false, input: false, fieldName: 'second_factor' },
    },
  },
  account: {
    modelName: 'sign_in_accounts',
    fields: {
      accountId: 'account_id',
      providerId: 'provider_id',
      userId: 'user_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
      ...timestamps,
    },
  },
  verification: {
    modelName: 'sign_in_verifications',
    fields: { expiresAt: 'expires_at', ...timestamps },
  },
} as const

/** The same for the plugin of second factors. */
export const secondFactorSchema = {
  user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
  twoFactor: {
    modelName: 'sign_in_two_factors',
    fields: {
      backupCodes: 'backup_codes',
      userId: 'user_id',
      failedVerificationCount: 'failed_verification_count',
      lockedUntil: 'locked_until',
    },
  },
} as const

/** The same for the plugin of passkeys. */
export const passkeySchema = {
  passkey: {
    modelName: 'sign_in_passkeys',
    fields: {
      publicKey: 'public_key',
      userId: 'user_id',
      credentialID: 'credential_id',
      deviceType: 'device_type',
      backedUp: 'backed_up',
      createdAt: 'created_at',
    },
  },
} as const
