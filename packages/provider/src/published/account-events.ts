import { rowsOf } from './rows.ts'

const { handled, kept, declined } = rowsOf('account_event', 'reference')

const logged = 'It changes nothing of an account. The log names it.'

/** Events of the field `account_update`. */
export const accountEvents = [
  ...handled(
    ['ACCOUNT_DELETED', 'the business account was deleted'],
    ['ACCOUNT_OFFBOARDED', 'a number of the business app has left, because its phone was changed'],
    ['ACCOUNT_RECONNECTED', 'a number of the business app is back'],
    ['ACCOUNT_RESTRICTION', 'the account is restricted'],
    ['DISABLED_UPDATE', 'the account is disabled, or allowed again'],
    ['PARTNER_APP_UNINSTALLED', 'the business has removed the app'],
    ['PARTNER_REMOVED', 'the business shares the account no longer'],
  ),
  ...kept(['ACCOUNT_VIOLATION', 'the account has violated a policy', 'It is one of the `alerts` of the account.']),
  ...declined(
    ['AD_ACCOUNT_LINKED', 'an advertising account is shared', logged],
    ['AUTH_INTL_PRICE_ELIGIBILITY_UPDATE', 'other prices of authentication messages', logged],
    ['BUSINESS_PRIMARY_LOCATION_COUNTRY_UPDATE', 'the country of the business', logged],
    ['MM_LITE_TERMS_SIGNED', 'terms of the marketing API are accepted', 'The marketing API is not used.'],
    ['PARTNER_ADDED', 'the account is shared with the app', 'Only a new authorization connects an account.'],
    [
      'PARTNER_APP_INSTALLED',
      'the business has given the app a permission',
      'Only a new authorization connects an account.',
    ],
    ['PARTNER_CLIENT_CERTIFICATION_STATUS_UPDATE', 'the verification of the business', logged],
    ['VOLUME_BASED_PRICING_TIER_UPDATE', 'another price by volume', logged],
  ),
]
