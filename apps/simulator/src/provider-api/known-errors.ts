/** The provider's messages, by code. */
export const knownErrors: Readonly<Record<number, string>> = {
  1: 'An unknown error occurred',
  2: 'Service temporarily unavailable',
  4: 'Application request limit reached',
  10: 'Application does not have permission for this action',
  190: 'Error validating access token',
  368: 'Temporarily blocked for policies violations',
  80007: 'Rate limit hit',
  130429: 'Rate limit hit',
  130472: "User's number is part of an experiment",
  130497: 'Business account is restricted from messaging users in this country',
  131000: 'Something went wrong',
  131008: 'Required parameter is missing',
  131009: 'Parameter value is not valid',
  131016: 'Service unavailable',
  131021: 'Recipient cannot be sender',
  131026: 'Message undeliverable',
  131031: 'Account has been locked',
  131042: 'Business eligibility payment issue',
  131047: 'Re-engagement message',
  131048: 'Spam rate limit hit',
  131049: 'This message was not delivered to maintain healthy ecosystem engagement',
  131050: 'User has stopped marketing messages from this business',
  131051: 'Unsupported message type',
  131052: 'Media download error',
  131053: 'Media upload error',
  131056: '(Business account, consumer account) pair rate limit hit',
  131057: 'Account in maintenance mode',
  132000: 'Number of parameters does not match the expected number of params',
  132001: 'Template name does not exist in the translation',
  132007: 'Template format character policy violated',
  132015: 'Template is paused',
  132016: 'Template is disabled',
  133010: 'The account is not registered',
}

/** The provider's message for a code. */
export function messageOfError(code: number): string {
  return knownErrors[code] ?? 'Something went wrong'
}
